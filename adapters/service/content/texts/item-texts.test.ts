import { afterEach, describe, expect, it } from 'vitest';
import { startTestDatabases } from '#adapters/service/booking/testing/start-test-databases.ts';
import {
  type ClockedServices,
  clockedContent,
  createClockedServices,
} from '#adapters/service/testing/clocked-services.ts';
import { contentKinds } from '#schemas/api/content/content-kind.ts';
import { contentDefinitions } from '#schemas/api/content/content-kinds.ts';
import { endpoints } from '#schemas/api/endpoints.ts';
import { textsOfItem } from './item-texts.ts';
import { textsOfContent } from './text-fields.ts';

const databases = await startTestDatabases(clockedContent);
const lunch = { kind: 'offer', id: 'lunch' } as const;
const offer = { id: 'lunch', title: 'Terrace lunch', description: '<p>On the <b>terrace</b></p>' };

const hitAt = (path: (string | number)[], occurrence = 0) => ({ path, occurrence });

describe.each(databases)('the texts of content beside the pages on $name [editor.find]', ({ databaseUrl }) => {
  let services: ClockedServices;
  afterEach(() => services.close());

  async function setUp() {
    services = createClockedServices(await databaseUrl());
    const { client } = await services.start();
    const save = (params: { kind: (typeof contentKinds)[number]; id: string }, body: object) =>
      client.call(endpoints.saveContentDraft, { params, body: { ...body } });
    const find = (query: object = {}) =>
      client.call(endpoints.findContentText, { query: { text: 'terrace', ...query } });
    const replace = (body: object = {}) =>
      client.call(endpoints.replaceContentText, {
        params: lunch,
        body: { text: 'terrace', replacement: 'garden', hits: [hitAt(['title']), hitAt(['description'])], ...body },
      });
    return { client, save, find, replace };
  }

  it('are found in the drafts of every kind, with the version that was searched', async () => {
    const { client, save, find } = await setUp();
    const live = await client.call(endpoints.contentDraft, { params: { kind: 'restaurants', id: '1001' } });
    const tile = { type: 'text', key: 'one', heading: 'Terrace', body: '<p>Open</p>' };
    await save({ kind: 'settings', id: 'brand' }, { siteName: 'Terrace' });
    await save({ kind: 'restaurants', id: '1001' }, { ...Object(live.content), heroTiles: [tile] });
    await save({ kind: 'menu', id: 'main' }, { id: 'main', name: 'Terrace', sections: [] });
    await save(lunch, offer);
    await save({ kind: 'job', id: '77' }, { job_id: '77', name: 'Host, terrace' });
    await save({ kind: 'social', id: 'p9' }, { id: 'p9', caption: 'Our terrace' });
    const { items } = await find();
    expect(items.map(({ kind, id, draftVersion }) => [kind, id, draftVersion])).toEqual([
      ['settings', 'brand', 1],
      ['restaurants', '1001', 1],
      ['menu', 'main', 1],
      ['offer', 'lunch', 1],
      ['job', '77', 1],
      ['social', 'p9', 1],
    ]);
    expect(items[1]?.hits).toMatchObject([{ path: ['heroTiles', 0, 'heading'], tile: { key: 'one' } }]);
    expect(items[3]).toMatchObject({ name: 'Terrace lunch', isLive: true, isScheduled: false });
    expect(items[3]?.hits.map(({ path, match }) => [path[0], match])).toEqual([
      ['title', 'Terrace'],
      ['description', 'terrace'],
    ]);
  });

  it('are found with prices and other numbers as a whole, which are not replaced', async () => {
    const { client, save, find } = await setUp();
    const dish = { id: 'laksa', name: 'Laksa', pricePence: 1250, kcal: '650', image: { url: '/a.jpg', width: 650 } };
    const main = { kind: 'menu', id: 'main' } as const;
    await save(main, { id: 'main', name: 'Main', sections: [{ id: 's', name: 'Bowls', items: [dish] }] });
    const hitsOf = async (text: string) =>
      (await find({ text })).items.flatMap(({ kind, hits }) => (kind === 'menu' ? hits : []));
    const price = ['sections', 0, 'items', 0, 'pricePence'];
    for (const text of ['12.50', '£12.5', ' 12.50 '])
      expect(await hitsOf(text)).toEqual([
        { path: price, occurrence: 0, field: 'Price', before: 'Laksa: ', match: '12.50', after: '', isNumber: true },
      ]);
    expect((await hitsOf('650')).map(({ path, match }) => [path.at(-1), match])).toEqual([['kcal', '650']]);
    for (const text of ['12', '2.5', '1250', '65', '-650']) expect(await hitsOf(text)).toEqual([]);
    await expect(
      client.call(endpoints.replaceContentText, {
        params: main,
        body: { text: '12.50', replacement: '13', hits: [hitAt(price)], version: 1 },
      }),
    ).rejects.toMatchObject({ status: 409 });
  });

  it('are found a part of the items at a time', async () => {
    const { save, find } = await setUp();
    await save(lunch, offer);
    const { total } = await find();
    const parts = [];
    for (let start = 0; start < total; start += 1) parts.push(await find({ start: String(start), limit: '1' }));
    expect(parts.flatMap(({ items }) => items.map(({ id }) => id))).toEqual(['lunch']);
  });

  it('are replaced in the draft where that was chosen, which keeps the version before', async () => {
    const { client, save, replace } = await setUp();
    const { content: live } = await client.call(endpoints.contentDraft, { params: lunch });
    const first = await replace({ text: 'lunch', replacement: 'brunch', hits: [hitAt(['title'])] });
    expect(first).toMatchObject({ replaced: 1, previousRevision: 1, state: { isLive: true, hasDraft: true } });
    expect(await client.call(endpoints.contentRevision, { params: { ...lunch, number: 1 } })).toEqual(live);
    await save(lunch, offer);
    const { replaced, previousRevision, state } = await replace({ hits: [hitAt(['description'])], version: 2 });
    expect([replaced, state.draftVersion]).toEqual([1, 3]);
    expect((await client.call(endpoints.contentDraft, { params: lunch })).content).toEqual({
      ...offer,
      description: '<p>On the <b>garden</b></p>',
    });
    expect(await client.call(endpoints.contentRevision, { params: { ...lunch, number: previousRevision } })).toEqual(
      offer,
    );
    expect((await client.getOffers())?.map(({ title }) => title)).toContain('Lunch');
  });

  it('are not replaced if somebody has saved since, if they are gone, or would be too long', async () => {
    const { client, save, replace } = await setUp();
    await save(lunch, offer);
    await expect(replace({ version: 0 })).rejects.toMatchObject({
      status: 409,
      answer: { errors: [{ path: 'body.version', message: 'must be 1' }] },
    });
    await expect(replace({ text: 'snow' })).rejects.toMatchObject({ status: 409 });
    await expect(replace({ replacement: 'x'.repeat(200) })).rejects.toMatchObject({
      status: 422,
      answer: { message: 'A text would become too long, so nothing was replaced in this offer.' },
    });
    await client.call(endpoints.deleteContent, { params: lunch });
    await expect(replace()).rejects.toMatchObject({ status: 409 });
    const params = { kind: 'offer', id: 'nothing' } as const;
    const body = { text: 'a', replacement: 'b', hits: [], version: 0 };
    await expect(client.call(endpoints.replaceContentText, { params, body })).rejects.toMatchObject({ status: 404 });
  });
});

it('leaves out ids and other texts that no visitor reads [editor.find]', () => {
  const content = { storeId: '1', timeZone: 'Europe/Dublin', what3words: 'a.b.c', phone: '020', title: 'Bath' };
  const found = textsOfItem('restaurants')({ ...content, amenities: [{ icon: 'wifi', name: 'Wi-Fi' }] });
  expect(found.map(({ path }) => path.at(-1))).toEqual(['title', 'phone', 'name']);
  const ids = contentKinds.flatMap((kind) => {
    const { schema, idField = '' } = contentDefinitions[kind];
    return textsOfContent(schema, { [idField]: 'x' }).length > textsOfItem(kind)({ [idField]: 'x' }).length
      ? [kind]
      : [];
  });
  expect(ids).toEqual(['social', 'booking-rules']);
});
