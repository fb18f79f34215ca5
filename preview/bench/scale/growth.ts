/** How a value grows with the size. `linear` includes slower growth. */
export type GrowthLaw = 'constant' | 'linear' | 'superlinear';

export interface Growth {
  /** The slope of a straight line through the logarithms: 1 if the value doubles with the size, 2 if it quadruples. */
  readonly exponent: number;
  readonly law: GrowthLaw;
}

/** Below it, a value counts as constant: it less than doubles while the size grows tenfold. */
const constantExponent = 0.3;
/** Above it, a value counts as superlinear. */
const linearExponent = 1.2;

/** Values below it are rounded up, because zero has no logarithm. */
const smallestValue = 0.01;

/** Fits a power of the size to the values, by least squares on a log-log scale. Needs two different sizes. */
export function fitGrowth(sizes: readonly number[], values: readonly number[]): Growth {
  const points = sizes.map(
    (size, index) => [Math.log(size), Math.log(Math.max(smallestValue, values[index] ?? 0))] as const,
  );
  const meanX = mean(points.map(([x]) => x));
  const meanY = mean(points.map(([, y]) => y));
  const covariance = mean(points.map(([x, y]) => (x - meanX) * (y - meanY)));
  const variance = mean(points.map(([x]) => (x - meanX) ** 2));
  const exponent = covariance / variance;
  return { exponent, law: lawOf(exponent) };
}

function lawOf(exponent: number): GrowthLaw {
  if (exponent > linearExponent) return 'superlinear';
  return exponent < constantExponent ? 'constant' : 'linear';
}

const mean = (values: readonly number[]): number => values.reduce((sum, value) => sum + value, 0) / values.length;
