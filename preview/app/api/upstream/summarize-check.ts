import type { CheckedCall } from '../upstream.ts';

/** What became of a request, for integrators. */
export const outcomeLabels: Readonly<Record<CheckedCall['outcome'], string>> = {
  read: 'OK',
  repaired: 'Converted',
  incomplete: 'Incomplete',
  failed: 'Failed',
  refused: 'Access denied',
  absent: 'Not available',
  unchecked: 'Not sent',
};

/** “31 requests: 12 OK, 10 converted, 4 incomplete, 1 failed, 0 access denied, 4 not available, 1 not sent.” */
export function summarizeCheck(calls: readonly Pick<CheckedCall, 'outcome'>[]): string {
  const counts = Object.entries(outcomeLabels).map(([outcome, label]) => {
    const count = calls.filter((call) => call.outcome === outcome).length;
    return `${count} ${outcome === 'read' ? label : label.toLowerCase()}`;
  });
  return `${calls.length} requests: ${counts.join(', ')}.`;
}
