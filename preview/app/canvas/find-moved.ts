import { longestRise } from '#preview/review/compare/longest-rise.ts';

/** The fewest entries that have to be moved to bring a list into another order. Entries of one list alone do not count. */
export function findMoved<Entry>(current: readonly Entry[], wanted: readonly Entry[]): ReadonlySet<Entry> {
  const positions = new Map(current.map((entry, at) => [entry, at]));
  const staying = longestRise(wanted.flatMap((entry) => positions.get(entry) ?? []));
  return new Set(
    wanted.filter((entry) => {
      const at = positions.get(entry);
      return at !== undefined && !staying.has(at);
    }),
  );
}
