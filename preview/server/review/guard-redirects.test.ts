import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { createClockedServices } from '#adapters/service/testing/clocked-services.ts';
import { contentItemEndpoints } from '#schemas/api/content/content-items.ts';
import { settingsId } from '#schemas/api/content/content-kind.ts';
import type { Guard } from '../editing-api.ts';
import { createRedirectGuard } from './guard-redirects.ts';

const { publishContent, scheduleContent, saveContentDraft } = contentItemEndpoints;
const params = { kind: 'settings', id: settingsId } as const;
const withRedirects = (...redirects: readonly { from: string; to: string }[]) => ({
  siteName: 'Pandan Row',
  redirects,
});
const overPage = withRedirects({ from: '/offers', to: '/menu' });
const overNothing = withRedirects({ from: '/old', to: '/menu' });
const refused = {
  status: 422,
  refusal: {
    message: 'The settings redirect visitors away from live pages and were not published.',
    errors: [
      {
        path: 'content.redirects[0].from',
        message: '/offers is a live page; visitors would not reach it. Change the address or unpublish the page first.',
      },
    ],
  },
};

let services: ReturnType<typeof createClockedServices>;
let guard: Guard;
let liveAddresses: readonly string[];
let save: (body: object) => Promise<unknown>;
let publish: () => Promise<unknown>;
beforeEach(async () => {
  liveAddresses = ['/offers'];
  services = createClockedServices(undefined);
  const { client } = await services.start();
  guard = createRedirectGuard(client.call, async () => ({ liveAddresses, builtInRedirects: [] }));
  save = (body) => client.call(saveContentDraft, { params, body: { ...body } });
  publish = () => client.call(publishContent, { params });
});
afterEach(() => services.close());

describe('the guard before settings are published [editor.addresses] [preview.publish]', () => {
  it('refuses a redirect from a live page, at once and on schedule', async () => {
    await save(overPage);
    expect(await guard(publishContent, params, undefined)).toEqual(refused);
    expect(await guard(scheduleContent, params, { publishAt: '2027-04-01T08:00:00Z' })).toEqual(refused);
  });

  it('publishes the version that it checked', async () => {
    await save(overNothing);
    expect(await guard(publishContent, params, {})).toEqual({ body: { version: 1 } });
    expect(await guard(publishContent, params, { version: 0 })).toEqual({ body: { version: 0 } });
  });

  it('refuses a revision where a page has gone live since', async () => {
    await save(overPage);
    await publish();
    expect(await guard(publishContent, params, { revision: 2 })).toEqual(refused);
    liveAddresses = [];
    expect(await guard(publishContent, params, { revision: 2 })).toEqual({ body: { revision: 2 } });
  });

  it('leaves all other calls as they are', async () => {
    await save(overPage);
    expect(await guard(scheduleContent, params, { publishAt: null })).toEqual({ body: { publishAt: null } });
    expect(await guard(saveContentDraft, params, overPage)).toEqual({ body: overPage });
    expect(await guard(publishContent, { kind: 'offer', id: '900' }, undefined)).toEqual({ body: undefined });
  });
});
