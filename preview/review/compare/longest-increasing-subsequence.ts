/** The numbers of a longest increasing subsequence. Source: Fredman, “On computing the length of longest increasing subsequences”, 1975. */
export function longestIncreasingSubsequence(numbers: readonly number[]): ReadonlySet<number> {
  const ends: number[] = [];
  const before = new Map<number, number | undefined>();
  for (const number of numbers) {
    const found = ends.findIndex((end) => end > number);
    const at = found < 0 ? ends.length : found;
    before.set(number, ends[at - 1]);
    ends[at] = number;
  }
  const result = new Set<number>();
  for (let last = ends.at(-1); last !== undefined; last = before.get(last)) result.add(last);
  return result;
}
