import { afterEach, describe, expect, it } from 'vitest';
import { startTestDatabases } from '#adapters/service/booking/testing/start-test-databases.ts';
import {
  type ClockedServices,
  clockedContent,
  createClockedServices,
} from '#adapters/service/testing/clocked-services.ts';
import { endpoints } from '#schemas/api/endpoints.ts';
import { smallData } from '../seed/small-data.ts';

const hour = 3_600_000;
const day = 24 * hour;
const databases = await startTestDatabases(clockedContent);

describe.each(databases)('a deleted page on $name', ({ databaseUrl }) => {
  let services: ClockedServices;
  const params = { id: 'easter' };
  afterEach(() => services.close());

  async function setUp() {
    services = createClockedServices(await databaseUrl());
    const copy = await services.start();
    const { client } = copy;
    await copy.save('easter', 'Live');
    await client.call(endpoints.publishPage, { params });
    await copy.save('easter', 'Being written');
    return {
      ...copy,
      deletePage: (id = 'easter') => client.call(endpoints.deletePage, { params: { id } }),
      restorePage: (id = 'easter') => client.call(endpoints.restorePage, { params: { id } }),
      findListed: async () => (await client.call(endpoints.listPages)).pages.find(({ id }) => id === 'easter'),
    };
  }

  it('is missing for visitors, and stays in the list with its draft [preview.publish]', async () => {
    const { client, deletePage, findListed } = await setUp();
    const { sequence } = await client.call(endpoints.changes);
    const state = await deletePage();
    expect(state).toMatchObject({ hasDraft: true, publishedRevision: null, publishedAt: null });
    expect(state.deletedAt).toBe(new Date(services.clock.now()).toISOString());
    expect(await client.getPage('easter')).toEqual({ kind: 'missing' });
    const { pages } = await client.call(endpoints.publishedPages);
    expect(pages.map(({ id }) => id)).not.toContain('easter');
    const { changes } = await client.call(endpoints.changes, { query: { since: sequence } });
    expect(changes).toMatchObject([{ kind: 'page', id: 'easter' }]);
    expect(await findListed()).toEqual(state);
    expect(await client.call(endpoints.draft, { params })).toMatchObject({ page: { title: 'Being written' } });
    expect(await deletePage()).toEqual(state);
  });

  it('is restored as it was, for visitors too [preview.publish]', async () => {
    const { client, deletePage, restorePage, findListed } = await setUp();
    const before = await findListed();
    await deletePage();
    const { sequence } = await client.call(endpoints.changes);
    expect(await restorePage()).toEqual(before);
    expect(await client.getPage('easter')).toMatchObject({ kind: 'found', page: { title: 'Live' } });
    const { changes } = await client.call(endpoints.changes, { query: { since: sequence } });
    expect(changes).toMatchObject([{ kind: 'page', id: 'easter' }]);
    expect(await restorePage()).toEqual(before);
  });

  it('cannot be saved, published, unpublished or scheduled until it is restored [preview.publish]', async () => {
    const { client, save, deletePage } = await setUp();
    await deletePage();
    const body = { publishAt: new Date(services.clock.now() + day).toISOString() };
    for (const call of [
      () => save('easter', 'More'),
      () => client.call(endpoints.publishPage, { params }),
      () => client.call(endpoints.unpublishPage, { params }),
      () => client.call(endpoints.schedulePage, { params, body }),
    ])
      await expect(call()).rejects.toMatchObject({
        status: 409,
        answer: { message: 'This page is deleted. Restore it first.' },
      });
  });

  it('keeps its schedule, which does nothing until it is restored [preview.publish]', async () => {
    const { client, deletePage, restorePage } = await setUp();
    const at = (days: number) => new Date(services.clock.now() + days * day).toISOString();
    const times = { scheduledAt: at(2), unpublishAt: at(3) };
    const body = { publishAt: at(2), unpublishAt: at(3) };
    await client.call(endpoints.schedulePage, { params, body });
    expect(await deletePage()).toMatchObject({ ...times, restoresLive: true });
    expect(await restorePage()).toMatchObject(times);
    await deletePage();
    services.clock.advance(2 * day);
    await services.clock.tick();
    expect(await client.getPage('easter')).toEqual({ kind: 'missing' });
    expect(await restorePage()).toMatchObject({ scheduledAt: null, unpublishAt: times.unpublishAt, hasDraft: true });
    expect(await client.getPage('easter')).toMatchObject({ page: { title: 'Live' } });
    await expect(client.call(endpoints.scheduledPage, { params })).rejects.toMatchObject({ status: 404 });
  });

  it('has no end where it does not go live any more [preview.publish]', async () => {
    const { client, save, deletePage, restorePage } = await setUp();
    await save('fair', 'Never live');
    const at = (days: number) => new Date(services.clock.now() + days * day).toISOString();
    const body = { publishAt: at(1), unpublishAt: at(3) };
    await client.call(endpoints.schedulePage, { params: { id: 'fair' }, body });
    expect(await deletePage('fair')).toMatchObject({ restoresLive: false });
    services.clock.advance(2 * day);
    expect(await restorePage('fair')).toMatchObject({ scheduledAt: null, unpublishAt: null });
  });

  it('is deleted permanently on request with its revisions, so that another page can have its address [editor.addresses]', async () => {
    const { client, save, deletePage, findListed } = await setUp();
    const purge = (id = 'easter') => client.call(endpoints.purgePage, { params: { id } });
    await expect(purge()).rejects.toMatchObject({
      status: 409,
      answer: { message: 'This page is not deleted. Delete it first.' },
    });
    await expect(purge('nothing')).rejects.toMatchObject({ status: 404 });
    await deletePage();
    await expect(save('easter', 'Another')).rejects.toMatchObject({ status: 409 });
    expect(await purge()).toEqual({ id: 'easter' });
    expect(await findListed()).toBeUndefined();
    await save('easter', 'Another');
    expect(await findListed()).toMatchObject({ title: 'Another', draftVersion: 1, publishedRevision: null });
    expect((await client.call(endpoints.pageRevisions, { params })).revisions).toEqual([]);
  });

  it('is restored as a draft, which visitors do not see [preview.publish]', async () => {
    const { client, deletePage } = await setUp();
    await deletePage();
    const { sequence } = await client.call(endpoints.changes);
    const restored = await client.call(endpoints.restorePage, { params, body: { asDraft: true } });
    expect(restored).toMatchObject({ hasDraft: true, publishedRevision: null, deletedAt: null });
    expect(await client.getPage('easter')).toEqual({ kind: 'missing' });
    expect((await client.call(endpoints.changes, { query: { since: sequence } })).changes).toEqual([]);
    expect(await client.call(endpoints.draft, { params })).toMatchObject({ page: { title: 'Being written' } });
    await client.call(endpoints.publishPage, { params });
    await deletePage();
    await client.call(endpoints.restorePage, { params, body: { asDraft: true } });
    expect(await client.call(endpoints.draft, { params })).toMatchObject({ page: { title: 'Being written' } });
  });

  it.each(['home', '_restaurant'])('is never %s, which the site needs [editor.addresses]', async (id) => {
    const { client, save, deletePage } = await setUp();
    await save(id, id);
    await client.call(endpoints.publishPage, { params: { id } });
    const refused = { status: 409, answer: { message: expect.stringContaining('not unpublish or delete it') } };
    await expect(deletePage(id)).rejects.toMatchObject(refused);
    await expect(client.call(endpoints.unpublishPage, { params: { id } })).rejects.toMatchObject(refused);
    await expect(deletePage('nobody')).rejects.toMatchObject({ status: 404 });
    await expect(client.call(endpoints.restorePage, { params: { id: 'nobody' } })).rejects.toMatchObject({
      status: 404,
    });
  });

  it('can be restored for 30 days, then is deleted with its revisions [preview.publish]', async () => {
    const { deletePage, stop } = await setUp();
    await deletePage();
    await stop();
    services.clock.advance(30 * day - hour - 1);
    const second = await services.start();
    services.clock.advance(hour);
    await services.clock.tick();
    expect((await second.client.call(endpoints.listPages)).pages.map(({ id }) => id)).toContain('easter');
    await second.stop();
    services.clock.advance(1);
    const third = await services.start();
    const ids = async () => (await third.client.call(endpoints.listPages)).pages.map(({ id }) => id);
    await expect.poll(ids, { timeout: 15_000 }).not.toContain('easter');
    expect((await third.client.call(endpoints.pageRevisions, { params })).revisions).toEqual([]);
    await third.save('easter', 'New');
    expect((await third.client.call(endpoints.draft, { params })).state).toMatchObject({ draftVersion: 1 });
  });

  it('is not created again by demo data, before or after it is purged [ops.demo]', async () => {
    const { client, deletePage, stop } = await setUp();
    const id = 'guides/allergens';
    const [home, guide] = smallData.pages;
    const changed = (title: string) => ({
      ...smallData,
      pages: [...(home ? [home] : []), { ...guide, id, title, tiles: [] }],
    });
    await deletePage(id);
    expect(await client.getPage(id)).toEqual({ kind: 'missing' });
    await stop();
    const second = await services.start(changed('Second'));
    expect(await second.client.getPage(id)).toEqual({ kind: 'missing' });
    await second.stop();
    services.clock.advance(31 * day);
    const third = await services.start();
    const count = async () => (await third.client.call(endpoints.listPages)).pages.length;
    await expect.poll(count, { timeout: 15_000 }).toBe(2);
    await third.stop();
    const fourth = await services.start(changed('Fourth'));
    expect(await fourth.client.getPage(id)).toEqual({ kind: 'missing' });
  });
});
