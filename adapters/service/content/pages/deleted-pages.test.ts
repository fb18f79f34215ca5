import { afterEach, describe, expect, it } from 'vitest';
import { eachDatabase } from '#adapters/service/booking/testing/on-each-database.ts';
import { type ClockedWorld, createClockedWorld } from '#adapters/service/testing/start-clocked-service.ts';
import { endpoints } from '#schemas/api/endpoints.ts';
import { smallData } from '../seed/small-data.ts';

const hour = 3_600_000;
const day = 24 * hour;
const databases = await eachDatabase();

describe.each(databases)('a deleted page on $name', ({ databaseUrl }) => {
  let world: ClockedWorld;
  const params = { id: 'easter' };
  afterEach(() => world.close());

  async function setUp() {
    world = createClockedWorld(await databaseUrl());
    const copy = await world.start();
    const { client } = copy;
    await copy.save('easter', 'Live');
    await client.call(endpoints.publishPage, { params });
    await copy.save('easter', 'Being written');
    return {
      ...copy,
      deleting: (id = 'easter') => client.call(endpoints.deletePage, { params: { id } }),
      restoring: (id = 'easter') => client.call(endpoints.restorePage, { params: { id } }),
      listed: async () => (await client.call(endpoints.listPages)).pages.find(({ id }) => id === 'easter'),
    };
  }

  it('is gone for visitors, who are told so, and stays in the list with its draft', async () => {
    const { client, deleting, listed } = await setUp();
    const { sequence } = await client.call(endpoints.changes);
    const state = await deleting();
    expect(state).toMatchObject({ hasDraft: true, publishedRevision: null, publishedAt: null });
    expect(state.deletedAt).toBe(new Date(world.clock.now()).toISOString());
    expect(await client.getPage('easter')).toEqual({ kind: 'missing' });
    const { pages } = await client.call(endpoints.publishedPages);
    expect(pages.map(({ id }) => id)).not.toContain('easter');
    const { changes } = await client.call(endpoints.changes, { query: { since: sequence } });
    expect(changes).toMatchObject([{ kind: 'page', id: 'easter' }]);
    expect(await listed()).toEqual(state);
    expect(await client.call(endpoints.draft, { params })).toMatchObject({ page: { title: 'Being written' } });
    expect(await deleting()).toEqual(state);
  });

  it('comes back as it was, for visitors too', async () => {
    const { client, deleting, restoring, listed } = await setUp();
    const before = await listed();
    await deleting();
    const { sequence } = await client.call(endpoints.changes);
    expect(await restoring()).toEqual(before);
    expect(await client.getPage('easter')).toMatchObject({ kind: 'found', page: { title: 'Live' } });
    const { changes } = await client.call(endpoints.changes, { query: { since: sequence } });
    expect(changes).toMatchObject([{ kind: 'page', id: 'easter' }]);
    expect(await restoring()).toEqual(before);
  });

  it('takes no draft, no publish, no schedule and no end until it is restored', async () => {
    const { client, save, deleting } = await setUp();
    await deleting();
    const body = { publishAt: new Date(world.clock.now() + day).toISOString() };
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

  it('forgets its schedule', async () => {
    const { client, deleting, restoring } = await setUp();
    const at = (days: number) => new Date(world.clock.now() + days * day).toISOString();
    const body = { publishAt: at(1), unpublishAt: at(2) };
    expect(await client.call(endpoints.schedulePage, { params, body })).toMatchObject({ scheduledAt: at(1) });
    expect(await deleting()).toMatchObject({ scheduledAt: null, unpublishAt: null });
    expect(await restoring()).toMatchObject({ scheduledAt: null, unpublishAt: null });
  });

  it.each(['home', '_restaurant'])('is never %s, which the site’s own addresses are drawn from', async (id) => {
    const { client, save, deleting } = await setUp();
    await save(id, id);
    await client.call(endpoints.publishPage, { params: { id } });
    const refused = { status: 409, answer: { message: expect.stringContaining('not taken away') } };
    await expect(deleting(id)).rejects.toMatchObject(refused);
    await expect(client.call(endpoints.unpublishPage, { params: { id } })).rejects.toMatchObject(refused);
    await expect(deleting('nobody')).rejects.toMatchObject({ status: 404 });
    await expect(client.call(endpoints.restorePage, { params: { id: 'nobody' } })).rejects.toMatchObject({
      status: 404,
    });
  });

  it('can be restored for 30 days, and is gone with its revisions then', async () => {
    const { deleting, stop } = await setUp();
    await deleting();
    await stop();
    world.clock.advance(30 * day - hour - 1);
    const second = await world.start();
    world.clock.advance(hour);
    await world.clock.tick();
    expect((await second.client.call(endpoints.listPages)).pages.map(({ id }) => id)).toContain('easter');
    await second.stop();
    world.clock.advance(1);
    const third = await world.start();
    const ids = async () => (await third.client.call(endpoints.listPages)).pages.map(({ id }) => id);
    await expect.poll(ids, { timeout: 15_000 }).not.toContain('easter');
    expect((await third.client.call(endpoints.pageRevisions, { params })).revisions).toEqual([]);
    await third.save('easter', 'Anew');
    expect((await third.client.call(endpoints.draft, { params })).state).toMatchObject({ draftVersion: 1 });
  });

  it('is not brought back by demo data, neither while it can be restored nor later', async () => {
    const { client, deleting, stop } = await setUp();
    const id = 'guides/allergens';
    const [home, guide] = smallData.pages;
    const changed = (title: string) => ({
      ...smallData,
      pages: [...(home ? [home] : []), { ...guide, id, title, tiles: [] }],
    });
    await deleting(id);
    expect(await client.getPage(id)).toEqual({ kind: 'missing' });
    await stop();
    const second = await world.start(changed('Second'));
    expect(await second.client.getPage(id)).toEqual({ kind: 'missing' });
    await second.stop();
    world.clock.advance(31 * day);
    const third = await world.start();
    const count = async () => (await third.client.call(endpoints.listPages)).pages.length;
    await expect.poll(count, { timeout: 15_000 }).toBe(2);
    await third.stop();
    const fourth = await world.start(changed('Fourth'));
    expect(await fourth.client.getPage(id)).toEqual({ kind: 'missing' });
  });
});
