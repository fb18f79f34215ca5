import { afterEach, describe, expect, it } from 'vitest';
import { startTestDatabases } from '#adapters/service/booking/testing/start-test-databases.ts';
import {
  type ClockedServices,
  clockedContent,
  createClockedServices,
} from '#adapters/service/testing/clocked-services.ts';
import { endpoints } from '#schemas/api/endpoints.ts';
import { smallData } from '../../seed/small-data.ts';

const databases = await startTestDatabases(clockedContent);

describe.each(databases)('a page with another address on $name', ({ databaseUrl }) => {
  let services: ClockedServices;
  afterEach(() => services.close());

  async function setUp() {
    services = createClockedServices(await databaseUrl());
    const copy = await services.start();
    const { client } = copy;
    return {
      ...copy,
      publish: (id: string) => client.call(endpoints.publishPage, { params: { id } }),
      move: (id: string, to: string, redirect = true) =>
        client.call(endpoints.movePage, { params: { id }, body: { to, redirect } }),
      draftOf: async (id: string) => (await client.call(endpoints.draft, { params: { id } })).page,
      redirects: async () => (await client.getSettings()).redirects,
    };
  }

  it('has its draft, its schedule and its revisions there, and visitors are led to it [editor.addresses]', async () => {
    const { client, save, publish, move, draftOf, redirects } = await setUp();
    await save('easter', 'Live');
    await publish('easter');
    await save('easter', 'Next week');
    const publishAt = new Date(services.clock.now() + 86_400_000).toISOString();
    await client.call(endpoints.schedulePage, { params: { id: 'easter' }, body: { publishAt } });
    await save('easter', 'Being written');
    const { sequence } = await client.call(endpoints.changes);
    expect(await move('easter', 'spring/easter')).toMatchObject({
      id: 'spring/easter',
      title: 'Being written',
      publishedRevision: 1,
      scheduledAt: publishAt,
    });
    expect(await client.getPage('easter')).toEqual({ kind: 'missing' });
    expect(await client.getPage('spring/easter')).toMatchObject({
      kind: 'found',
      page: { id: 'spring/easter', title: 'Live' },
    });
    expect(await draftOf('spring/easter')).toMatchObject({ id: 'spring/easter', title: 'Being written' });
    await expect(draftOf('easter')).rejects.toMatchObject({ status: 404 });
    const revision = { params: { id: 'spring/easter', number: 1 } };
    expect(await client.call(endpoints.pageRevision, revision)).toMatchObject({ id: 'spring/easter', title: 'Live' });
    expect(await redirects()).toMatchObject([{ from: '/easter', to: '/spring/easter' }]);
    const { changes } = await client.call(endpoints.changes, { query: { since: sequence } });
    expect(changes.map(({ kind, id }) => `${kind} ${id}`).toSorted()).toEqual([
      'page easter',
      'page spring/easter',
      'settings brand',
    ]);
    services.clock.advance(86_400_000);
    await services.clock.tick();
    await expect
      .poll(() => client.getPage('spring/easter'))
      .toMatchObject({
        page: { id: 'spring/easter', title: 'Next week' },
      });
  });

  it('can go back to the old one, from which no redirect leads away then [editor.addresses]', async () => {
    const { client, save, publish, move, redirects } = await setUp();
    await save('easter', 'Live');
    await publish('easter');
    await move('easter', 'spring');
    await move('spring', 'easter', false);
    expect(await client.getPage('easter')).toMatchObject({ kind: 'found', page: { id: 'easter' } });
    expect(await redirects()).toEqual([]);
    await move('easter', 'spring');
    await move('spring', 'easter');
    expect(await redirects()).toMatchObject([{ from: '/spring', to: '/easter' }]);
  });

  it('needs no redirect while it is not live [editor.addresses]', async () => {
    const { client, save, move, draftOf, redirects } = await setUp();
    await save('easter', 'A draft');
    const { sequence } = await client.call(endpoints.changes);
    await move('easter', 'spring');
    expect(await draftOf('spring')).toMatchObject({ id: 'spring', title: 'A draft' });
    expect(await redirects()).toEqual([]);
    expect((await client.call(endpoints.changes, { query: { since: sequence } })).changes).toEqual([]);
  });

  it.each([
    ['home', 'start', 409, 'This page cannot have another address.'],
    ['_restaurant', 'restaurant', 409, 'This page cannot have another address.'],
    ['_shared/hours', 'hours', 409, 'cannot have another address'],
    ['easter', '_shared/easter', 409, 'cannot have another address'],
    ['easter', 'home', 409, 'cannot have another address'],
    ['easter', 'taken', 409, 'A page at this address already exists or was deleted. Choose another address.'],
    ['easter', 'deleted', 409, 'already exists or was deleted'],
    ['easter', 'menu', 409, 'The site uses /menu itself, so no page can be shown there. Choose another address.'],
    ['deleted', 'spring', 409, 'Restore it first'],
    ['nobody', 'spring', 404, 'no such page'],
  ])('is refused for %s at /%s with %d: %s [editor.addresses]', async (id, to, status, message) => {
    const { client, save, move, draftOf } = await setUp();
    for (const saved of ['easter', 'taken', 'deleted', '_shared/hours', '_restaurant']) await save(saved, saved);
    await client.call(endpoints.deletePage, { params: { id: 'deleted' } });
    await expect(move(id, to)).rejects.toMatchObject({
      status,
      answer: { message: expect.stringContaining(message) },
    });
    expect(await draftOf('easter')).toMatchObject({ title: 'easter' });
    expect(await draftOf('taken')).toMatchObject({ title: 'taken' });
  });

  it('must be an address without a page [editor.addresses]', async () => {
    const { save, move } = await setUp();
    for (const id of ['easter', 'taken']) await save(id, id);
    await expect(move('easter', 'taken')).rejects.toMatchObject({
      answer: { errors: [{ path: 'body.to', message: 'must be an address without a page' }] },
    });
  });

  it('is not created again at the old one by demo data [ops.demo]', async () => {
    const { move, stop } = await setUp();
    await move('guides/allergens', 'allergens');
    await stop();
    const [home, guide] = smallData.pages;
    const pages = [...(home ? [home] : []), { ...guide, id: 'guides/allergens', title: 'Changed', tiles: [] }];
    const second = await services.start({ ...smallData, pages });
    expect(await second.client.getPage('guides/allergens')).toEqual({ kind: 'missing' });
    expect(await second.client.getPage('allergens')).toMatchObject({ kind: 'found' });
  });
});
