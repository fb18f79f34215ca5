import { describe, expect, it } from 'vitest';
import { planNeeds, readPage } from '#blocks/page-reader.ts';
import { maximumTiles } from '#schemas/content/page/page.ts';
import { partNumbers, tilesPerPart } from '#schemas/content/page/page-parts.ts';
import { findFormTiles } from '../tiles/find-form-tiles.ts';
import { selectPagePart } from './select-page-part.ts';

interface RawTile {
  readonly type: string;
  readonly key: string;
  readonly width?: string;
}

const text = (index: number, more: object = {}): RawTile => ({
  type: 'text',
  key: `t-${index}`,
  ...{ heading: 'Rice', body: '<p>Steamed.</p>' },
  ...more,
});

const texts = (count: number, more: object = {}): RawTile[] => Array.from({ length: count }, (_, at) => text(at, more));

type PartRequest = Omit<Parameters<typeof selectPagePart>[1], 'findFormTiles'>;

function select(tiles: readonly RawTile[], request: PartRequest) {
  const read = readPage({ id: 'long', title: 'Long', tiles });
  if (!read.ok) throw new Error('The page is not valid.');
  const { page, part } = selectPagePart(read.value, {
    ...request,
    findFormTiles: (all) =>
      findFormTiles({
        tiles: all,
        plan: planNeeds(
          all.map(({ tile }) => tile),
          {},
        ),
      }),
  });
  return { part, keys: page.tiles.map(({ tile }) => tile.key) };
}

const first = { query: {} };
const named = (number: number) => ({ query: { part: [String(number)] } });

describe('a page with many tiles', () => {
  it('is whole up to the most tiles of a document [scale.growth]', () => {
    expect(select(texts(tilesPerPart), first)).toMatchObject({ part: undefined, keys: { length: tilesPerPart } });
  });

  it('is shown in parts, each tile once and in order [scale.growth]', () => {
    const tiles = texts(2 * tilesPerPart + 1);
    const parts = [first, named(2), named(3)].map((request) => select(tiles, request));
    expect(parts.map(({ part }) => part)).toEqual([1, 2, 3].map((number) => ({ number, count: 3 })));
    expect(parts.flatMap(({ keys }) => keys)).toEqual(tiles.map(({ key }) => key));
    expect(Math.max(...parts.map(({ keys }) => keys.length))).toBe(tilesPerPart);
  });

  it('ends a part with a whole row [tile.width]', () => {
    const tiles = [text(-1), ...texts(tilesPerPart, { width: 'half' })];
    expect(select(tiles, first).keys).toHaveLength(tilesPerPart - 1);
    expect(select(tiles, named(2)).keys).toEqual([`t-${tilesPerPart - 2}`, `t-${tilesPerPart - 1}`]);
  });

  it('has an address for every part of the largest page [scale.growth]', () => {
    const tiles = [text(-1), text(-2), ...texts(maximumTiles - 2, { width: 'third' })];
    const { part } = select(tiles, first);
    expect(part?.count).toBeGreaterThan(maximumTiles / tilesPerPart);
    expect(partNumbers.slice(0, (part?.count ?? 0) - 1).at(-1)).toBe(String(part?.count));
  });

  it('begins at the first part where the address names one that it does not have [scale.growth]', () => {
    expect(select(texts(tilesPerPart + 1), named(9)).part).toEqual({ number: 1, count: 2 });
  });

  it('shows the part with the tile that reads the query [scale.growth]', () => {
    const jobs = { type: 'job-list', key: 'jobs' };
    const tiles = [...texts(tilesPerPart), jobs];
    expect(select(tiles, { query: { show: ['100'] } }).keys).toEqual(['jobs']);
    expect(select(tiles, { query: { show: ['100'], part: ['1'] } }).part?.number).toBe(1);
    expect(select(tiles, { query: { near: ['Leeds'] } }).part?.number).toBe(1);
  });

  it('shows the part with the submitted form, whatever the address names [form.nojs]', () => {
    const formName = 'contact';
    const form = { name: formName, values: {}, errors: [], taken: false } as const;
    const tiles = [text(-1, { formType: 'contact' }), ...texts(tilesPerPart), { type: 'contact-form', key: 'write' }];
    const shownFor = (request: PartRequest) => select(tiles, { formName, ...request }).part?.number;
    expect(shownFor({ ...first, form: { ...form, tileKey: 'write' } })).toBe(2);
    expect(shownFor({ ...named(2), form })).toBe(1);
    expect(shownFor({ query: { sentFrom: ['write'] } })).toBe(2);
    expect(shownFor({ ...first, form: { ...form, tileKey: 'gone' } })).toBe(1);
  });
});
