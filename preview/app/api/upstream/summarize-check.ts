import type { CheckedCall } from '../upstream.ts';

/** “31 calls: 12 read, 10 repaired, 4 incomplete, 1 failed, 0 refused, 4 absent, 1 unchecked.” */
export function summarizeCheck(calls: readonly Pick<CheckedCall, 'outcome'>[]): string {
  const outcomes = ['read', 'repaired', 'incomplete', 'failed', 'refused', 'absent', 'unchecked'] as const;
  const counts = outcomes.map((outcome) => `${calls.filter((call) => call.outcome === outcome).length} ${outcome}`);
  return `${calls.length} calls: ${counts.join(', ')}.`;
}
