import { describe, expect, it } from 'vitest';
import { createFakeClient, defaultConfiguration } from '../../fake-client.ts';
import { renameFields } from './rename-fields.ts';

const fieldNames = { lat: ['geoLat'], title: ['displayName', 'caption'] };

it('a field gets the value that is stated under another configured name, at any depth [upstream.mapping]', () => {
  const stated = { list: [{ 'Geo-Lat': 51.4, place: { caption: 'Bath', id: 1 } }] };
  expect(renameFields(stated, { fieldNames })).toEqual({ list: [{ lat: 51.4, place: { title: 'Bath', id: 1 } }] });
});

it('a field that has a value under its own name is not changed [upstream.mapping]', () => {
  const stated = { title: 'Bath', caption: 'Picture of Bath', lat: 0, geoLat: 9 };
  expect(renameFields(stated, { fieldNames })).toEqual(stated);
});

it('a blank field gets the value under another name [upstream.mapping]', () => {
  expect(renameFields({ title: '', displayName: 'Bath' }, { fieldNames })).toEqual({ title: 'Bath' });
});

it.each([
  ['8.00', 800],
  ['£8', 800],
  ['£ 12.5', 1250],
  [8.5, 850],
  ['800', '800'],
  [800, 800],
  ['on request', 'on request'],
])('an amount %j under another name of a field in pence is %j [upstream.mapping]', (price, pricePence) => {
  expect(renameFields({ price }, { fieldNames: { pricePence: ['price'] } })).toEqual({ pricePence });
});

it('a reply is read with the names of API_MAPPING [upstream.mapping]', async () => {
  const bath = { storeId: 17, slug: 'bath', city: 'bath', displayName: 'Bath', geoLat: 51.38, lng: -2.36 };
  const { client } = createFakeClient(
    (requested) => (requested.startsWith('/api/v1/content/search-restaurants') ? { body: [bath] } : undefined),
    { configuration: { ...defaultConfiguration, apiMapping: { fieldNames } } },
  );
  expect(await client.getAllRestaurants()).toMatchObject([{ title: 'Bath', lat: 51.38 }]);
});

describe('a name that is itself a field of the specification', () => {
  const description = 'Fresh every day.';
  const clientOf = (replies: Readonly<Record<string, unknown>>, names: object = { about: ['description'] }) =>
    createFakeClient(
      (requested) => {
        const path = requested.split('?')[0] ?? '';
        return Object.hasOwn(replies, path) ? { body: replies[path] } : undefined;
      },
      { configuration: { ...defaultConfiguration, apiMapping: { fieldNames: names } } },
    ).client;

  it.each([
    { storeId: 17, slug: 'bath', title: 'Bath' },
    { storeId: 17, slug: 'bath', title: 'Bath', displayName: 'B', extra: 1 },
  ])('is another field of a restaurant that has none of this name [upstream.mapping]', async (stated) => {
    const heroTiles = [{ type: 'hero', heading: 'Hello', description }];
    const client = clientOf({ '/api/v1/content/search-restaurants/': [{ ...stated, description, heroTiles }] });
    expect(await client.getAllRestaurants()).toMatchObject([
      { about: description, heroTiles: [{ heading: 'Hello', text: description }] },
    ]);
  });

  it('stays in menus, sections, dishes, offers and pages [upstream.mapping]', async () => {
    const dish = { title: 'Rendang', cost: 5, description };
    const client = clientOf({
      '/api/v1/content/menu/mains': {
        name: 'Mains',
        description,
        sections: [{ name: 'Curries', description, items: [dish] }],
      },
      '/api/offer/getofferbyslug': { data: { slug: 'two', title: 'Two', description } },
      '/api/v1/content/page/home': {
        title: 'Home',
        description,
        tiles: [{ tileType: 'Hero', heading: 'Hello', description }],
      },
    });
    expect(await client.getMenu('mains')).toMatchObject({
      value: { description, sections: [{ description, items: [{ name: 'Rendang', description }] }] },
    });
    expect(await client.getOffer('two')).toMatchObject({ value: { description } });
    expect(await client.getPage('home')).toMatchObject({ page: { description, tiles: [{ text: description }] } });
  });
});
