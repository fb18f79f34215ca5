import { expect, it } from 'vitest';
import { settings } from '#schemas/content/settings/settings.ts';
import { restaurant } from '#schemas/domain/restaurant/restaurant.ts';
import { emptySource } from './empty-source.ts';
import { withCollectionLinks } from './with-collection-links.ts';

const restaurants = [
  { offersCollection: true },
  { offersCollection: true, clickCollect: '/order/own' },
  { offersCollection: false },
  {},
].map((fields, at) => restaurant.parse({ storeId: `${at}`, slug: `r-${at}`, title: 'R', ...fields }));
const source = { ...emptySource, restaurants: async () => restaurants };
const linksOf = async (from: typeof emptySource, clickCollectUrl = '') =>
  (await withCollectionLinks(from, { clickCollectUrl }).restaurants()).map(({ clickCollect }) => clickCollect);

it('gives a restaurant that offers click and collect without an address that of the settings, else the configured one [upstream.mapping]', async () => {
  const link = { linkText: 'Collect', linkUrl: '/order' };
  const withSettings = { ...source, settings: async () => settings.parse({ siteName: 'A', clickCollectLink: link }) };
  expect(await linksOf(withSettings, 'https://order.example')).toEqual(['/order', '/order/own', undefined, undefined]);
  expect(await linksOf(source, 'https://order.example')).toEqual([
    'https://order.example',
    '/order/own',
    undefined,
    undefined,
  ]);
  expect(await linksOf(source)).toEqual([undefined, '/order/own', undefined, undefined]);
});
