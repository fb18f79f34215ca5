/** @jsxImportSource #eager */

import { createElement, Fragment, type ReactNode } from 'react';
import { errorMessageOf } from '#schemas/content/problem/error-message.ts';
import type { Problem } from '#schemas/content/problem/problem.ts';
import type { AnyTile, TileDefinitions } from '#schemas/content/tile/define-tile.ts';
import type { AnyBlocks, AnyFormInTile, AnyTileFallback, Placement } from '../block.ts';
import { explainRow, type Row } from '../layout/pack-rows.ts';
import { hasHeading, placeTiles } from '../layout/place-tiles.ts';
import { type Chunk, splitIntoChunks } from '../layout/split-into-chunks.ts';
import type { Answers } from '../needs/load-needs.ts';
import { formNeedName, type NeedPlan, needName } from '../needs/plan-needs.ts';
import type { PlacedTile } from '../parse/read-page.ts';
import { freezeStatic, type StaticPart } from './static/freeze-static.ts';
import { frameKnownTile, frameTile } from './tile-frame.tsx';
import { groupByTile, TileProblems } from './tile-problems.tsx';

/** `public` leaves an invalid tile out; `preview` shows its problems in its place. */
export type RenderMode = 'public' | 'preview';

/** `Page` is what the site lets its blocks know of the page around them. */
export interface RenderInput<Page = unknown> {
  /** The tile types of the site. */
  readonly definitions: TileDefinitions;
  /** The tiles of the page. */
  readonly tiles: readonly PlacedTile[];
  readonly plan: NeedPlan;
  readonly answers: Answers;
  readonly blocks: AnyBlocks<Page>;
  /** Rendered for a tile whose data exists and cannot be loaded now; without it such a tile is removed. */
  readonly tileFallback?: AnyTileFallback<Page> | undefined;
  /** Renders the form of a tile that carries one; without it such a tile shows its own content alone. */
  readonly form?: AnyFormInTile<Page> | undefined;
  readonly page: Page;
  readonly mode: RenderMode;
  /** Renders a part of a tile that has no islands; without it React renders all parts. */
  readonly createStaticPart?: ((tileKey: string, part: ReactNode) => StaticPart) | undefined;
  /** Whether the caller has the markup of a tile already. Then only an empty element with its key is rendered. */
  readonly isKnown?:
    | ((rendered: {
        readonly tile: AnyTile;
        readonly placement: Placement;
        readonly data: Readonly<Record<string, unknown>>;
      }) => boolean)
    | undefined;
  /** The problems found when the page was read; the preview shows them in place. */
  readonly problems: readonly Problem[];
  /** Called with the problems found while rendering, chunk by chunk, without those in `problems`. */
  readonly onProblems: (problems: readonly Problem[]) => void;
}

interface Rendered {
  readonly content: ReactNode;
  readonly problem?: Problem | undefined;
  /** Whether there is nothing to show, so that the tile is removed. */
  readonly isRemoved?: boolean;
  /** Whether the caller has the markup already. */
  readonly isKnown?: boolean;
}

/**
 * Renders a page: each tile by its block, in an error guard of its own. A tile that cannot be rendered is removed and the
 * rest of its chunk is composed again, so that its row closes. Synchronous and pure.
 *
 * The first chunk is rendered at once; those of a very long page follow as React reaches them, so that the elements of one
 * can be collected before the next is rendered: with all of them alive, collection takes half the time at 5,000 tiles.
 */
export function renderPage<Page>(input: RenderInput<Page>): ReactNode {
  return splitIntoChunks(input.tiles, input.definitions).map((chunk, at) =>
    at === 0 ? (
      <Fragment key={chunk.from}>{renderChunk(input, chunk)}</Fragment>
    ) : (
      createElement(LaterChunk<Page>, { key: chunk.from, input, chunk })
    ),
  );
}

function LaterChunk<Page>({ input, chunk }: { readonly input: RenderInput<Page>; readonly chunk: Chunk }): ReactNode {
  return renderChunk(input, chunk);
}

function renderChunk<Page>(input: RenderInput<Page>, chunk: Chunk): ReactNode {
  const problems: Problem[] = [];
  let { tiles } = chunk;
  for (;;) {
    const { rows, placements } = placeTiles(
      tiles.map(({ tile }) => tile),
      input.definitions,
      chunk.before,
    );
    const rendered = tiles.map((placed, at) => renderTile(input, placed, placements[at] ?? noPlacement));
    const removed = rendered.filter((each) => each.isRemoved);
    if (removed.length === 0) {
      problems.push(...problemsOf(rendered), ...rowProblems(rows, tiles));
      if (problems.length > 0) input.onProblems(problems);
      return frameTiles(input, chunk, tiles, placements, rendered, problems);
    }
    problems.push(...problemsOf(removed));
    tiles = tiles.filter((_, at) => !rendered[at]?.isRemoved);
  }
}

/** For the compiler: every tile has a placement. */
const noPlacement: Placement = { headingLevel: 2, alternation: 0, first: false, span: 6 };

const problemsOf = (rendered: readonly Rendered[]): Problem[] =>
  rendered.flatMap(({ problem }) => (problem ? [problem] : []));

function renderTile<Page>(input: RenderInput<Page>, { tile, index }: PlacedTile, placement: Placement): Rendered {
  const { page } = input;
  const data = gatherData(tile, input);
  const problem = data.ok ? undefined : tileProblem(tile, index, 'tile-need-failed', data.message);
  try {
    if (data.ok) {
      if (input.isKnown?.({ tile, placement, data: data.value })) return { content: null, isKnown: true };
      const content = input.blocks[tile.type]?.({ tile, data: data.value, placement, page }) ?? null;
      return content === null ? { content, isRemoved: true } : { content: withForm(input, tile, content) };
    }
    if (data.exists && input.tileFallback) return { content: input.tileFallback({ tile, placement, page }), problem };
    return { content: null, problem, isRemoved: true };
  } catch (error) {
    const reason = errorMessageOf(error);
    const message = `The tile could not be rendered: ${reason.slice(0, 200)}`;
    return { content: null, problem: tileProblem(tile, index, 'tile-threw', message), isRemoved: true };
  }
}

/** The tile’s own content, and below it the form that it carries. */
function withForm<Page>(
  { plan, answers, form, page }: RenderInput<Page>,
  tile: AnyTile,
  content: ReactNode,
): ReactNode {
  const need = plan.ofTile.get(tile)?.[formNeedName];
  const answer = need && answers.get(needName(need));
  if (!form || !tile.formType || !answer?.ok) return content;
  return (
    <>
      {content}
      <div className="tile-form">
        {form({ name: tile.formType, tileKey: tile.key, setting: answer.value, page, headingLevel: 3 })}
      </div>
    </>
  );
}

type Gathered =
  | { readonly ok: true; readonly value: Readonly<Record<string, unknown>> }
  /** `exists` is false for what the source says it does not have. */
  | { readonly ok: false; readonly exists: boolean; readonly message: string };

/** Puts the answers to a tile's needs under the names its block knows them by. */
function gatherData(tile: AnyTile, { plan, answers }: Pick<RenderInput, 'plan' | 'answers'>): Gathered {
  const needs = Object.entries(plan.ofTile.get(tile) ?? {});
  const found = needs.map(([name, need]) => ({ name, need, answer: answers.get(needName(need)) }));
  const lost = found.find(({ need, answer }) => !answer?.ok && !need.optional);
  if (lost) {
    const { need, answer } = lost;
    if (!answer || answer.ok) return { ok: false, exists: true, message: `The ${need.source} was not loaded.` };
    return { ok: false, exists: answer.reason !== 'missing', message: answer.message };
  }
  return {
    ok: true,
    value: Object.fromEntries(found.map(({ name, answer }) => [name, answer?.ok ? answer.value : undefined])),
  };
}

function frameTiles(
  {
    mode,
    problems,
    definitions,
    createStaticPart,
  }: Pick<RenderInput, 'mode' | 'problems' | 'definitions' | 'createStaticPart'>,
  { from, until }: Chunk,
  tiles: readonly PlacedTile[],
  placements: readonly Placement[],
  rendered: readonly Rendered[],
  found: readonly Problem[],
): ReactNode {
  const framed = tiles.map(({ tile, index }, at) => {
    if (rendered[at]?.isKnown) return { index, element: frameKnownTile(tile) };
    const element = frameTile(rendered[at]?.content, {
      tile,
      placement: placements[at] ?? noPlacement,
      hasHeading: hasHeading(tile, definitions),
    });
    const frozen = createStaticPart && freezeStatic(element, (part) => createStaticPart(tile.key, part));
    return { index, element: frozen ?? element };
  });
  if (mode === 'public') return framed.map(({ element }) => element);
  const invalid = groupByTile([...problems, ...found])
    .filter(({ index }) => index >= from && index < until)
    .map(({ index, problems: own }) => ({
      index,
      element: <TileProblems key={`problem-${index}`} index={index} problems={own} definitions={definitions} />,
    }));
  return [...framed, ...invalid].sort((one, other) => one.index - other.index).map(({ element }) => element);
}

const rowProblems = (rows: readonly Row[], tiles: readonly PlacedTile[]): Problem[] =>
  rows.flatMap((row) => {
    const message = explainRow(row);
    const first = tiles[row.tiles[0] ?? 0];
    if (!message || !first) return [];
    const tile = { key: first.tile.key, type: first.tile.type };
    return [{ code: 'row-not-filled', severity: 'warning', path: ['tiles', first.index, 'width'], message, tile }];
  });

const tileProblem = (tile: AnyTile, index: number, code: Problem['code'], message: string): Problem => ({
  code,
  severity: 'error',
  path: ['tiles', index],
  message,
  tile: { key: tile.key, type: tile.type },
});
