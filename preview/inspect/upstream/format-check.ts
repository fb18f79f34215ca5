import { outcomeLabels, summarizeCheck } from '#preview/app/api/upstream/summarize-check.ts';
import type { CheckedCall } from './check-call.ts';

/** What an integrator must look at is in capital letters. */
const needsAttention: ReadonlySet<CheckedCall['outcome']> = new Set(['incomplete', 'refused', 'failed']);

const labelOf = (outcome: CheckedCall['outcome']): string =>
  needsAttention.has(outcome) ? outcomeLabels[outcome].toUpperCase() : outcomeLabels[outcome];

/** One line per call, its repairs below it, and a summary. */
export function formatCheck(calls: readonly CheckedCall[]): string {
  const lines = calls.flatMap(({ outcome, name, route, summary, notes }) => [
    `${labelOf(outcome).padEnd(13)}  ${name.padEnd(28)} ${route}${summary && `  (${summary})`}`,
    ...notes.map((note) => `                 ${note}`),
  ]);
  return [
    ...lines,
    '',
    summarizeCheck(calls),
    'The product works without the calls that the specification does not name: menus, offers, publishedPages, changes.',
    'How replies are read is in adapters/api-client/mapping/mapping.ts. API_MAPPING overrides it: see fields/README.md there.',
  ].join('\n');
}
