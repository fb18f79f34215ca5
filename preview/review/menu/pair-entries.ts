import { canonical } from '#preview/review/compare/same-value.ts';
import { isRecord } from '#schemas/content/is-record.ts';

/** The entries of two lists that belong together, by position and in the order of the first list, and all others. */
export interface Pair {
  readonly pairs: readonly (readonly [from: number, to: number])[];
  readonly added: readonly number[];
  readonly removed: readonly number[];
}

/** What identifies an entry: its id, otherwise its name, otherwise all of it. */
function keyOf(entry: unknown): string {
  const { id, name } = isRecord(entry) ? entry : {};
  if (typeof id === 'string' && id !== '') return `id ${id}`;
  return typeof name === 'string' && name !== '' ? `name ${name}` : canonical([entry]);
}

/** Matches entries with the same key, in order. */
export function pairEntries(before: readonly unknown[], after: readonly unknown[]): Pair {
  const positions = Map.groupBy(after.keys(), (at) => keyOf(after[at]));
  const pairs: (readonly [number, number])[] = [];
  const removed: number[] = [];
  for (const [from, entry] of before.entries()) {
    const to = positions.get(keyOf(entry))?.shift();
    if (to === undefined) removed.push(from);
    else pairs.push([from, to]);
  }
  return { pairs, removed, added: [...positions.values()].flat().sort((one, other) => one - other) };
}
