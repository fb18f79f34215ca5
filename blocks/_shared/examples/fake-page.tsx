/** @jsxImportSource #eager */

import { renderToStaticMarkup } from 'react-dom/server';
import { planNeeds, readPage } from '#blocks/page-reader.ts';
import { renderPage } from '#blocks/render-page.ts';
import type { RenderInput } from '#renderer/render/render-page.tsx';
import { defaultOptions } from '#schemas/content/page/default-options.ts';
import type { PageContext } from '#schemas/content/page/page-context.ts';
import type { Problem } from '#schemas/content/problem/problem.ts';

/** A page context for tests. */
export const fakePage: PageContext = {
  pageId: 'test',
  path: '/test',
  now: new Date(0),
  area: { kind: 'main' },
  query: {},
  options: defaultOptions,
};

/** Renders raw tiles without data, for tests. Returns the element, its markup and the problems. */
export function renderTiles(tiles: readonly unknown[], input: Partial<RenderInput<PageContext>> = {}) {
  const read = readPage({ id: 'test', title: 'Test', tiles });
  if (!read.ok) throw new Error('The page is invalid.');
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
