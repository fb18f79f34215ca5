import { longestIncreasingSubsequence } from '#preview/review/compare/longest-increasing-subsequence.ts';

/**
 * The fewest entries to move to bring a list into another order. Entries that are in only one of the lists do not
 * count.
 */
export function findMoved<Entry>(current: readonly Entry[], target: readonly Entry[]): ReadonlySet<Entry> {
  const positions = new Map(current.map((entry, at) => [entry, at]));
  const staying = longestIncreasingSubsequence(target.flatMap((entry) => positions.get(entry) ?? []));
  return new Set(
    target.filter((entry) => {
      const at = positions.get(entry);
      return at !== undefined && !staying.has(at);
    }),
  );
}
