import type { ReactNode } from 'react';
import { renderToString } from 'react-dom/server';
import type { PageContext } from '#blocks/_shared/block.ts';
import { defaultOptions } from '#blocks/_shared/default-options.ts';
import { blocks } from '#blocks/blocks.generated.ts';
import { placeTiles, planNeeds, readPage } from '#blocks/page-reader.ts';
import { renderPage } from '#blocks/render-page.ts';
import type { Placement } from '#renderer/block.ts';
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

/** The whole of a page around its tiles, as text. */
export const main = (content: ReactNode): string => renderToString(<main className="page">{content}</main>);

/** Nothing is wrong with the reference page but rows that its length does not fill. */
function refuse(problems: readonly Problem[]): void {
  const wrong = problems.find(({ severity }) => severity === 'error');
  if (wrong) throw new Error(wrong.message);
}

/** Validates and draws, as the site does. */
export function drawPage(input: unknown): string {
  const read = readPage(input);
  if (!read.ok) throw new Error('The reference page is not sound.');
  const { tiles } = read.value;
  const plan = planNeeds(
    tiles.map(({ tile }) => tile),
    {},
  );
  const answers = new Map();
  return main(renderPage({ tiles, plan, answers, blocks, page, mode: 'public', problems: [], onProblems: refuse }));
}

export interface Placed {
  readonly tile: Tile;
  readonly placement: Placement;
}

/** The tiles of a page, validated and placed, for those who draw them by other means. */
export function placed(json: string): Placed[] {
  const read = readPage(JSON.parse(json));
  if (!read.ok) throw new Error('The reference page is not sound.');
  const tiles = read.value.tiles.map(({ tile }) => tile);
  const { placements } = placeTiles(tiles);
  return tiles.flatMap((tile, index) => {
    const placement = placements[index];
    return placement ? [{ tile, placement }] : [];
  });
}
