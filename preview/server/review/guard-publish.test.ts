import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { createClockedServices } from '#adapters/service/testing/clocked-services.ts';
import { editingEndpoints } from '#schemas/api/content/editing.ts';
import { pageLifecycleEndpoints } from '#schemas/api/content/page-lifecycle.ts';
import { emptySource } from '#site/pages/source/empty-source.ts';
import { loadRedirects, type Redirect } from '#site/routing/redirects/redirect-table.ts';
import type { Guard } from '../editing-api.ts';
import { createPublishGuard } from './guard-publish.ts';

const pageOf = (tile: object) => ({ id: 'about', title: 'About', description: 'About us.', tiles: [tile] });
const validPage = pageOf({ type: 'text', key: 'one', heading: 'Words', body: '<p>Words.</p>' });
const invalidPage = pageOf({ type: 'text', key: 'one', heading: 'Words' });
const params = { id: 'about' };
const errors = [expect.objectContaining({ path: 'tiles[0].body' })];
const refused = { status: 422, refusal: { message: 'The page has 1 error and was not published.', errors } };

let services: ReturnType<typeof createClockedServices>;
let guard: Guard;
let redirects: readonly Redirect[];
let save: (page: typeof validPage) => Promise<unknown>;
let publish: () => Promise<unknown>;
let unpublish: () => Promise<unknown>;
beforeEach(async () => {
  services = createClockedServices(undefined);
  const { client } = await services.start();
  redirects = [];
  guard = createPublishGuard({
    call: client.call,
    source: emptySource,
    storesPages: async () => true,
    redirects: async () => loadRedirects(redirects).table,
  });
  save = (body) => client.call(editingEndpoints.saveDraft, { params, body });
  publish = () => client.call(editingEndpoints.publishPage, { params });
  unpublish = () => client.call(editingEndpoints.unpublishPage, { params });
});
afterEach(() => services.close());

describe('the guard before publishing', () => {
  it('publishes the version that it validated, at once and on schedule [preview.publish]', async () => {
    await save(validPage);
    await save(validPage);
    expect(await guard(editingEndpoints.publishPage, params, undefined)).toEqual({ body: { version: 2 } });
    const publishAt = '2027-04-01T08:00:00Z';
    expect(await guard(pageLifecycleEndpoints.schedulePage, params, { publishAt })).toEqual({
      body: { publishAt, version: 2 },
    });
  });

  it('refuses a page whose address is redirected, in a draft and in a revision [editor.addresses] [preview.publish]', async () => {
    await save(validPage);
    await publish();
    await save(validPage);
    redirects = [{ from: '/about', to: '/menu', prefix: false }];
    for (const body of [{}, { revision: 1 }])
      expect(await guard(editingEndpoints.publishPage, params, body)).toMatchObject({
        status: 422,
        refusal: {
          errors: [
            {
              message:
                'Visitors of this address are redirected to /menu, so nobody would see the page. Change its address, or remove the redirect from the settings.',
            },
          ],
        },
      });
    redirects = [{ from: '/about-us', to: '/menu', prefix: false }];
    expect(await guard(editingEndpoints.publishPage, params, {})).toEqual({ body: { version: 2 } });
  });

  it('passes on the version that the editor has seen, so that the service refuses any other [preview.publish]', async () => {
    await save(validPage);
    await save(validPage);
    expect(await guard(editingEndpoints.publishPage, params, { version: 1 })).toEqual({ body: { version: 1 } });
  });

  it('refuses a draft with errors, and says where they are [preview.errors]', async () => {
    await save(invalidPage);
    expect(await guard(editingEndpoints.publishPage, params, {})).toEqual(refused);
    const publishAt = '2027-04-01T08:00:00Z';
    expect(await guard(pageLifecycleEndpoints.schedulePage, params, { publishAt })).toEqual(refused);
  });

  it('validates the revision that is published again, not the draft [preview.publish] [preview.errors]', async () => {
    await save(validPage);
    await publish();
    await save(invalidPage);
    expect(await guard(editingEndpoints.publishPage, params, { revision: 1 })).toEqual({ body: { revision: 1 } });
    expect(await guard(editingEndpoints.publishPage, params, { revision: null })).toEqual(refused);
    await publish();
    await save(validPage);
    expect(await guard(editingEndpoints.publishPage, params, { revision: 2 })).toEqual(refused);
  });

  it.each([undefined, null, 'text', 7])('validates the draft for the body %j [preview.errors]', async (body) => {
    await save(invalidPage);
    expect(await guard(editingEndpoints.publishPage, params, body)).toEqual(refused);
  });

  it('refuses a draft with sample texts, but not a revision that was live [preview.publish]', async () => {
    await save(pageOf({ type: 'text', key: 'one', heading: 'Heading', body: '<p>Words.</p>' }));
    const refusal = { errors: [{ path: 'tiles[0].heading', message: expect.stringContaining('sample text') }] };
    expect(await guard(editingEndpoints.publishPage, params, {})).toMatchObject({ status: 422, refusal });
    const publishAt = '2027-04-01T08:00:00Z';
    expect(await guard(pageLifecycleEndpoints.schedulePage, params, { publishAt })).toMatchObject({ refusal });
    await publish();
    expect(await guard(editingEndpoints.publishPage, params, { revision: 1 })).toEqual({ body: { revision: 1 } });
  });

  it('accepts the texts of a page that was live, after it was taken down or written anew [preview.publish]', async () => {
    const sample = pageOf({ type: 'text', key: 'one', heading: 'Heading', body: '<p>Words.</p>' });
    await save(sample);
    await publish();
    await unpublish();
    expect(await guard(editingEndpoints.publishPage, params, {})).toEqual({ body: { version: 1 } });
    await save(validPage);
    await publish();
    await save(sample);
    expect(await guard(editingEndpoints.publishPage, params, {})).toEqual({ body: { version: 3 } });
  });

  it('counts the errors of a page [preview.errors]', async () => {
    const tile = { type: 'text', heading: 'Words' };
    await save({
      ...validPage,
      tiles: [
        { ...tile, key: 'one' },
        { ...tile, key: 'two' },
      ],
    });
    expect(await guard(editingEndpoints.publishPage, params, {})).toMatchObject({
      status: 422,
      refusal: { message: 'The page has 2 errors and was not published.', errors: { length: 2 } },
    });
  });

  it('passes on calls that publish nothing, unchanged [preview.publish]', async () => {
    await save(invalidPage);
    expect(await guard(editingEndpoints.unpublishPage, params, undefined)).toEqual({ body: undefined });
    const moved = { publishAt: '2026-12-24T18:00:00Z', keepsScheduled: true };
    expect(await guard(pageLifecycleEndpoints.schedulePage, params, moved)).toEqual({ body: moved });
    expect(await guard(pageLifecycleEndpoints.schedulePage, params, { publishAt: null })).toEqual({
      body: { publishAt: null },
    });
  });
});
