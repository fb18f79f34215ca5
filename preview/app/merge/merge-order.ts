import { canonicalText } from './merge-values.ts';

/** Where an entry stands in each version of a list; undefined where it is not in it. */
export interface Positions {
  readonly base: number | undefined;
  readonly mine: number | undefined;
  readonly theirs: number | undefined;
}

type Entry = Positions & { readonly value: unknown };

/** -1: the one stands before the other, 1: after it, 0: not known. */
const orderIn = (side: keyof Positions, one: Positions, other: Positions): number => {
  const [a, b] = [one[side], other[side]];
  return a === undefined || b === undefined ? 0 : Math.sign(a - b);
};

/** The order of two entries: that of the side that changed it. */
function orderOf(one: Positions, other: Positions): number {
  const [mine, theirs] = [orderIn('mine', one, other), orderIn('theirs', one, other)];
  if (mine === 0 || theirs === 0 || mine === theirs) return mine || theirs;
  const base = orderIn('base', one, other);
  return base === 0 ? 0 : -base;
}

/** Whether a side left the order of the entries as it was, and added none. */
const isUnchanged = (side: 'mine' | 'theirs', entries: readonly Entry[]): boolean => {
  const own = entries.filter((entry) => entry[side] !== undefined);
  const sorted = own.toSorted((one, other) => orderIn(side, one, other));
  return sorted.every((entry, at) => entry.base !== undefined && (sorted[at - 1]?.base ?? -1) < entry.base);
};

/** Puts merged entries in an order that keeps the moves and the places of additions of both sides. */
export function mergeOrder<Own extends Entry>(entries: readonly Own[]): readonly Own[] {
  for (const [side, other] of [
    ['mine', 'theirs'],
    ['theirs', 'mine'],
  ] as const)
    if (entries.every((entry) => entry[other] !== undefined) && isUnchanged(side, entries))
      return entries.toSorted((one, two) => orderIn(other, one, two));
  return sortByPairs(entries);
}

/** A topological sort. Where the moves of both sides contradict each other, the entry that waits for the fewest is next. */
function sortByPairs<Own extends Entry>(entries: readonly Own[]): readonly Own[] {
  const waiting = new Map(entries.map((entry) => [entry, entries.filter((other) => orderOf(other, entry) < 0).length]));
  const sorted: Own[] = [];
  while (waiting.size > 0) {
    const next = pickNext(waiting, sorted.at(-1));
    if (!next) break;
    waiting.delete(next);
    sorted.push(next);
    for (const [entry, count] of waiting) if (orderOf(next, entry) < 0) waiting.set(entry, count - 1);
  }
  return sorted;
}

/** Of several entries that may be next, one that the same side added, so that its additions stay together. */
function pickNext<Own extends Entry>(waiting: ReadonlyMap<Own, number>, last: Own | undefined): Own | undefined {
  const fewest = Math.min(...waiting.values());
  const ready = [...waiting].flatMap(([entry, count]) => (count === fewest ? [entry] : []));
  const together = ready.filter((entry) => last !== undefined && originOf(entry) === originOf(last));
  const [first] = (together.length > 0 ? together : ready).toSorted(byText);
  return first;
}

const originOf = ({ mine, theirs }: Positions): string => `${mine !== undefined} ${theirs !== undefined}`;

const byText = (one: Entry, other: Entry): number => (canonicalText(one.value) < canonicalText(other.value) ? -1 : 1);
