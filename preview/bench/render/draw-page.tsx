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
  const { places } = placeTiles(tiles);
  return tiles.flatMap((tile, index) => {
    const placement = places[index];
    return placement ? [{ tile, placement }] : [];
  });
}
