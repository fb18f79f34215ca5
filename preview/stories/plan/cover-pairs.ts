/** The index of the value that each dimension takes. */
export type Row = readonly number[];

interface Pair {
  readonly one: number;
  readonly other: number;
  readonly a: number;
  readonly b: number;
}

const nameOf = ({ one, other, a, b }: Pair): string => `${one}.${a}/${other}.${b}`;

/** Every pair of values of two different dimensions. */
export function allPairs(sizes: readonly number[]): Pair[] {
  const pairs: Pair[] = [];
  for (const [one, size] of sizes.entries())
    for (let other = one + 1; other < sizes.length; other += 1)
      for (let a = 0; a < size; a += 1)
        for (let b = 0; b < (sizes[other] ?? 0); b += 1) pairs.push({ one, other, a, b });
  return pairs;
}

/** The pairs of one dimension’s value with the values chosen already. */
const pairsWith = (chosen: ReadonlyMap<number, number>, dimension: number, value: number): Pair[] =>
  [...chosen].map(([known, at]) =>
    known < dimension
      ? { one: known, other: dimension, a: at, b: value }
      : { one: dimension, other: known, a: value, b: at },
  );

/** The value that adds the most missing pairs. Ties go to the first from `turn` on, so that none is preferred. */
function bestValue(size: number, turn: number, gain: (value: number) => number): number {
  const values = Array.from({ length: size }, (_, at) => (at + turn) % size);
  return values.reduce((best, value) => (gain(value) > gain(best) ? value : best), values[0] ?? 0);
}

/**
 * Rows in which every pair of values of two dimensions occurs at least once: a covering array of strength two, built
 * greedily from the number of values of each dimension. Pure; the same sizes give the same rows.
 */
export function coverPairs(sizes: readonly number[]): readonly Row[] {
  const missing = new Map(allPairs(sizes).map((pair) => [nameOf(pair), pair]));
  const rows: Row[] = [];
  for (let [next] = missing.values(); next; [next] = missing.values()) {
    const chosen = new Map([
      [next.one, next.a],
      [next.other, next.b],
    ]);
    for (const [dimension, size] of sizes.entries()) {
      if (chosen.has(dimension)) continue;
      const gain = (value: number): number =>
        pairsWith(chosen, dimension, value).filter((pair) => missing.has(nameOf(pair))).length;
      chosen.set(dimension, bestValue(size, rows.length, gain));
    }
    for (const [dimension, value] of chosen)
      for (const pair of pairsWith(chosen, dimension, value)) missing.delete(nameOf(pair));
    rows.push(sizes.map((_, dimension) => chosen.get(dimension) ?? 0));
  }
  return rows;
}
