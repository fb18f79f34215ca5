/** @jsxImportSource #eager */

import { renderToStaticMarkup } from 'react-dom/server';
import type { Problem } from '#schemas/content/problem/problem.ts';
import type { PageContext } from '../block.ts';
import { defaultOptions } from '../default-options.ts';
import { planNeeds } from '../needs/plan-needs.ts';
import { readPage } from '../parse/read-page.ts';
import { type RenderInput, renderPage } from './render-page.tsx';

/** For tests: a page about nothing in particular. */
export const fakePage: PageContext = {
  pageId: 'test',
  path: '/test',
  now: new Date(0),
  area: { kind: 'main' },
  query: {},
  options: defaultOptions,
};

/** For tests: renders raw tiles without data, and gives the element, its markup and the problems found while rendering. */
export function renderTiles(tiles: readonly unknown[], input: Pick<RenderInput, 'blocks'> & Partial<RenderInput>) {
  const read = readPage({ id: 'test', title: 'Test', tiles });
  if (!read.ok) throw new Error('The page is not sound.');
  const found: Problem[] = [];
  const element = renderPage({
    tiles: read.value.tiles,
    plan: planNeeds(
      read.value.tiles.map(({ tile }) => tile),
      {},
    ),
    answers: new Map(),
    page: fakePage,
    mode: 'public',
    problems: read.problems,
    onProblems: (problems) => found.push(...problems),
    ...input,
  });
  return { element, html: renderToStaticMarkup(<main>{element}</main>), problems: found };
}
