import { renderToStaticMarkup } from 'react-dom/server';
import { exampleContext } from '#blocks/_shared/examples/example-context.ts';
import { blocks } from '#blocks/blocks.generated.ts';
import { planNeeds, readPage } from '#blocks/page-reader.ts';
import { renderPage } from '#blocks/render-page.ts';
import { needName } from '#renderer/needs/plan-needs.ts';
import type { PageContext } from '#schemas/content/page/page-context.ts';
import type { NeedsContext } from '#schemas/content/tile/need.ts';
import { exampleData } from '#schemas/sources/sources.generated.ts';
import { fakePage } from '../examples/fake-page.tsx';

interface ShownWith {
  /** Answers to the needs of the tiles, by source. Those of the examples are used for the others. */
  readonly data?: Readonly<Record<string, unknown>>;
  readonly page?: Partial<PageContext>;
  /** What the address says about the needs of tiles, in addition to the context of the examples. */
  readonly context?: NeedsContext;
}

/** For tests: shows raw tiles in the document, as the server renders them. */
export function showTiles(tiles: readonly object[], { data = {}, page = {}, context = {} }: ShownWith = {}): void {
  const read = readPage({ id: 'test', title: 'Test', tiles });
  if (!read.ok || read.problems.length > 0) throw new Error(`The tiles are not valid: ${JSON.stringify(read)}`);
  const plan = planNeeds(
    read.value.tiles.map(({ tile }) => tile),
    { ...exampleContext, ...context },
  );
  const answers = new Map(
    [...plan.needs.values()].map((need) => {
      const value = Object.hasOwn(data, need.source) ? data[need.source] : exampleData[need.source];
      return [needName(need), { ok: true, value }] as const;
    }),
  );
  document.body.innerHTML = renderToStaticMarkup(
    renderPage({
      tiles: read.value.tiles,
      plan,
      answers,
      blocks,
      page: { ...fakePage, path: '/test', now: new Date('2026-11-21T18:30:00Z'), ...page },
      mode: 'public',
      problems: [],
      onProblems: () => undefined,
    }),
  );
}
