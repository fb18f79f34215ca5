import type { Comparison } from '../baselines.ts';

export type FailedComparison = Exclude<Comparison, { readonly kind: 'same' }> & { readonly name: string };

/** A short description of the failure. */
export function summarize(comparison: FailedComparison): string {
  if (comparison.kind === 'missing') return 'no baseline';
  const { pixels, taller } = comparison.difference;
  const height = taller === 0 ? '' : `, ${Math.abs(taller)} px ${taller > 0 ? 'taller' : 'shorter'}`;
  return `${pixels} pixels differ${height}`;
}
