import { expect, it } from 'vitest';
import { restaurant } from '#schemas/domain/restaurant/restaurant.ts';
import type { FoundSubject } from '../../resolve/resolve-route.ts';
import { withHeroTiles } from './with-hero-tiles.ts';

const own = { type: 'hero', key: 'own', heading: 'Bath' };
const bath = (heroTiles: readonly object[]) =>
  restaurant.parse({ storeId: '1', slug: 'bath', city: 'bath', title: 'Bath', heroTiles });
const subject = (pageId: string, heroTiles: readonly object[] = [own]): FoundSubject => ({
  kind: 'found',
  pageId,
  area: { kind: 'main' },
  needs: {},
  restaurant: bath(heroTiles),
});
const text = { type: 'text', key: 'text' };
const details = { type: 'restaurant-details', key: 'details' };
const below = { ...details, heroTiles: 'below' };

it.each<[string, string, readonly unknown[], readonly unknown[]]>([
  ['come first', '_restaurant', [text, details], [own, text, details]],
  ['come below its details where the template says so', '_restaurant', [text, below, text], [text, below, own, text]],
  [
    'come first where another tile says so',
    '_restaurant',
    [{ ...text, heroTiles: 'below' }],
    [own, { ...text, heroTiles: 'below' }],
  ],
  ['come first beside an entry that is not a tile', '_restaurant', [7], [own, 7]],
  ['are on no other page of it', '_restaurant-menu', [text], [text]],
])('the own tiles of a restaurant %s [restaurant.page]', (_, pageId, tiles, expected) => {
  const page = { id: pageId, title: 'Bath', tiles };
  expect(withHeroTiles(page, subject(pageId))).toMatchObject({ id: pageId, title: 'Bath', tiles: expected });
  expect(page.tiles).toBe(tiles);
});

it('a page stays as it is without a list of tiles, and for a restaurant without tiles of its own [restaurant.page]', () => {
  for (const page of [null, 7, { id: '_restaurant' }, { id: '_restaurant', tiles: 'none' }])
    expect(withHeroTiles(page, subject('_restaurant'))).toBe(page);
  const page = { id: '_restaurant', tiles: [text] };
  expect(withHeroTiles(page, subject('_restaurant', []))).toBe(page);
  expect(withHeroTiles(page, { ...subject('_restaurant'), restaurant: undefined })).toBe(page);
});
