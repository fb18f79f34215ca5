import { execFile, execFileSync } from 'node:child_process';
import { appendFileSync, cpSync, mkdtempSync, readFileSync, rmSync, symlinkSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { execPath } from 'node:process';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { z } from 'zod';
import { demoData } from '#adapters/demo/content/fixed-demo-data.ts';
import { hasAlreadyPassed } from '#preview/checks/passed/cached-tests.ts';
import { checkOutBase } from './replay/base-tree.ts';

const root = join(import.meta.dirname, '../..');
const copied = [
  'adapters',
  'blocks',
  'preview',
  'renderer',
  'schemas',
  'site',
  '.gitignore',
  'package.json',
  'tsconfig.json',
];
const written = /\/(\.next|\.data|\.storybook-cache|node_modules)(\/|$)/;

let copy: string;
const git = (...args: string[]) =>
  execFileSync('git', ['-c', 'user.name=Test', '-c', 'user.email=test@example.com', ...args], {
    cwd: copy,
    encoding: 'utf8',
  });

beforeAll(() => {
  copy = mkdtempSync(join(tmpdir(), 'impact-test-'));
  for (const name of copied)
    cpSync(join(root, name), join(copy, name), { recursive: true, filter: (path) => !written.test(path) });
  git('init', '--quiet', '--initial-branch=main');
  git('add', '--all');
  git('commit', '--quiet', '--message', 'The base');
  symlinkSync(join(root, 'node_modules'), join(copy, 'node_modules'));
});
afterAll(() => rmSync(copy, { recursive: true, force: true }));

const impact = (...args: string[]): Promise<{ readonly status: number; readonly output: string }> =>
  new Promise((resolve) => {
    const child = execFile(
      execPath,
      ['preview/impact/impact.ts', ...args],
      { cwd: copy, maxBuffer: 1e8 },
      (_, out, err) => resolve({ status: child.exitCode ?? -1, output: out + err }),
    );
  });

const report = z.object({
  sharedStyles: z.array(z.string()),
  pageProblems: z.array(z.unknown()),
  tiles: z.array(
    z.object({
      page: z.string(),
      key: z.string(),
      verdict: z.string(),
      markupChanged: z.boolean(),
      styles: z.array(z.string()),
      reasons: z.array(z.string()),
    }),
  ),
});

/** Changes a file of the copy. Throws if there is nothing to change, because the test is then wrong. */
function mutate(file: string, from: string, to: string): void {
  const path = join(copy, file);
  const text = readFileSync(path, 'utf8');
  if (!text.includes(from)) throw new Error(`${file} does not contain ${from}`);
  writeFileSync(path, text.replaceAll(from, to));
}

type Fields = Readonly<Record<string, unknown>>;
const stored: readonly (readonly [page: string, tile: Fields])[] = z
  .object({
    pages: z.array(z.object({ id: z.string(), tiles: z.array(z.record(z.string(), z.unknown())) })),
    restaurants: z.array(
      z.object({ slug: z.string(), heroTiles: z.array(z.record(z.string(), z.unknown())).default([]) }),
    ),
  })
  .transform(({ pages, restaurants }) => [
    ...pages.flatMap(({ id, tiles }) => tiles.map((tile): [string, Fields] => [id, tile])),
    ...restaurants.flatMap(({ slug, heroTiles }) =>
      heroTiles.map((tile): [string, Fields] => [`restaurant/${slug}`, tile]),
    ),
  ])
  .parse(demoData);

/** The tiles of the demo content that a mutation affects, with their verdict. */
const touched = (word: string, isTouched: (tile: Fields) => boolean): readonly string[] =>
  stored.filter(([, tile]) => isTouched(tile)).map(([page, { key }]) => `${page} #${key}: ${word}`);

describe.skipIf(hasAlreadyPassed('impact'))('the impact of a change', { timeout: 600_000 }, () => {
  it('is empty if nothing has changed, and the base’s folder is removed again', async () => {
    const { status, output } = await impact();
    expect(output).toMatch(
      new RegExp(`^${stored.length} tiles on \\d+ pages, against \\w{10}\\.\nNothing changes\\.\n$`),
    );
    expect(status).toBe(0);
    expect(git('worktree', 'list').trim().split('\n')).toHaveLength(1);
  });

  it('names the tiles and pages that a schema, a block, a style and a migration affect, and no others', async () => {
    // Requires a field that no content has: the tile fails.
    mutate('schemas/tiles/social-grid/social-grid.tile.ts', '  fields: {', '  fields: {\n    required: z.string(),');
    mutate(
      'schemas/tiles/social-grid/social-grid.tile.ts',
      'import { choice,',
      "import { z } from 'zod';\nimport { choice,",
    );
    // Removes an option that content uses: the tile is shown with the default.
    mutate('schemas/tiles/job-list/job-list.tile.ts', "['all', ...jobCategories]", "['all']");
    // Removes a field: tiles that use it are degraded, the others lose only its default.
    mutate('schemas/tiles/text/text.tile.ts', 'align: choice(', 'alignment: choice(');
    mutate(
      'blocks/accordion/accordion.tsx',
      '<div className={styles.items}>',
      '<div className={styles.items} role="list">',
    );
    appendFileSync(join(copy, 'blocks/divider/divider.module.css'), '\n.root {\n  opacity: 0.9;\n}\n');
    // Renames a field, with a migration: the tile is rendered as before.
    mutate(
      'schemas/tiles/click-and-collect/click-and-collect.tile.ts',
      'link: optional(link)',
      'order: optional(link)',
    );
    mutate(
      'schemas/tiles/click-and-collect/click-and-collect.tile.ts',
      'version: 1,',
      `version: 2,
  migrations: [
    {
      title: 'The link became the order.',
      up: ({ link: own, ...rest }) => (own === undefined ? rest : { ...rest, order: own }),
      down: ({ order, ...rest }) => (order === undefined ? rest : { ...rest, link: order }),
    },
  ],`,
    );
    mutate('blocks/click-and-collect/click-and-collect.tsx', 'tile.link', 'tile.order');

    const { status, output } = await impact('--json');
    const { tiles, sharedStyles, pageProblems } = report.parse(JSON.parse(output));
    const found = tiles
      .filter(({ verdict, styles }) => verdict !== 'same' || styles.length > 0)
      .map(({ page, key, verdict, styles }) => `${page} #${key}: ${styles.length > 0 ? 'style' : verdict}`);
    const expected = [
      ...touched('failed', ({ type }) => type === 'social-grid'),
      ...touched('degraded', ({ type, category }) => type === 'job-list' && category === 'management'),
      ...touched('degraded', ({ type, align }) => type === 'text' && align !== undefined),
      ...touched('changed', ({ type, align }) => type === 'text' && align === undefined),
      ...touched('changed', ({ type }) => type === 'accordion'),
      ...touched('style', ({ type }) => type === 'divider'),
      ...touched('migrated', ({ type }) => type === 'click-and-collect'),
    ];
    expect(expected.length).toBeGreaterThan(40);
    expect(found.toSorted()).toEqual(expected.toSorted());
    expect(tiles.filter(({ verdict, markupChanged }) => verdict === 'migrated' && markupChanged)).toEqual([]);
    expect([sharedStyles, pageProblems]).toEqual([[], []]);
    expect(status).toBe(1);
  });

  it('is measured from the merge base with main, or from the commit that is given', () => {
    const main = git('rev-parse', 'HEAD').slice(0, 10);
    git('switch', '--quiet', '--create', 'work');
    git('commit', '--quiet', '--all', '--allow-empty', '--message', 'The work');
    for (const [ref, commit] of [
      [undefined, main],
      ['work', git('rev-parse', 'work').slice(0, 10)],
    ] as const) {
      const base = checkOutBase(copy, ref);
      base.remove();
      expect(base.commit).toBe(commit);
    }
    expect(() => checkOutBase(copy, 'nowhere')).toThrow('There is no commit nowhere. Give one with --base.');
  });
});
