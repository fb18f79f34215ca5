import { describe, expect, it } from 'vitest';
import type { Tile } from '#schemas/content/tile/tile.ts';
import { readPage } from '../parse/read-page.ts';
import { placeTiles, topOfPage } from './place-tiles.ts';

function tilesOf(...raw: readonly object[]): Tile[] {
  const tiles = raw.map((each, at) => ({ type: 'text', key: `t${at}`, body: '<p>Words</p>', ...each }));
  const read = readPage({ id: 'test', title: 'Test', tiles });
  if (!read.ok) throw new Error('The page is not sound.');
  return read.value.tiles.map(({ tile }) => tile);
}
const split = { layout: 'domino-left' };
const hero = { type: 'hero', heading: 'Hello' };

describe('the places of tiles', () => {
  it('have the span of their width in their row [tile.width]', () => {
    const { places, rows } = placeTiles(tilesOf({ width: 'third' }, { width: 'two-thirds' }, { width: 'half' }, {}));
    expect(places.map(({ span }) => span)).toEqual([2, 4, 6, 6]);
    expect(rows.map(({ tiles }) => tiles)).toEqual([[0, 1], [2], [3]]);
  });

  it('make the first heading that of the page, once, also where much went before', () => {
    const tiles = tilesOf({}, { heading: 'First' }, { heading: 'Second' });
    const { places, after } = placeTiles(tiles);
    expect(places.map(({ headingLevel }) => headingLevel)).toEqual([2, 1, 2]);
    expect(placeTiles(tiles, after).places.map(({ headingLevel }) => headingLevel)).toEqual([2, 2, 2]);
    const untitled = placeTiles(tilesOf({}, {})).after;
    expect(placeTiles(tiles, untitled).places.map(({ headingLevel }) => headingLevel)).toEqual([2, 1, 2]);
  });

  it('take a heading that the block always shows for one', () => {
    const guide = { type: 'allergen-guide', body: undefined };
    expect(placeTiles(tilesOf({}, guide, { heading: 'Later' })).places.map(({ headingLevel }) => headingLevel)).toEqual(
      [2, 1, 2],
    );
  });

  it('alternate for domino tiles, counted by type, whatever stands between them [tile.layout]', () => {
    const split2 = { ...hero, ...split };
    const tiles = tilesOf(split, {}, split, split2, { layout: 'headstone' }, split, split2);
    const { places, after } = placeTiles(tiles);
    expect(places.map(({ alternation }) => alternation)).toEqual([0, 0, 1, 0, 0, 2, 1]);
    expect(placeTiles(tilesOf(split, split2), after).places.map(({ alternation }) => alternation)).toEqual([3, 2]);
  });

  it('count the first two of the page as seen at once', () => {
    const { places, after } = placeTiles(tilesOf({}, {}, {}));
    expect(places.map(({ first }) => first)).toEqual([true, true, false]);
    expect(placeTiles(tilesOf({}), after).places.map(({ first }) => first)).toEqual([false]);
    expect(topOfPage.tiles).toBe(0);
  });
});
