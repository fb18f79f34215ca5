import type { Finding } from '#preview/review/finding.ts';
import { isSampleText } from '#preview/review/rules/sample-texts.ts';
import type { Problem } from '#schemas/content/problem/problem.ts';

/** How much is left to do before a page can be published. */
export interface PublishBlockers {
  readonly errors: number;
  readonly sampleTexts: number;
}

/** Counts what prevents publishing. The review finds the problems of the page again, once it has finished. */
export function countBlockers(problems: readonly Problem[], findings: readonly Finding[]): PublishBlockers {
  const isError = ({ severity }: Pick<Finding, 'severity'>): boolean => severity === 'error';
  const blocking = findings.filter(isError);
  const sampleTexts = blocking.filter(isSampleText).length;
  return { errors: Math.max(blocking.length - sampleTexts, problems.filter(isError).length), sampleTexts };
}

/** “Fix the 2 errors and replace the sample text to publish.” Undefined if nothing prevents it. */
export function describeBlockers({ errors, sampleTexts }: PublishBlockers, action: string): string | undefined {
  const tasks = [
    errors > 0 ? `fix ${count(errors, 'error')}` : [],
    sampleTexts > 0 ? `replace ${count(sampleTexts, 'sample text')}` : [],
  ].flat();
  if (tasks.length === 0) return undefined;
  const sentence = `${tasks.join(' and ')} to ${action}.`;
  return sentence.charAt(0).toUpperCase() + sentence.slice(1);
}

const count = (number: number, noun: string): string => (number === 1 ? `the ${noun}` : `the ${number} ${noun}s`);
