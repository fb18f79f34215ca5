import { describe, expect, it } from 'vitest';
import { placeTiles, readPage } from '#blocks/page-reader.ts';
import type { Tile } from '#schemas/content/tile/tile.ts';
import { topOfPage } from './place-tiles.ts';

function tilesOf(...raw: readonly object[]): Tile[] {
  const tiles = raw.map((each, at) => ({ type: 'text', key: `t${at}`, body: '<p>Words</p>', ...each }));
  const read = readPage({ id: 'test', title: 'Test', tiles });
  if (!read.ok) throw new Error('The page is invalid.');
  return read.value.tiles.map(({ tile }) => tile);
}
const split = { layout: 'domino-left' };
const hero = { type: 'hero', heading: 'Hello' };

describe('the placements of tiles', () => {
  it('have the span of their width in their row [tile.width]', () => {
    const { placements, rows } = placeTiles(
      tilesOf({ width: 'third' }, { width: 'two-thirds' }, { width: 'half' }, {}),
    );
    expect(placements.map(({ span }) => span)).toEqual([2, 4, 6, 6]);
    expect(rows.map(({ tiles }) => tiles)).toEqual([[0, 1], [2], [3]]);
  });

  it('make the first heading that of the page, once, even in a later chunk', () => {
    const tiles = tilesOf({}, { heading: 'First' }, { heading: 'Second' });
    const { placements, after } = placeTiles(tiles);
    expect(placements.map(({ headingLevel }) => headingLevel)).toEqual([2, 1, 2]);
    expect(placeTiles(tiles, after).placements.map(({ headingLevel }) => headingLevel)).toEqual([2, 2, 2]);
    const { after: titled } = placeTiles(tilesOf({ heading: 'First' }));
    expect(placeTiles(tiles, titled).placements.map(({ headingLevel }) => headingLevel)).toEqual([2, 2, 2]);
    const untitled = placeTiles(tilesOf({}, {})).after;
    expect(placeTiles(tiles, untitled).placements.map(({ headingLevel }) => headingLevel)).toEqual([2, 1, 2]);
  });

  it('do not count a heading without text [tile.layout]', () => {
    const [blank, next] = tilesOf({ heading: 'First' }, { heading: 'Second' });
    if (!blank || !next) throw new Error('A tile is missing.');
    const blankHeading = { heading: '' };
    const { placements } = placeTiles([{ ...blank, ...blankHeading }, next]);
    expect(placements.map(({ headingLevel }) => headingLevel)).toEqual([2, 1]);
  });

  it('count a heading that the block always shows', () => {
    const guide = { type: 'allergen-guide', body: undefined };
    expect(
      placeTiles(tilesOf({}, guide, { heading: 'Later' })).placements.map(({ headingLevel }) => headingLevel),
    ).toEqual([2, 1, 2]);
  });

  it('alternate for the layout domino-left, counted by type [tile.layout]', () => {
    const split2 = { ...hero, ...split };
    const tiles = tilesOf(split, {}, split, split2, { layout: 'headstone' }, split, split2);
    const { placements, after } = placeTiles(tiles);
    expect(placements.map(({ alternation }) => alternation)).toEqual([0, 0, 1, 0, 0, 2, 1]);
    expect(placeTiles(tilesOf(split, split2), after).placements.map(({ alternation }) => alternation)).toEqual([3, 2]);
  });

  it('count the first two tiles of the page as visible at first', () => {
    const { placements, after } = placeTiles(tilesOf({}, {}, {}));
    expect(placements.map(({ first }) => first)).toEqual([true, true, false]);
    expect(placeTiles(tilesOf({}), after).placements.map(({ first }) => first)).toEqual([false]);
    expect(topOfPage.tiles).toBe(0);
  });
});
