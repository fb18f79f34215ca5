import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { type TileWidth, tileWidths } from '#schemas/content/tile/tile-fields.ts';
import { explainRow, explainWidening, nearestLayouts, packRows } from './pack-rows.ts';

const widths = fc.array(fc.constantFrom(...tileWidths), { maxLength: 60 });
const requested: Record<TileWidth, number> = { full: 6, 'two-thirds': 4, half: 3, third: 2 };
const sum = (spans: readonly number[]) => spans.reduce((total, span) => total + span, 0);

describe('packing tiles into rows [tile.width]', () => {
  it('makes no row without tiles', () => {
    expect(packRows([])).toEqual([]);
  });

  it('fills every row exactly', () => {
    fc.assert(fc.property(widths, (list) => packRows(list).every(({ spans }) => sum(spans) === 6)));
  });

  it('keeps the order of the source and all tiles', () => {
    fc.assert(
      fc.property(widths, (list) => {
        expect(packRows(list).flatMap(({ tiles }) => tiles)).toEqual([...list.keys()]);
      }),
    );
  });

  it('never makes a tile narrower than requested', () => {
    fc.assert(
      fc.property(widths, (list) => {
        const spans = packRows(list).flatMap((row) => row.spans);
        expect(list.every((width, index) => (spans[index] ?? 0) >= requested[width])).toBe(true);
      }),
    );
  });

  it('explains a row exactly when it was not full', () => {
    fc.assert(
      fc.property(widths, (list) => {
        for (const row of packRows(list)) {
          const full = sum(row.tiles.map((index) => requested[list[index] ?? 'full'])) === 6;
          expect(explainRow(row) === undefined).toBe(full);
        }
      }),
    );
  });

  it('closes the row of a removed tile', () => {
    const rows = packRows(['third', 'third', 'full']);
    expect(rows.map(({ spans }) => spans)).toEqual([[3, 3], [6]]);
  });

  it.each<[TileWidth[], string]>([
    [['half'], 'full'],
    [['third', 'half'], 'half + half'],
    [['two-thirds', 'half'], 'two-thirds + third'],
    [['third', 'third'], 'half + half'],
  ])('offers for %j a layout that fills its row', (list, layout) => {
    const [row] = packRows(list);
    expect(row && explainRow(row)).toContain(layout);
  });

  it('explains why a row was not full and which layouts are nearest', () => {
    const [row] = packRows(['third', 'half']);
    const why = 'The widths third + half leave part of the row empty, so it is shown as third + two-thirds.';
    expect(row && explainWidening(row)).toBe(why);
    expect(nearestLayouts([2, 3])).toEqual([
      ['half', 'half'],
      ['third', 'two-thirds'],
      ['two-thirds', 'third'],
    ]);
    expect(row && explainRow(row)).toBe(
      `${why} Layouts that fill a row: half + half; third + two-thirds; two-thirds + third.`,
    );
  });
});
