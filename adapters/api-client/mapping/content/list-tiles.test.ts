import { expect, it } from 'vitest';
import { createFakeClient } from '../../fake-client.ts';

const tilesOf = async (body: unknown): Promise<unknown> => {
  const { client } = createFakeClient((path) => (path === '/api/v1/content/page/about' ? { body } : undefined));
  const answer = await client.getPage('about');
  const page: unknown = answer.kind === 'found' ? answer.page : undefined;
  return Reflect.get(Object(page), 'tiles');
};

const hero = { type: 'hero', heading: 'Hello' };
const text = { componentType: 'RichText', body: '<p>Since 2009.</p>' };
const both = [hero, { type: 'text', body: text.body }];

it.each([
  ['by key', { intro: hero, story: text }],
  ['by position', { 1: text, 0: hero }],
  ['wrapped, in a list', [{ tile: hero }, { Tile: text }]],
  ['wrapped, by key', { intro: { tile: hero }, story: { block: text } }],
])('the tiles of a page can be %s [upstream.mapping]', async (_, tiles) => {
  const pages = [
    { id: 'about', title: 'About', tiles },
    { title: 'About', components: tiles },
    { data: { title: 'About', tiles } },
    ...(Array.isArray(tiles)
      ? []
      : [
          { title: 'About', body: tiles },
          { success: true, data: tiles },
        ]),
  ];
  for (const page of pages) expect(await tilesOf(page)).toMatchObject(both);
});

it('a tile without a key has the key that it is stated by, but no position [upstream.mapping]', async () => {
  const keysOf = async (tiles: unknown) => {
    const found = await tilesOf({ title: 'About', tiles });
    return Array.isArray(found) ? found.map((tile: unknown) => Reflect.get(Object(tile), 'key')) : [];
  };
  expect(await keysOf({ intro: hero, story: { ...hero, key: 'own' } })).toEqual(['intro', 'own']);
  expect(await keysOf([{ key: 'intro', tile: hero }])).toEqual(['intro']);
  expect(await keysOf({ 0: hero, 1: { tile: hero } })).toEqual([undefined, undefined]);
});

it('an entry that is not a tile does not affect the other tiles [upstream.entries]', async () => {
  expect(await tilesOf({ title: 'About', tiles: { intro: hero, broken: 'none', story: text } })).toMatchObject([
    hero,
    'none',
    { type: 'text' },
  ]);
});

it('an object without tiles is not a list of tiles [upstream.entries]', async () => {
  expect(await tilesOf({ title: 'About', tiles: { total: 3 } })).toEqual({ total: 3 });
  expect(await tilesOf({ data: { title: 'About' }, content: null })).toBeUndefined();
  expect(await tilesOf({ title: 'About', content: { type: 'page', tiles: 3 } })).toBeUndefined();
});

it('the tiles at the top of a restaurant can be wrapped, by key, or one alone [upstream.mapping]', async () => {
  for (const heroTiles of [[{ tile: hero }], { intro: hero }, hero]) {
    const restaurant = { storeId: 17, slug: 'bath', title: 'Bath', heroTiles };
    const { client } = createFakeClient((path) =>
      path === '/api/v1/content/restaurant/17' ? { body: restaurant } : undefined,
    );
    expect(await client.getRestaurantById('17')).toMatchObject({ value: { heroTiles: [hero] } });
  }
});
