import type { ReactNode } from 'react';
import { renderToString } from 'react-dom/server';
import { placeTiles, planNeeds, readPage } from '#blocks/page-reader.ts';
import { renderPage } from '#blocks/render-page.ts';
import type { Placement } from '#renderer/block.ts';
import { createStaticPart } from '#renderer/render/static/create-static-part.ts';
import { defaultOptions } from '#schemas/content/page/default-options.ts';
import type { PageContext } from '#schemas/content/page/page-context.ts';
import type { Problem } from '#schemas/content/problem/problem.ts';
import type { Tile } from '#schemas/content/tile/tile.ts';

export const page: PageContext = {
  pageId: 'reference',
  path: '/reference',
  now: new Date(0),
  area: { kind: 'main' },
  query: {},
  options: defaultOptions,
};

/** The page element around the tiles, as HTML. */
export const main = (content: ReactNode): string => renderToString(<main className="page">{content}</main>);

/** The reference page has no problems except rows that its length does not fill. */
function throwOnError(problems: readonly Problem[]): void {
  const error = problems.find(({ severity }) => severity === 'error');
  if (error) throw new Error(error.message);
}

/** Validates and renders a page like the site does, except that its static parts need no placeholders. */
export function renderReferencePage(input: unknown): string {
  const read = readPage(input);
  if (!read.ok) throw new Error('The reference page is not valid.');
  const { tiles } = read.value;
  const plan = planNeeds(
    tiles.map(({ tile }) => tile),
    {},
  );
  const answers = new Map();
  const rendered = { tiles, plan, answers, page, mode: 'public', problems: [], onProblems: throwOnError } as const;
  return main(renderPage({ ...rendered, createStaticPart }));
}

export interface PlacedReferenceTile {
  readonly tile: Tile;
  readonly placement: Placement;
}

/** The tiles of a page, validated and placed, for contenders that render them by other means. */
export function placeReferenceTiles(json: string): PlacedReferenceTile[] {
  const read = readPage(JSON.parse(json));
  if (!read.ok) throw new Error('The reference page is not valid.');
  const tiles = read.value.tiles.map(({ tile }) => tile);
  const { placements } = placeTiles(tiles);
  return tiles.flatMap((tile, index) => {
    const placement = placements[index];
    return placement ? [{ tile, placement }] : [];
  });
}
