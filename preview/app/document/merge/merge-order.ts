import { longestIncreasingSubsequence } from '#preview/review/compare/longest-increasing-subsequence.ts';
import { canonicalText, type Side } from './merge-values.ts';

/** The position of an entry in each version of a list; undefined if the version does not have it. */
export interface Positions {
  readonly base: number | undefined;
  readonly mine: number | undefined;
  readonly theirs: number | undefined;
}

type Entry = Positions & { readonly value: unknown };

/** The side that decides the position of an entry that both have moved, or `keep` if my order is merged already. */
export type OrderChoice = Side | 'keep';

/**
 * Orders merged entries so that the moves and additions of both sides are included: each follows the same entry that
 * neither side has moved. If both sides put entries in the same place, the result is the same whichever side is mine.
 */
export function mergeOrder<Own extends Entry>(entries: readonly Own[], choice: OrderChoice): readonly Own[] {
  const [movedByMe, movedByThem] = [findMovedBy('mine', entries), findMovedBy('theirs', entries)];
  const placedBy = (entry: Own): Side | undefined => {
    if (choice === 'keep') return entry.mine === undefined ? 'theirs' : undefined;
    const isMine = entry.mine !== undefined && (entry.base === undefined || movedByMe.has(entry));
    const isTheirs = entry.theirs !== undefined && (entry.base === undefined || movedByThem.has(entry));
    if (isMine && isTheirs) return choice;
    return isMine ? 'mine' : isTheirs ? 'theirs' : undefined;
  };
  const fixedOrder = choice === 'keep' ? 'mine' : 'base';
  const fixed = sortBy(
    fixedOrder,
    entries.filter((entry) => placedBy(entry) === undefined),
  );
  const groupsOf = (side: Side): Map<number, Own[]> => {
    const own = entries.filter((entry) => placedBy(entry) === side);
    return Map.groupBy(sortBy(side, own), (entry) => gapOf(entry, fixed, side));
  };
  const [mine, theirs] = [groupsOf('mine'), groupsOf('theirs')];
  const gap = (at: number): readonly Own[] => joinGroups(mine.get(at) ?? [], theirs.get(at) ?? []);
  return [...gap(0), ...fixed.flatMap((entry, at) => [entry, ...gap(at + 1)])];
}

const sortBy = <Own extends Entry>(side: keyof Positions, entries: readonly Own[]): readonly Own[] =>
  entries.toSorted((one, other) => (one[side] ?? 0) - (other[side] ?? 0));

function findMovedBy<Own extends Entry>(side: Side, entries: readonly Own[]): ReadonlySet<Own> {
  const shared = entries.filter((entry) => entry.base !== undefined && entry[side] !== undefined);
  const staying = longestIncreasingSubsequence(sortBy('base', shared).map((entry) => entry[side] ?? 0));
  return new Set(shared.filter((entry) => !staying.has(entry[side] ?? 0)));
}

/** How many of the fixed entries precede an entry, judged by the nearest one before it on its side. */
function gapOf(entry: Entry, fixed: readonly Entry[], side: Side): number {
  const own = entry[side] ?? 0;
  let gap = 0;
  let nearest = -1;
  for (const [at, each] of fixed.entries()) {
    const position = each[side];
    if (position === undefined || position > own || position < nearest) continue;
    nearest = position;
    gap = at + 1;
  }
  return gap;
}

/** Keeps the entries of one side together. The group whose first entry has the smaller text comes first. */
function joinGroups<Own extends Entry>(mine: readonly Own[], theirs: readonly Own[]): readonly Own[] {
  const [first, other] = [mine[0], theirs[0]];
  if (!first || !other) return [...mine, ...theirs];
  return canonicalText(first.value) < canonicalText(other.value) ? [...mine, ...theirs] : [...theirs, ...mine];
}
