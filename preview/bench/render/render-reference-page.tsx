import type { ReactNode } from 'react';
import { renderToString } from 'react-dom/server';
import { blocks } from '#blocks/blocks.generated.ts';
import type { PageContext, Placement } from '#renderer/block.ts';
import { defaultOptions } from '#renderer/default-options.ts';
import { placeTiles } from '#renderer/layout/place-tiles.ts';
import { planNeeds } from '#renderer/needs/plan-needs.ts';
import { readPage } from '#renderer/parse/read-page.ts';
import { renderPage } from '#renderer/render/render-page.tsx';
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

/** Validates and renders a page, like the site does. */
export function renderReferencePage(input: unknown): string {
  const read = readPage(input);
  if (!read.ok) throw new Error('The reference page is not valid.');
  const { tiles } = read.value;
  const plan = planNeeds(
    tiles.map(({ tile }) => tile),
    {},
  );
  const answers = new Map();
  return main(
    renderPage({ tiles, plan, answers, blocks, page, mode: 'public', problems: [], onProblems: throwOnError }),
  );
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
  const { places } = placeTiles(tiles);
  return tiles.flatMap((tile, index) => {
    const placement = places[index];
    return placement ? [{ tile, placement }] : [];
  });
}
