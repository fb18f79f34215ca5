import { alignLists } from '#preview/review/compare/align-lists.ts';
import { isRecord } from '#schemas/content/is-record.ts';
import type { PathStep } from '#schemas/content/problem/problem.ts';
import { mergeOrder, type Positions } from './merge-order.ts';
import {
  canonicalText,
  isEqual,
  type MergeContext,
  mergeValues,
  resolveConflict,
  type VersionedType,
} from './merge-values.ts';

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
  const addedByBoth = isOfTiles ? [] : findAddedByBoth({ base, mine, theirs });
  const toMine = alignWithBase(base, mine, { isOfTiles, added: addedByBoth.map(({ mine: at }) => at) });
  const toTheirs = alignWithBase(base, theirs, { isOfTiles, added: addedByBoth.map(({ theirs: at }) => at) });
  const known = { mine: new Set(toMine.values()), theirs: new Set(toTheirs.values()) };
  for (const at of addedByBoth) {
    known.mine.add(at.mine);
    known.theirs.add(at.theirs);
  }
  const addedByThem = [...theirs.keys()].filter((at) => !known.theirs.has(at));
  const addedByMe = [...mine.keys()]
    .filter((at) => !known.mine.has(at))
    .map((at): Positions => {
      const equal = addedByThem.findIndex((other) => isEqual(mine[at], theirs[other]));
      const [same] = equal < 0 ? [] : addedByThem.splice(equal, 1);
      return { base: undefined, mine: at, theirs: same };
    });
  return [
    ...[...base.keys()].map((at): Positions => ({ base: at, mine: toMine.get(at), theirs: toTheirs.get(at) })),
    ...addedByBoth.map((at): Positions => ({ base: undefined, ...at })),
    ...addedByMe,
    ...addedByThem.map((at): Positions => ({ base: undefined, mine: undefined, theirs: at })),
  ];
}

/** New entries that are equal on both sides. An entry without a name could otherwise pass for a changed one of the base. */
function findAddedByBoth({ base, mine, theirs }: VersionedType<List>) {
  const known = new Set(base.map(canonicalText));
  const positionsInTheirs = Map.groupBy(theirs.keys(), (at) => canonicalText(theirs[at]));
  return [...mine.keys()].flatMap((at) => {
    const text = canonicalText(mine[at]);
    const other = known.has(text) ? undefined : positionsInTheirs.get(text)?.shift();
    return other === undefined ? [] : [{ mine: at, theirs: other }];
  });
}

/** The positions that the entries of the base have in a list. */
function alignWithBase(
  base: List,
  list: List,
  { isOfTiles, added }: { readonly isOfTiles: boolean; readonly added: readonly number[] },
): ReadonlyMap<number, number | undefined> {
  const positions = [...list.keys()].filter((at) => !added.includes(at));
  const pairs = alignLists(
    base,
    positions.map((at) => list[at]),
    isOfTiles,
  );
  return new Map(pairs.map(({ from, to }) => [from, positions[to]]));
}

export const entryAt = (list: List, at: number | undefined): unknown => (at === undefined ? undefined : list[at]);

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
