import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { demoData } from '#adapters/demo/content/fixed-demo-data.ts';
import { setAt } from '#schemas/content/set-at.ts';
import { canonical } from './compare/same-value.ts';
import { comparePages } from './compare-pages.ts';
import { applyChanges } from './testing/apply-changes.ts';

const anyValue = fc.oneof(
  fc.string({ maxLength: 8 }),
  fc.integer(),
  fc.boolean(),
  fc.constant(null),
  fc.array(fc.string({ maxLength: 3 }), { maxLength: 4 }),
  fc.array(fc.record({ linkText: fc.string({ maxLength: 2 }), linkUrl: fc.string({ maxLength: 2 }) }), {
    maxLength: 4,
  }),
  fc.array(fc.array(fc.nat(3), { maxLength: 3 }), { maxLength: 3 }),
  fc.record({ url: fc.constantFrom('/a', '/b'), alt: fc.string({ maxLength: 2 }), width: fc.nat(9) }),
);
const fieldNames = ['heading', 'links', 'image', 'body', 'width', 'strange'] as const;
const anyTile = fc.oneof(
  {
    weight: 9,
    arbitrary: fc.record({ type: fc.constantFrom('text', 'hero', 'odd'), key: fc.constantFrom(...'abcdefgh') }),
  },
  { weight: 1, arbitrary: anyValue },
);

/** One edit of a page, at a position that may not exist. */
const anyEdit = fc.oneof(
  fc.record({ kind: fc.constant('insert' as const), at: fc.nat(9), tile: anyTile }),
  fc.record({ kind: fc.constant('remove' as const), at: fc.nat(9) }),
  fc.record({ kind: fc.constant('move' as const), at: fc.nat(9), to: fc.nat(9) }),
  fc.record({
    kind: fc.constant('set' as const),
    at: fc.nat(9),
    name: fc.constantFrom(...fieldNames),
    value: anyValue,
  }),
  fc.record({ kind: fc.constant('clear' as const), at: fc.nat(9), name: fc.constantFrom(...fieldNames) }),
  fc.record({ kind: fc.constant('page' as const), name: fc.constantFrom('title', 'indexed', 'own'), value: anyValue }),
);
type Edit = typeof anyEdit extends fc.Arbitrary<infer Value> ? Value : never;
type Page = Readonly<Record<string, unknown>> & { readonly tiles: readonly unknown[] };

function edited(page: Page, edit: Edit): Page {
  if (edit.kind === 'page') return { ...page, [edit.name]: edit.value };
  const tiles = [...page.tiles];
  const tile = tiles[edit.at];
  if (edit.kind === 'insert') tiles.splice(edit.at, 0, edit.tile);
  if (edit.kind === 'remove') tiles.splice(edit.at, 1);
  if (edit.kind === 'move' && tile !== undefined) {
    tiles.splice(edit.at, 1);
    tiles.splice(edit.to, 0, tile);
  }
  if ((edit.kind === 'set' || edit.kind === 'clear') && typeof tile === 'object' && !Array.isArray(tile))
    tiles[edit.at] = setAt(tile, [edit.name], edit.kind === 'set' ? edit.value : undefined);
  return { ...page, tiles };
}

const start: Page = demoData.pages.find(({ id }) => id === 'about') ?? { tiles: [] };
const scripts = fc.array(anyEdit, { maxLength: 12 });

describe('the differences of two pages', () => {
  it('turn one into the other, after any edits [preview.publish]', () => {
    fc.assert(
      fc.property(scripts, scripts, (before, after) => {
        const old = before.reduce(edited, start);
        const draft = after.reduce(edited, old);
        const untouched = canonical(old);
        const differences = comparePages(old, draft);
        expect(canonical(applyChanges(old, differences))).toBe(canonical(draft));
        expect(canonical(old)).toBe(untouched);
        expect(differences.every(({ text }) => text !== '' && !text.includes('undefined'))).toBe(true);
      }),
      { numRuns: 500 },
    );
  });

  it('are empty for equal pages, after any edits [preview.publish]', () => {
    fc.assert(
      fc.property(scripts, (edits) => {
        const page = edits.reduce(edited, start);
        expect(comparePages(page, structuredClone(page))).toEqual([]);
      }),
    );
  });

  it('are one for a moved tile, and none for the others [preview.publish]', () => {
    fc.assert(
      fc.property(fc.nat(start.tiles.length - 1), fc.nat(start.tiles.length - 1), (at, to) => {
        const draft = edited(start, { kind: 'move', at, to });
        expect(comparePages(start, draft)).toHaveLength(at === to ? 0 : 1);
      }),
    );
  });

  it('are found by reading each tile a few times, for one move or all of them [preview.publish]', () => {
    let reads = 0;
    const tiles = Array.from({ length: 2000 }, (_, at) => ({
      type: 'text',
      key: `t${at}`,
      get body() {
        reads += 1;
        return '<p>x</p>';
      },
    }));
    expect(comparePages({ ...start, tiles }, { ...start, tiles: [...tiles.slice(1), tiles[0]] })).toHaveLength(1);
    expect(comparePages({ ...start, tiles }, { ...start, tiles: tiles.toReversed() })).toHaveLength(1999);
    expect(reads).toBeLessThan(2000 * 20);
  });
});
