import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { setAt } from '#schemas/content/set-at.ts';
import { duplicateTile, insertTiles, moveTile, removeTile, replaceTile, setWidths } from './operations.ts';
import { keyOf, nameOf, type PageContent, readContent } from './page-content.ts';
import { describePlacement } from './page-layout.ts';
import { createHistory, pushStep, redo, undo } from './undo-history.ts';

const pageOf = (...keys: string[]): PageContent => ({
  id: 'about',
  title: 'About',
  tiles: keys.map((key) => ({ type: 'text', key, body: `<p>${key}</p>` })),
});
const keysOf = ({ tiles }: PageContent): string[] => tiles.map(keyOf);

/** Any operation of an editor, at positions that may not exist. */
const anyOperation = fc.oneof(
  fc.record({ kind: fc.constant('insert' as const), at: fc.nat(9) }),
  fc.record({ kind: fc.constant('move' as const), at: fc.nat(9), to: fc.integer({ min: -2, max: 12 }) }),
  fc.record({ kind: fc.constant('duplicate' as const), at: fc.nat(9) }),
  fc.record({ kind: fc.constant('remove' as const), at: fc.nat(9) }),
);

function operate(page: PageContent, operation: typeof anyOperation extends fc.Arbitrary<infer Value> ? Value : never) {
  switch (operation.kind) {
    case 'insert':
      return insertTiles(page, operation.at, [{ type: 'text', key: 'a' }]);
    case 'move':
      return moveTile(page, operation.at, operation.to);
    case 'duplicate':
      return duplicateTile(page, operation.at);
    case 'remove':
      return removeTile(page, operation.at);
  }
}

describe('the operations on a page', () => {
  it('leave every tile a unique key, and can be undone and redone step by step [preview.compose]', () => {
    fc.assert(
      fc.property(fc.array(anyOperation, { maxLength: 30 }), (operations) => {
        const start = pageOf('a', 'b', 'c');
        let history = createHistory(start);
        for (const operation of operations)
          history = pushStep(history, operate(history.present, operation), { label: operation.kind, atMs: 0 });
        const end = history.present;
        expect(new Set(keysOf(end)).size).toBe(end.tiles.length);
        while (history.past.length > 0) history = undo(history);
        expect(history.present).toEqual(start);
        while (history.future.length > 0) history = redo(history);
        expect(history.present).toEqual(end);
      }),
    );
  });

  it('move a tile to the given position and leave the order of the others [preview.compose]', () => {
    expect(keysOf(moveTile(pageOf('a', 'b', 'c'), 0, 2))).toEqual(['b', 'c', 'a']);
    expect(keysOf(moveTile(pageOf('a', 'b', 'c'), 2, -4))).toEqual(['c', 'a', 'b']);
  });

  it('do not touch other tiles, so that they are not validated or rendered again [preview.compose]', () => {
    const page = pageOf('a', 'b', 'c');
    expect(replaceTile(page, 1, { type: 'text', key: 'b', body: 'x' }).tiles[2]).toBe(page.tiles[2]);
    expect(insertTiles(page, 1, [{ type: 'text', key: 'a' }]).tiles[0]).toBe(page.tiles[0]);
  });

  it('migrate tiles of an older version to the current one, and keep unknown fields [preview.compose]', () => {
    const old = { type: 'menu-section', key: 'menu', sectionId: 'noodles', own: 1 };
    expect(readContent('menu', { tiles: [old] }).tiles[0]).toMatchObject({
      sectionIds: ['noodles'],
      own: 1,
      version: 2,
    });
  });

  it('give tiles without a key a stable one [preview.compose]', () => {
    expect(keysOf(readContent('about', { tiles: [{ type: 'text' }, { type: 'text' }, 'nonsense'] }))).toEqual([
      'text',
      'text-2',
      'tile',
    ]);
  });
});

describe('setting a value at a path', () => {
  it('creates missing parents, keeps everything beside the path, and removes fields [preview.compose]', () => {
    const tile = { key: 'a', links: [{ linkText: 'One', linkUrl: '/one' }], own: 1 };
    expect(setAt(tile, ['links', 0, 'linkText'], 'Two')).toEqual({
      key: 'a',
      links: [{ linkText: 'Two', linkUrl: '/one' }],
      own: 1,
    });
    expect(setAt(tile, ['image', 'alt'], 'A bowl')).toEqual({ ...tile, image: { alt: 'A bowl' } });
    expect(setAt(tile, ['own'], undefined)).toEqual({ key: 'a', links: tile.links });
    expect(tile.links[0]?.linkText).toBe('One');
  });
});

describe('the name of a tile', () => {
  it.each([
    [{ type: 'text', heading: 'Hours' }, 'Text “Hours”'],
    [{ type: 'mystery', title: 'Hours' }, 'mystery “Hours”'],
    [{ type: 'mystery' }, 'mystery'],
    [{}, 'Tile'],
  ])('of %j is %s [preview.compose]', (tile, name) => {
    expect(nameOf(tile)).toBe(name);
  });
});

describe("the description of a tile's placement", () => {
  it('states row, share, neighbours, and the tile before it on a phone [preview.compose]', () => {
    const page = setWidths(pageOf('a', 'b', 'c'), 1, ['two-thirds', 'third']);
    expect(describePlacement(page, 2)).toBe('Row 2 of 2, third, beside Text. On phones after Text.');
    expect(describePlacement(page, 0)).toBe('Row 1 of 2, full. On phones the first.');
  });

  it('says that a tile is wider than set because its row would not be filled [tile.width]', () => {
    const page = setWidths(pageOf('a'), 0, ['third']);
    expect(describePlacement(page, 0)).toContain('full, wider than it asks because its row would not fill');
  });
});
