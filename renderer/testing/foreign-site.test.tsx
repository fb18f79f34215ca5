import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { renderToStaticMarkup } from 'react-dom/server';
import { expect, it } from 'vitest';
import { createPageReader } from '../create-page-reader.ts';
import { createRenderer } from '../create-renderer.ts';
import { loadNeeds } from '../needs/load-needs.ts';
import { type Animal, type AnimalNeed, blocks, tiles, type ZooPage } from './foreign-site.tsx';

const { readPage, planNeeds } = createPageReader({ tiles });
const renderPage = createRenderer<ZooPage>({ tiles, blocks });

const legs: Readonly<Record<string, number>> = { otter: 4, heron: 2 };
const loaders = {
  animal: async ({ name }: AnimalNeed): Promise<Animal | undefined> =>
    Object.hasOwn(legs, name) ? { legs: legs[name] ?? 0 } : undefined,
};

async function show(rawTiles: readonly object[], context = {}, page: ZooPage = { isOpen: true }) {
  const read = readPage({ id: 'zoo', title: 'Zoo', tiles: rawTiles });
  if (!read.ok) throw new Error('The page is valid.');
  const found = read.value.tiles;
  const plan = planNeeds(
    found.map(({ tile }) => tile),
    context,
  );
  const answers = await loadNeeds<Animal>(plan.needs, loaders, 1000);
  const problems = [...read.problems];
  const element = renderPage({
    tiles: found,
    plan,
    answers,
    page,
    mode: 'public',
    problems: [],
    onProblems: (more) => problems.push(...more),
  });
  return { html: renderToStaticMarkup(<main>{element}</main>), codes: problems.map(({ code }) => code) };
}

it('renders a site with tile types, blocks and data sources of its own', async () => {
  const { html, codes } = await show([
    { type: 'sign', key: 'a', line: 'This way' },
    { type: 'enclosure', key: 'b', animal: 'otter' },
    { type: 'welcome', key: 'c' },
  ]);
  expect(codes).toEqual([]);
  expect(html).toContain('<p>This way</p>');
  expect(html).toContain('<p>otter h1 4 legs</p>');
  expect(html).toContain('<p>Hello stranger</p>');
});

it('gives its blocks its own page context, and its needs its own', async () => {
  const { html } = await show([{ type: 'sign', key: 'a', text: 'Hi' }], {}, { isOpen: false });
  expect(html).toContain('<p>Closed</p>');
  expect((await show([{ type: 'welcome', key: 'c' }], { visitor: 'heron' })).html).toContain('<p>Hello 2</p>');
});

it('removes a tile of an unknown type, an invalid one and one without its data [tile.unknown] [tile.invalid]', async () => {
  const { html, codes } = await show([
    { type: 'hero', key: 'a', heading: 'Not of this site' },
    { type: 'sign', key: 'b' },
    { type: 'enclosure', key: 'c', animal: 'dodo' },
    { type: 'sign', key: 'd', text: 'Still here' },
  ]);
  expect(codes).toEqual(['tile-unknown-type', 'tile-invalid', 'tile-need-failed']);
  expect(html).toContain('<p>Still here</p>');
  expect(html.match(/<section/g)).toHaveLength(1);
});

it('has a renderer that imports the tile-defining part of the schemas alone', () => {
  const root = join(import.meta.dirname, '..');
  const files = readdirSync(root, { recursive: true, encoding: 'utf8' }).filter(
    (file) => /\.tsx?$/.test(file) && !file.includes('.test.'),
  );
  const imports = files.flatMap((file) =>
    [...readFileSync(join(root, file), 'utf8').matchAll(/from '#([^']+)'/g)].map(([, path = '']) => path),
  );
  expect(imports.filter((path) => !/^renderer\/|^schemas\/(content|forms\/_shared)\//.test(path))).toEqual([]);
});
