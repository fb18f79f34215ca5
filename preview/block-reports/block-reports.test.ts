import { describe, expect, it } from 'vitest';
import { z } from 'zod';
import { choice, flag, list, number, optional, slug, text } from '#schemas/content/field/field.ts';
import type { RawTile } from '#schemas/content/tile/define-tile.ts';
import { defineTile } from '#schemas/tiles/define-tile.ts';
import { tiles } from '#schemas/tiles/tiles.generated.ts';
import type { BlockReport } from './block-report.ts';
import { readCheckedBlocks } from './checked-blocks.ts';
import { checkUnknownFields } from './facts/check-unknown-fields.ts';
import { describeTile, type TileKind } from './facts/describe-tile.ts';
import { schemaTable, sharedTable } from './facts/schema-table.ts';
import { tileUses } from './facts/tile-uses.ts';
import { formatBlockReport, formatIndex } from './format-block-report.ts';
import { findMissingTexts } from './kit/rules/visible-texts.ts';
import { maxScriptBytes } from './sizes/max-script-bytes.ts';

const kinds: readonly (readonly [string, TileKind])[] = Object.values(tiles).map((kind) => [kind.type, kind]);

const dish = z.object({
  name: text('Name', 'What it is called.', 40),
  price: optional(number('Price', 'In pounds.', { min: 0, max: 99 })),
});
const examples = {
  plain: { key: 'soup', name: 'Soup' },
  longest: { key: 'soup', name: 'Soup' },
  empty: { key: 'soup' },
};
const soup = defineTile({
  type: 'soup',
  version: 2,
  title: 'Soup',
  description: 'The soup of the day.',
  fields: {
    menuId: slug('Menu', 'Where it is listed.', 'menu'),
    size: choice('Size', 'How much.', ['bowl', 'cup']),
    hot: flag('Hot', 'Whether it is.', true),
    dishes: list('Dishes', 'What goes with it.', dish, 3),
    words: list('Words', 'In short.', text('Word', 'One of them.', 9)),
  },
  migrations: [{ title: 'The cup came.', up: (raw) => raw, down: (raw) => raw }],
  examples,
});

describe('the recorded checks', () => {
  it('are those of existing tile types', () => {
    const types = Object.keys(readCheckedBlocks());
    expect(types.length).toBeGreaterThan(30);
    expect(
      types.filter((type) => !Object.hasOwn(tiles, type)),
      'Run npm run block-reports.',
    ).toEqual([]);
  });
});

describe('a schema table', () => {
  it('has a row for each of the tile’s own fields and each nested one, with its limits', () => {
    const rows = schemaTable(soup.schema).map(({ path, kind, required, default: absent, limits }) =>
      [path, kind, required ? 'required' : '', absent, limits].join(' | '),
    );
    expect(rows).toEqual([
      'menuId | reference: menu | required |  | at most 64 characters',
      'size | choice |  | "bowl" | bowl, cup',
      'hot | flag |  | true | ',
      'dishes | list |  |  | at most 3 entries',
      'dishes[].name | text | required |  | 1 to 40 characters',
      'dishes[].price | number |  |  | 0 to 99',
      'words | list |  |  | at most 24 entries',
      'words[] | text | required |  | 1 to 9 characters',
    ]);
  });

  it('leaves the fields that every tile has to a separate table', () => {
    const shared = sharedTable().map(({ path }) => path);
    expect(shared).toEqual(expect.arrayContaining(['key', 'width', 'videoMobile']));
    for (const [, { schema }] of kinds)
      expect(schemaTable(schema).filter(({ path }) => path === 'key' || path === 'type')).toEqual([]);
  });
});

describe('unknown fields', () => {
  it.each(kinds)('are kept by %s, and do not change it', (_, kind) => {
    expect(Object.values<RawTile>(kind.examples).flatMap((fields) => checkUnknownFields(kind, fields))).toEqual([]);
  });

  it('are reported as lost by a migration that keeps only known fields', () => {
    const down = ({ key, name }: RawTile): RawTile => ({ key, name });
    const forgetful: TileKind = { ...soup, migrations: [{ title: 'The cup came.', up: (raw) => raw, down }] };
    expect(checkUnknownFields(forgetful, examples.plain)).toEqual(['Migrating down loses an unknown field.']);
  });

  it('are reported if a schema lets them through', () => {
    const loose: TileKind = { ...soup, schema: soup.schema.loose() };
    expect(checkUnknownFields(loose, { ...examples.plain, menuId: 'soups' })).toEqual([
      'An unknown field changes the parsed tile.',
    ]);
  });
});

describe('other facts of a block report', () => {
  it('count the tiles of its type on each page', () => {
    const page = (id: string, ...types: string[]) => ({ id, tiles: types.map((type) => ({ type })) });
    expect(tileUses('soup', [page('lunch', 'soup', 'tea', 'soup'), page('tea', 'tea')])).toEqual([
      { page: 'lunch', tiles: 2 },
    ]);
  });

  it('measure the largest example, each island once, and the block’s own elements', () => {
    const sizes = {
      islands: new Map([
        ['cart', 500],
        ['form-tea', 70],
      ]),
      elements: new Map([['soup', 3]]),
    };
    const cart = '<div data-island="cart"></div>';
    const tea = { type: 'tea', markups: [''], forms: [] };
    expect(
      maxScriptBytes({ type: 'soup', markups: ['', cart + cart, '<i data-island="form-tea">'], forms: [] }, sizes),
    ).toBe(503);
    expect(maxScriptBytes(tea, sizes)).toBe(0);
    expect(maxScriptBytes({ ...tea, forms: ['tea'] }, sizes)).toBe(70);
    expect(() => maxScriptBytes({ ...tea, markups: ['<i data-island="pot">'] }, sizes)).toThrow('pot');
  });

  it('list missing texts once', () => {
    expect(findMissingTexts(['Rice', 'Soup', 'Soup'], ['Rice and tea'])).toEqual(['“Soup”']);
  });
});

describe('the page of a block report', () => {
  const report: BlockReport = {
    ...describeTile(soup),
    script: 1200,
    style: 0,
    results: { print: [], accessibility: [{ example: 'plain', message: 'grey | on white' }] },
  };

  it('contains its facts, with the failures by example', () => {
    const page = formatBlockReport(report);
    expect(page).toContain('# Soup (`soup`)');
    expect(page).toContain('| `dishes[].price` | Price | number |  |  | 0 to 99 |');
    expect(page).toContain('Script 1.2 kB, CSS 0, compressed.');
    expect(page).toContain('| accessibility | plain: grey \\| on white |');
    expect(page).toContain('| print | pass |');
    expect(page).toContain('- 2: The cup came.');
  });

  it('is in the index with the result of each check', () => {
    expect(formatIndex([report], [])).toContain('| [soup](soup.md) | 2 | 1.2 kB | 0 | pass | **1** |');
  });
});
