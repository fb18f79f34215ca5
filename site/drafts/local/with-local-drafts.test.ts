import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { createFakeClient } from '#adapters/api-client/fake-client.ts';
import { endpoints } from '#schemas/api/endpoints.ts';
import { emptySource } from '#site/pages/source/empty-source.ts';
import { createLocalDrafts } from './local-drafts.ts';
import { withLocalDrafts } from './with-local-drafts.ts';

let folder = '';
beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'drafts-'));
});
afterEach(() => rmSync(folder, { recursive: true }));

const home = { id: 'home', title: 'Home', tiles: [] };
const params = { id: 'home' };

function start(status = 404) {
  const fake = createFakeClient((path) => (path === '/api/token' ? undefined : { status }));
  const events: string[] = [];
  const editing = withLocalDrafts({
    call: fake.client.call,
    source: {
      ...emptySource,
      pages: async () => [{ id: 'home', indexed: true }],
      page: async (id) => (id === 'home' ? { kind: 'found', page: home } : { kind: 'missing' }),
    },
    drafts: createLocalDrafts(folder),
    clock: fake.clock,
    log: ({ event }) => events.push(event),
  });
  return { ...editing, events, sent: fake.sent };
}

describe('drafts of an API without calls for editing [upstream.diagnosis]', () => {
  it.each([401, 404])('are stored on this machine if it answers %i, which is asked once', async (status) => {
    const { call, storesPages, events, sent } = start(status);
    const { state, page } = await call(endpoints.draft, { params });
    expect([state.draftVersion, state.publishedRevision, page]).toEqual([0, 1, home]);
    const saved = await call(endpoints.saveDraft, { params, query: { version: 0 }, body: { ...home, title: 'New' } });
    expect(saved).toMatchObject({ title: 'New', hasDraft: true, draftVersion: 1 });
    expect(await storesPages()).toBe(false);
    expect(events).toEqual(['drafts-local']);
    expect(sent.filter(({ url }) => url.includes('/editing/'))).toHaveLength(1);
    expect((await start().call(endpoints.draft, { params })).page).toMatchObject({ title: 'New' });
  });

  it('have no uploads, and the first part of one says so [editor.media]', async () => {
    const { call } = start();
    const part = call(endpoints.addUploadPart, {
      params: { id: 'a3bb189e-8bf9-4888-9912-ace4e6543002', part: '0' },
      body: { content: 'AAAA' },
    });
    await expect(part).rejects.toMatchObject({
      status: 501,
      answer: { message: 'This API has no call for uploads. Enter the address of an image instead.' },
    });
  });

  it('have no menus, offers or other content, and say so [editor.content]', async () => {
    const { call } = start();
    await expect(call(endpoints.listContent, { params: { kind: 'menu' } })).rejects.toMatchObject({
      status: 501,
      answer: { message: 'This API has no calls for editing this content. Change it in the system behind it.' },
    });
  });

  it('are listed with the pages of the API and the templates, and can be discarded', async () => {
    const { call } = start();
    await call(endpoints.saveDraft, { params: { id: 'spring' }, body: { id: 'spring', title: 'Spring' } });
    const stateOfSpring = async () => (await call(endpoints.listPages)).pages.find(({ id }) => id === 'spring');
    expect((await call(endpoints.listPages)).pages.map(({ id }) => id)).toEqual(
      expect.arrayContaining(['home', 'spring', '_menu', '_booking']),
    );
    expect(await stateOfSpring()).toMatchObject({ title: 'Spring', publishedRevision: null });
    await call(endpoints.deletePage, { params: { id: 'spring' } });
    expect(await stateOfSpring()).toBeUndefined();
  });

  it('are found like pages of the API [editor.find]', async () => {
    const { call } = start();
    await call(endpoints.saveDraft, { params: { id: 'spring' }, body: { id: 'spring', title: 'Primavera' } });
    const { pages, total } = await call(endpoints.findPages, { query: { text: 'primav' } });
    expect([pages.map(({ id }) => id), total]).toEqual([['spring'], 1]);
    const all = await call(endpoints.findPages, { query: { limit: 2 } });
    expect([all.pages.map(({ id }) => id), all.total > 2]).toEqual([['home', 'allergens'], true]);
    expect(await call(endpoints.tileTypes)).toEqual({ types: [] });
  });

  it('refuse invalid input like the API [editor.find] [api.failures]', async () => {
    const { call } = start();
    await expect(call(endpoints.findPages, { query: { limit: '0' } })).rejects.toMatchObject({
      code: 'bad-call',
      answer: { errors: [{ path: 'query.limit', message: 'must be at least 1' }] },
    });
  });

  it('are not overwritten by a window that has not seen the last version', async () => {
    const { call } = start();
    await call(endpoints.saveDraft, { params, query: { version: 0 }, body: home });
    await expect(call(endpoints.saveDraft, { params, query: { version: 0 }, body: home })).rejects.toMatchObject({
      status: 409,
      answer: { errors: [{ path: 'query.version', message: 'must be 1' }] },
    });
  });

  it('cannot be published, and the refusal says what to do', async () => {
    await expect(start().call(endpoints.publishPage, { params })).rejects.toMatchObject({
      answer: { message: 'This API has no calls for editing. Export the page as JSON instead.' },
    });
  });

  it('that cannot be read do not hide the page of the API', async () => {
    writeFileSync(join(folder, 'home.json'), '{');
    expect((await start().call(endpoints.draft, { params })).page).toEqual(home);
  });

  it('are not used while it is unknown whether the API has the calls', async () => {
    const { call, storesPages } = start(500);
    await expect(call(endpoints.draft, { params })).rejects.toMatchObject({ status: 500 });
    await expect(storesPages()).rejects.toMatchObject({ status: 500 });
  });
});
