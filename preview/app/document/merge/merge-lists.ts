import { alignLists } from '#preview/review/compare/align-lists.ts';
import { isRecord } from '#schemas/content/is-record.ts';
import type { PathStep } from '#schemas/content/problem/problem.ts';
import { mergeOrder, type Positions } from './merge-order.ts';
import { isEqual, type MergeContext, mergeValues, resolveConflict, type VersionedType } from './merge-values.ts';

type List = readonly unknown[];

/** An entry of the merged list, and its position in each version. */
export interface MergedEntry extends Positions {
  readonly value: unknown;
}

export const areTiles = (path: readonly PathStep[]): boolean => path.length === 1 && path[0] === 'tiles';

/**
 * Merges lists entry by entry: entries added by either side are included, entries that either side removed and the
 * other did not change are left out.
 */
export const mergeLists = (lists: VersionedType<List>, path: readonly PathStep[], context: MergeContext): unknown[] =>
  mergeEntries(lists, path, context).map(({ value }) => value);

export function mergeEntries(
  lists: VersionedType<List>,
  path: readonly PathStep[],
  context: MergeContext,
): readonly MergedEntry[] {
  const entries = matchEntries(lists, areTiles(path)).flatMap((positions): MergedEntry[] => {
    const value = mergeEntry(positions, lists, path, context);
    return value === undefined ? [] : [{ ...positions, value }];
  });
  return mergeOrder(entries, context.order);
}

/** Finds the entries of the three lists that are the same one. */
export function matchEntries({ base, mine, theirs }: VersionedType<List>, isOfTiles: boolean): Positions[] {
  const toMine = new Map(alignLists(base, mine, isOfTiles).map(({ from, to }) => [from, to]));
  const toTheirs = new Map(alignLists(base, theirs, isOfTiles).map(({ from, to }) => [from, to]));
  const [knownMine, knownTheirs] = [new Set(toMine.values()), new Set(toTheirs.values())];
  const addedByThem = [...theirs.keys()].filter((at) => !knownTheirs.has(at));
  const addedByMe = [...mine.keys()]
    .filter((at) => !knownMine.has(at))
    .map((at): Positions => {
      const equal = addedByThem.findIndex((other) => isEqual(mine[at], theirs[other]));
      const [same] = equal < 0 ? [] : addedByThem.splice(equal, 1);
      return { base: undefined, mine: at, theirs: same };
    });
  return [
    ...[...base.keys()].map((at): Positions => ({ base: at, mine: toMine.get(at), theirs: toTheirs.get(at) })),
    ...addedByMe,
    ...addedByThem.map((at): Positions => ({ base: undefined, mine: undefined, theirs: at })),
  ];
}

const entryAt = (list: List, at: number | undefined): unknown => (at === undefined ? undefined : list[at]);

/** The merged entry; undefined if it was removed. */
function mergeEntry(
  at: Positions,
  lists: VersionedType<List>,
  path: readonly PathStep[],
  context: MergeContext,
): unknown {
  const base = entryAt(lists.base, at.base);
  const mine = entryAt(lists.mine, at.mine);
  const theirs = entryAt(lists.theirs, at.theirs);
  if (at.base === undefined) return mine ?? theirs;
  const own = [...path, nameOfEntry(mine ?? theirs, at, areTiles(path))];
  if (mine !== undefined && theirs !== undefined) return mergeValues({ base, mine, theirs }, own, context);
  const left = mine ?? theirs;
  return left === undefined || isEqual(base, left)
    ? undefined
    : resolveConflict({ base, mine, theirs, path: own }, context);
}

const nameOfEntry = (entry: unknown, { mine, theirs }: Positions, isTile: boolean): PathStep =>
  isTile && isRecord(entry) && typeof entry.key === 'string' ? entry.key : (mine ?? theirs ?? 0);
