import { summarizeCheck } from '#preview/app/api/upstream/summarize-check.ts';
import type { CheckedCall } from './check-call.ts';

const labels: Readonly<Record<CheckedCall['outcome'], string>> = {
  read: 'ok',
  repaired: 'repaired',
  incomplete: 'INCOMPLETE',
  absent: 'absent',
  refused: 'REFUSED',
  failed: 'FAILED',
  unchecked: 'not checked',
};

/** One line per call, its repairs below it, and a summary. */
export function formatCheck(calls: readonly CheckedCall[]): string {
  const lines = calls.flatMap(({ outcome, name, route, summary, notes }) => [
    `${labels[outcome].padEnd(11)}  ${name.padEnd(28)} ${route}${summary && `  (${summary})`}`,
    ...notes.map((note) => `               ${note}`),
  ]);
  return [
    ...lines,
    '',
    summarizeCheck(calls),
    'The product works without the calls that the specification does not name: menus, offers, publishedPages, changes.',
    'How replies are read is in adapters/api-client/mapping/mapping.ts. API_MAPPING overrides it: see fields/README.md there.',
  ].join('\n');
}
