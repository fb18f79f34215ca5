import { createHash } from 'node:crypto';
import { renderToStaticMarkup } from 'react-dom/server';
import { exampleContext } from '#blocks/_shared/examples/example-data.ts';
import { TileForm } from '#blocks/_shared/forms/tile/tile-form.tsx';
import { TileFallback } from '#blocks/_shared/ui/fallback/tile-fallback.tsx';
import { blocks } from '#blocks/blocks.generated.ts';
import type { PageContext } from '#renderer/block.ts';
import { defaultOptions } from '#renderer/default-options.ts';
import { planNeeds } from '#renderer/needs/plan-needs.ts';
import { type ReadPage, readPage } from '#renderer/parse/read-page.ts';
import { renderPage } from '#renderer/render/render-page.tsx';
import { formatPath, type Problem } from '#schemas/content/problem/problem.ts';
import { answerNeeds, type StoredData } from './answer-needs.ts';
import { findTileMarkup } from './find-tile-markup.ts';
import { readRawTile } from './read-raw-tile.ts';
import { type StoredPage, storedPages } from './stored-pages.ts';

/** All of a service’s content that can be replayed, as it is stored. */
export interface StoredContent extends StoredData {
  readonly pages: readonly { readonly id: string; readonly published?: unknown; readonly draft?: unknown }[];
}

/** What the tree this file stands in makes of one tile. */
export interface ReplayedTile {
  readonly key: string;
  readonly type: string;
  /** How many migrations the tile went through. */
  readonly steps: number;
  /** Fields it holds that its type does not know. */
  readonly unread: readonly string[];
  /** Whether it carries a form below its own content. */
  readonly form: boolean;
  /** Hash of its markup; absent where it is not shown. */
  readonly markup?: string | undefined;
  readonly errors: readonly string[];
  readonly warnings: readonly string[];
}

export interface ReplayedPage {
  readonly id: string;
  readonly tiles: readonly ReplayedTile[];
  /** What is wrong with the page itself. */
  readonly problems: readonly string[];
}

/** The moment at which everything is replayed. */
const now = new Date('2026-11-21T18:30:00Z');

const contextOf = (pageId: string): PageContext => ({
  pageId,
  path: `/${pageId}`,
  now,
  area: { kind: 'main' },
  query: {},
  options: defaultOptions,
});

const hash = (text: string): string => createHash('sha256').update(text).digest('hex').slice(0, 16);

/** Reads, plans and draws every page and every draft, and the tiles at the head of each restaurant’s page. */
export const replayContent = (content: StoredContent): readonly ReplayedPage[] =>
  storedPages(content).map((page) => replayPage(page, content));

function replayPage({ id, raws, page }: StoredPage, data: StoredData): ReplayedPage {
  const read = readPage(page);
  const found = [...read.problems];
  const rendered = read.ok
    ? render(read.value, read.problems, data)
    : { markup: new Map<number, string>(), problems: [] };
  found.push(...rendered.problems);
  return {
    id,
    problems: found.filter(({ path }) => typeof path[1] !== 'number').map(say),
    tiles: raws.map((raw, index) => {
      const own = found.filter(({ path }) => path[0] === 'tiles' && path[1] === index);
      const markup = rendered.markup.get(index);
      return {
        ...readRawTile(raw),
        markup: markup === undefined ? undefined : hash(markup),
        errors: own.filter(({ severity }) => severity === 'error').map(say),
        warnings: own.filter(({ severity }) => severity === 'warning').map(say),
      };
    }),
  };
}

const say = ({ path, message }: Problem): string => `${formatPath(path)}: ${message}`;

function render({ envelope, tiles }: ReadPage, problems: readonly Problem[], data: StoredData) {
  const plan = planNeeds(
    tiles.map(({ tile }) => tile),
    exampleContext,
  );
  const found: Problem[] = [];
  const element = renderPage({
    tiles,
    plan,
    answers: answerNeeds(plan, data),
    blocks,
    tileFallback: TileFallback,
    form: TileForm,
    page: contextOf(envelope.id),
    mode: 'public',
    problems,
    onProblems: (more) => found.push(...more),
  });
  const byKey = findTileMarkup(renderToStaticMarkup(<main>{element}</main>));
  const markup = tiles.flatMap(({ index, tile }): [number, string][] => {
    const own = byKey.get(tile.key);
    return own === undefined ? [] : [[index, own]];
  });
  return { markup: new Map(markup), problems: found };
}
