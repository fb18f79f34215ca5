import type { CheckedCall } from './check-upstream.ts';

const labels: Readonly<Record<CheckedCall['outcome'], string>> = { ok: 'ok    ', absent: 'absent', failed: 'FAILED' };

/** One line per call, its repairs below it, and a summary. */
export function formatCheck(calls: readonly CheckedCall[]): string {
  const lines = calls.flatMap(({ outcome, name, route, summary, notes }) => [
    `${labels[outcome]}  ${name.padEnd(28)} ${route}${summary && `  (${summary})`}`,
    ...notes.map((note) => `          ${note}`),
  ]);
  const count = (outcome: CheckedCall['outcome']): number => calls.filter((each) => each.outcome === outcome).length;
  const repaired = calls.filter(({ notes }) => notes.length > 0).length;
  return [
    ...lines,
    '',
    `${count('ok')} calls succeeded, ${repaired} of them with something read in another notation or left out. ${count('failed')} failed. ${count('absent')} are absent.`,
    'The product works without the calls that the specification does not name: menus, offers, publishedPages, changes.',
    'How replies are read is in adapters/api-client/mapping/mapping.ts. API_MAPPING overrides it.',
  ].join('\n');
}
