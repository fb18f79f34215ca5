import { createServer } from 'node:http';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { createClockedServices } from '#adapters/service/testing/clocked-services.ts';
import { listenLocally } from '#adapters/testing/listen-locally.ts';
import { pageChecksResponse } from '#preview/app/api/page-checks.ts';
import { editingEndpoints } from '#schemas/api/content/editing.ts';
import { pageLifecycleEndpoints } from '#schemas/api/content/page-lifecycle.ts';
import { emptySource } from '#site/pages/source/empty-source.ts';
import { loadRedirects } from '#site/routing/redirects/redirect-table.ts';
import { createPageChecks } from './check-pages.ts';

const tile = { type: 'text', key: 'one', heading: 'Heading', body: '<p>Words.</p>' };
const sample = { id: 'about', title: 'About', description: 'About us.', tiles: [tile] };
const { table } = loadRedirects([{ from: '/jobs', to: '/careers', prefix: false }]);
const shared = { ...sample, tiles: [{ type: 'shared-tiles', key: 'one', shared: 'hours' }] };

let world: ReturnType<typeof createClockedServices>;
let save: (page: { readonly id: string; readonly tiles: readonly object[] }) => Promise<unknown>;
let check: (id: string | readonly string[], review: boolean, live?: object) => Promise<readonly string[]>;
let checkBuiltIn: (ids: readonly string[]) => Promise<readonly boolean[]>;
let schedule: (id: string) => Promise<unknown>;
let scheduledDraftOf: (id: string) => Promise<boolean | undefined>;
let usesOf: (ids: readonly string[], review: boolean) => Promise<unknown>;
let listings = 0;
beforeEach(async () => {
  world = createClockedServices(undefined);
  const { call } = (await world.start()).client;
  save = (body) => call(editingEndpoints.saveDraft, { params: { id: body.id }, body });
  schedule = async (id) => {
    const publishAt = new Date(world.clock.now() + 3_600_000).toISOString();
    const { state } = await call(editingEndpoints.draft, { params: { id } });
    const body = { version: state.draftVersion, publishAt };
    await call(pageLifecycleEndpoints.schedulePage, { params: { id }, body });
  };
  listings = 0;
  const reply = async (ids: readonly string[], review: boolean, live?: object) => {
    const source = {
      ...emptySource,
      pages: async () => {
        listings += 1;
        return [
          { id: 'about', indexed: true },
          { id: '_shared/menus', indexed: true },
        ];
      },
      page: async () => (live ? ({ kind: 'found', page: live } as const) : ({ kind: 'missing' } as const)),
    };
    const handle = createPageChecks({ call, source, storesPages: async () => true, redirects: async () => table });
    const server = createServer((request, response) => void handle(request, response));
    const port = await listenLocally(server);
    const body = JSON.stringify({ ids, review });
    const answer = await fetch(`http://127.0.0.1:${port}`, { method: 'POST', body });
    server.closeAllConnections();
    server.close();
    return pageChecksResponse.parse(await answer.json()).pages;
  };
  check = async (id, review, live) => (await reply([id].flat(), review, live)).flatMap(({ errors }) => errors);
  usesOf = async (ids, review) => (await reply(ids, review)).map(({ uses }) => uses);
  scheduledDraftOf = async (id) => (await reply([id], true))[0]?.isScheduledDraft;
  checkBuiltIn = async (ids) => (await reply(ids, false)).map(({ hasBuiltIn }) => hasBuiltIn);
});
afterEach(() => world.close());

describe('the checks before a bulk action', () => {
  it('find sample texts and shared tiles that are not live, as those of one page do [editor.find] [preview.publish]', async () => {
    await save(sample);
    expect(await check('about', true)).toEqual(['This is still the sample text “Heading”. Write your own.']);
    await save(shared);
    expect(await check('about', true)).toEqual([
      'The shared tiles “hours” are not live. Publish them first, or choose others.',
    ]);
  });

  it('find a page whose address is redirected [editor.addresses] [editor.find]', async () => {
    await save({ ...sample, id: 'jobs', tiles: [] });
    expect(await check('jobs', true)).toEqual([
      'Visitors of this address are redirected to /careers, so nobody would see the page. Change its address, or remove the redirect from the settings.',
    ]);
  });

  it('accept texts that are live, and review nothing for an action that publishes nothing [editor.find]', async () => {
    await save(sample);
    expect(await check('about', true, sample)).toEqual([]);
    expect(await check('about', false)).toEqual([]);
  });

  it('say where the site has a page of its own [editor.find]', async () => {
    await save({ ...sample, id: 'contact' });
    await save(sample);
    expect(await checkBuiltIn(['contact', 'about', 'missing'])).toEqual([true, false, false]);
  });

  it('say whether the draft is the version that is scheduled [editor.find] [preview.publish]', async () => {
    const own = { ...sample, tiles: [{ ...tile, heading: 'Our story' }] };
    await save(own);
    expect(await scheduledDraftOf('about')).toBeUndefined();
    await schedule('about');
    expect(await scheduledDraftOf('about')).toBe(true);
    await save({ ...own, tiles: [] });
    expect(await scheduledDraftOf('about')).toBe(false);
  });

  it('say what links to a page that is taken off the site [editor.find]', async () => {
    await save(sample);
    await save({ ...sample, id: 'team', tiles: [{ ...tile, body: '<p><a href="/about">Us</a></p>' }] });
    const use = { kind: 'page', id: 'team', name: 'About', isLive: false, isDraft: true };
    expect(await usesOf(['about', 'team'], false)).toEqual([[use], []]);
    expect(await usesOf(['about'], true)).toEqual([undefined]);
  });

  it('read the list of live pages once for all of them, and not for an action that publishes nothing [editor.find]', async () => {
    const written = { ...tile, heading: 'Our story' };
    await save({ ...sample, tiles: [written, { type: 'shared-tiles', key: 'two', shared: 'menus' }] });
    await save({ ...shared, id: 'team' });
    expect(await check(['about', 'team'], true)).toEqual([
      'The shared tiles “hours” are not live. Publish them first, or choose others.',
    ]);
    expect(listings).toBe(1);
    await check(['about', 'team'], false);
    expect(listings).toBe(1);
  });
});
