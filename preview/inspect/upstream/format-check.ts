import type { CheckedCall } from './check-upstream.ts';

const labels: Readonly<Record<CheckedCall['outcome'], string>> = {
  read: 'ok',
  repaired: 'repaired',
  incomplete: 'INCOMPLETE',
  absent: 'absent',
  failed: 'FAILED',
};

/** One line per call, its repairs below it, and a summary. */
export function formatCheck(calls: readonly CheckedCall[]): string {
  const lines = calls.flatMap(({ outcome, name, route, summary, notes }) => [
    `${labels[outcome].padEnd(10)}  ${name.padEnd(28)} ${route}${summary && `  (${summary})`}`,
    ...notes.map((note) => `              ${note}`),
  ]);
  return [
    ...lines,
    '',
    summarizeCheck(calls),
    'The product works without the calls that the specification does not name: menus, offers, publishedPages, changes.',
    'How replies are read is in adapters/api-client/mapping/mapping.ts. API_MAPPING overrides it.',
  ].join('\n');
}

/** “31 calls: 12 read, 10 repaired, 4 incomplete, 1 failed, 4 absent.” */
export function summarizeCheck(calls: readonly Pick<CheckedCall, 'outcome'>[]): string {
  const outcomes = ['read', 'repaired', 'incomplete', 'failed', 'absent'] as const;
  const counts = outcomes.map((outcome) => `${calls.filter((call) => call.outcome === outcome).length} ${outcome}`);
  return `${calls.length} calls: ${counts.join(', ')}.`;
}
