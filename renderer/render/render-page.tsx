/** @jsxImportSource #eager */
import { createElement, Fragment, type ReactNode } from 'react';
import type { Problem } from '#schemas/content/problem/problem.ts';
import type { Tile, TileData, TileType } from '#schemas/content/tile/tile.ts';
import type { Blocks, FormInTile, PageContext, Placement, TileFallback } from '../block.ts';
import { explainRow, type Row } from '../layout/pack-rows.ts';
import { placeTiles } from '../layout/place-tiles.ts';
import { type Chunk, splitIntoChunks } from '../layout/split-into-chunks.ts';
import type { Answers } from '../needs/load-needs.ts';
import { formNeedName, type NeedPlan, needName } from '../needs/plan-needs.ts';
import type { PlacedTile } from '../parse/read-page.ts';
import { frameTile } from './tile-frame.tsx';
import { groupByTile, TileProblems } from './tile-problems.tsx';

/** `public` leaves an unfit tile out; `preview` shows what is wrong with it in its place. */
export type RenderMode = 'public' | 'preview';

export interface RenderInput {
  readonly tiles: readonly PlacedTile[];
  readonly plan: NeedPlan;
  readonly answers: Answers;
  readonly blocks: Blocks;
  /** Drawn for a tile whose data exists and cannot be had now; without it such a tile is taken out. */
  readonly tileFallback?: TileFallback;
  /** Draws the form of a tile that carries one; without it such a tile shows its own content alone. */
  readonly form?: FormInTile;
  readonly page: PageContext;
  readonly mode: RenderMode;
  /** What was wrong when the page was read; the preview shows it in place. */
  readonly problems: readonly Problem[];
  /** Called with what goes wrong while drawing, run by run. Does not repeat the problems that came in. */
  readonly onProblems: (problems: readonly Problem[]) => void;
}

interface Rendered {
  readonly content: ReactNode;
  readonly problem?: Problem | undefined;
  /** Whether there is nothing to show, so that the tile is taken out. */
  readonly out?: boolean;
}

/**
 * Draws a page: each tile by its block, in a guard of its own. A tile that cannot be drawn is taken out and the rest
 * of its run are composed again, so that its row closes up. Synchronous and pure.
 *
 * The first run is drawn here and now; those of a very long page follow as React comes to them, so that the elements of
 * one can be forgotten before the next is drawn: half the time at 5,000 tiles is collecting them when all are kept.
 */
export function renderPage(input: RenderInput): ReactNode {
  return splitIntoChunks(input.tiles).map((chunk, at) =>
    at === 0 ? (
      <Fragment key={chunk.from}>{renderChunk(input, chunk)}</Fragment>
    ) : (
      createElement(LaterRun, { key: chunk.from, input, chunk })
    ),
  );
}

const LaterRun = ({ input, chunk }: { readonly input: RenderInput; readonly chunk: Chunk }): ReactNode =>
  renderChunk(input, chunk);

function renderChunk(input: RenderInput, chunk: Chunk): ReactNode {
  const problems: Problem[] = [];
  let { tiles } = chunk;
  for (;;) {
    const { rows, places } = placeTiles(
      tiles.map(({ tile }) => tile),
      chunk.before,
    );
    const rendered = tiles.map((placed, at) => renderTile(input, placed, places[at] ?? firstPlacement));
    const out = rendered.filter((each) => each.out);
    if (out.length === 0) {
      problems.push(...problemsOf(rendered), ...rowProblems(rows, tiles));
      if (problems.length > 0) input.onProblems(problems);
      return frameTiles(input, chunk, tiles, places, rendered, problems);
    }
    problems.push(...problemsOf(out));
    tiles = tiles.filter((_, at) => !rendered[at]?.out);
  }
}

const firstPlacement: Placement = { headingLevel: 2, alternation: 0, first: false, span: 6 };

const problemsOf = (rendered: readonly Rendered[]): Problem[] =>
  rendered.flatMap(({ problem }) => (problem ? [problem] : []));

function renderTile(input: RenderInput, { tile, index }: PlacedTile, placement: Placement): Rendered {
  const { page } = input;
  const data = gatherData(tile, input);
  const lost = data.ok ? undefined : tileProblem(tile, index, 'tile-need-failed', data.message);
  try {
    if (data.ok) {
      const content = render(input.blocks, tile.type, { tile, data: data.value, placement, page });
      return content === null ? { content, out: true } : { content: withForm(input, tile, content) };
    }
    if (data.exists && input.tileFallback)
      return { content: input.tileFallback({ tile, placement, page }), problem: lost };
    return { content: null, problem: lost, out: true };
  } catch (error) {
    const reason = error instanceof Error ? error.message : String(error);
    const message = `The tile could not be drawn: ${reason.slice(0, 200)}`;
    return { content: null, problem: tileProblem(tile, index, 'tile-threw', message), out: true };
  }
}

/** The tile’s own content, and below it the form that it carries. */
function withForm({ plan, answers, form, page }: RenderInput, tile: Tile, content: ReactNode): ReactNode {
  const need = plan.ofTile.get(tile)?.[formNeedName];
  if (!form || !tile.formType || need?.source !== 'form') return content;
  const answer = answers.get(needName(need));
  const setting = answer?.ok ? answer.value : undefined;
  if (!setting || !('context' in setting)) return content;
  return (
    <>
      {content}
      <div className="tile-form">{form({ name: tile.formType, setting, page, headingLevel: 3 })}</div>
    </>
  );
}

function render<Type extends TileType>(
  blocks: Blocks,
  type: Type,
  props: { tile: Tile<Type>; data: TileData<Type>; placement: Placement; page: PageContext },
): ReactNode {
  return blocks[type](props);
}

type Gathered =
  | { readonly ok: true; readonly value: TileData }
  /** `exists` is false for what the source says it does not have. */
  | { readonly ok: false; readonly exists: boolean; readonly message: string };

/** Puts the answers to a tile's needs under the names its block knows them by. */
function gatherData(tile: Tile, { plan, answers }: RenderInput): Gathered {
  const asked = Object.entries(plan.ofTile.get(tile) ?? {});
  const found = asked.map(([name, need]) => ({ name, need, answer: answers.get(needName(need)) }));
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
  { mode, problems }: RenderInput,
  { from, until }: Chunk,
  tiles: readonly PlacedTile[],
  places: readonly Placement[],
  rendered: readonly Rendered[],
  found: readonly Problem[],
): ReactNode {
  const framed = tiles.map(({ tile, index }, at) => ({
    index,
    element: frameTile(tile, places[at] ?? firstPlacement, rendered[at]?.content),
  }));
  if (mode === 'public') return framed.map(({ element }) => element);
  const unfit = groupByTile([...problems, ...found])
    .filter(({ index }) => index >= from && index < until)
    .map(({ index, problems: own }) => ({
      index,
      element: <TileProblems key={`problem-${index}`} index={index} problems={own} />,
    }));
  return [...framed, ...unfit].sort((one, other) => one.index - other.index).map(({ element }) => element);
}

const rowProblems = (rows: readonly Row[], tiles: readonly PlacedTile[]): Problem[] =>
  rows.flatMap((row) => {
    const message = explainRow(row);
    const first = tiles[row.tiles[0] ?? 0];
    if (!message || !first) return [];
    const tile = { key: first.tile.key, type: first.tile.type };
    return [{ code: 'row-not-filled', severity: 'warning', path: ['tiles', first.index, 'width'], message, tile }];
  });

const tileProblem = (tile: Tile, index: number, code: Problem['code'], message: string): Problem => ({
  code,
  severity: 'error',
  path: ['tiles', index],
  message,
  tile: { key: tile.key, type: tile.type },
});
