import type { PlannedDocument } from '#site/pages/plan/planned-document.ts';
import { describeProblem, describeTiles } from './describe-page.ts';

/** What an address shows: its status, the rows of its page, what its tiles needed and got, and its problems. */
export function describeDocument(document: PlannedDocument): string {
  if (document.kind === 'error') return `${document.status}: ${document.message}`;
  const { status, head, page, plan, answers, problems } = document;
  const needs = [...plan.needs].map(([name, { source, ...options }]) => {
    const answer = answers.get(name);
    const details = Object.entries(options).map(([option, value]) => ` ${option}=${JSON.stringify(value)}`);
    return `need ${source}${details.join('')}: ${answer?.ok ? 'loaded' : answer?.message}`;
  });
  return [`${status}: ${head.title}`, ...describeTiles(page), ...needs, ...problems.map(describeProblem)].join('\n');
}
