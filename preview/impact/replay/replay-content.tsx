import { createHash } from 'node:crypto';
import { renderToStaticMarkup } from 'react-dom/server';
import { exampleContext } from '#blocks/_shared/examples/example-context.ts';
import { TileForm } from '#blocks/_shared/forms/tile/tile-form.tsx';
import { TileFallback } from '#blocks/_shared/ui/fallback/tile-fallback.tsx';
import { planNeeds, type ReadPage } from '#blocks/page-reader.ts';
import { renderPage } from '#blocks/render-page.ts';
import { defaultOptions } from '#schemas/content/page/default-options.ts';
import type { PageContext } from '#schemas/content/page/page-context.ts';
import { sharedPageId } from '#schemas/content/page/page-without-address.ts';
import { formatPath, type Problem } from '#schemas/content/problem/problem.ts';
import { readWithSharedTiles, type SharedPages, sharedNamesIn } from '#site/pages/plan/combine/shared-tiles.ts';
import type { PageAnswer } from '#site/pages/source/content-source.ts';
import { answerNeeds, type StoredData } from './answer-needs.ts';
import { findTileMarkup } from './find-tile-markup.ts';
import { readRawTile } from './read-raw-tile.ts';
import { type StoredPage, storedPages } from './stored-pages.ts';

/** All stored content of a service that can be replayed. */
export interface StoredContent extends StoredData {
  readonly pages: readonly { readonly id: string; readonly published?: unknown; readonly draft?: unknown }[];
}

/** The result for one tile in the source tree of this file. */
export interface ReplayedTile {
  readonly key: string;
  readonly type: string;
  /** How many migrations were applied. */
  readonly steps: number;
  /** Fields that its type does not have. */
  readonly unknownFields: readonly string[];
  /** Whether it has a form below its content. */
  readonly form: boolean;
  /** Hash of its markup; absent if it is not shown. */
  readonly markup?: string | undefined;
  readonly errors: readonly string[];
  readonly warnings: readonly string[];
}

export interface ReplayedPage {
  readonly id: string;
  readonly tiles: readonly ReplayedTile[];
  /** Problems of the page itself. */
  readonly problems: readonly string[];
}

/** The fixed time of all replays. */
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

/** Reads, plans and renders every page and draft, and the hero tiles of each restaurant’s page. */
export const replayContent = (content: StoredContent): readonly ReplayedPage[] =>
  storedPages(content).map((page) => replayPage(page, content));

/** The stored pages of shared tiles that a page shows, live or else as drafts. */
function findSharedPages(page: unknown, { pages }: StoredContent): SharedPages {
  const answers = sharedNamesIn(page).map((name): [string, PageAnswer] => {
    const stored = pages.find(({ id }) => id === sharedPageId(name));
    const content = stored?.published ?? stored?.draft;
    return [name, content == null ? { kind: 'missing' } : { kind: 'found', page: content }];
  });
  return new Map(answers);
}

function replayPage({ id, rawTiles, page }: StoredPage, data: StoredContent): ReplayedPage {
  const read = readWithSharedTiles(page, findSharedPages(page, data));
  const found = [...read.problems];
  const rendered = read.ok
    ? render(read.value, read.problems, data)
    : { markup: new Map<number, string>(), problems: [] };
  found.push(...rendered.problems);
  return {
    id,
    problems: found.filter(({ path }) => typeof path[1] !== 'number').map(formatProblem),
    tiles: rawTiles.map((raw, index) => {
      const own = found.filter(({ path }) => path[0] === 'tiles' && path[1] === index);
      const markup = rendered.markup.get(index);
      return {
        ...readRawTile(raw),
        markup: markup === undefined ? undefined : hash(markup),
        errors: own.filter(({ severity }) => severity === 'error').map(formatProblem),
        warnings: own.filter(({ severity }) => severity === 'warning').map(formatProblem),
      };
    }),
  };
}

const formatProblem = ({ path, message }: Problem): string => `${formatPath(path)}: ${message}`;

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
    tileFallback: TileFallback,
    form: TileForm,
    page: contextOf(envelope.id),
    mode: 'public',
    problems,
    onProblems: (more) => found.push(...more),
  });
  const byKey = findTileMarkup(renderToStaticMarkup(<main>{element}</main>));
  const markup = new Map<number, string>();
  for (const { index, tile } of tiles) {
    const own = byKey.get(tile.key);
    // Several shared tiles have one place.
    if (own !== undefined) markup.set(index, (markup.get(index) ?? '') + own);
  }
  return { markup, problems: found };
}
