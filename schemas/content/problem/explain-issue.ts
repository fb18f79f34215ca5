import type { z } from 'zod';
import type { PathStep } from './problem.ts';

type Issue = z.core.$ZodIssue;

/** Where an issue is, from the root of what was judged. */
export const pathOf = ({ path }: Issue): PathStep[] =>
  path.map((step) => (typeof step === 'number' ? step : String(step)));

const expectedTypes: Record<string, string> = {
  string: 'text',
  number: 'a number',
  int: 'a whole number',
  boolean: 'yes or no (true or false)',
  array: 'a list',
  object: 'a group of fields',
  null: 'empty',
  undefined: 'missing',
};

const typeLabel = (name: string): string => expectedTypes[name] ?? name;

/** Counts of things are worded by what is counted: characters, entries or plain numbers. */
const unit = (origin: string): string => (origin === 'string' ? ' characters' : origin === 'array' ? ' entries' : '');

/**
 * Says a zod issue in words for an editor, as the end of a sentence that begins with the field's name:
 * "must be one of full, half or third". zod's own texts speak of types; editors do not.
 */
export function explainIssue(issue: Issue): string {
  switch (issue.code) {
    case 'invalid_type':
      return issue.input === undefined || issue.input === null
        ? `is missing; it must be ${typeLabel(issue.expected)}`
        : `must be ${typeLabel(issue.expected)}`;
    case 'too_small':
      if (issue.minimum === 1 && issue.origin !== 'number') return 'must not be empty';
      return `must be at least ${issue.minimum}${unit(issue.origin)}`;
    case 'too_big':
      return `must be at most ${issue.maximum}${unit(issue.origin)}`;
    case 'invalid_value':
      return `must be one of: ${issue.values.map(String).join(', ')}`;
    case 'unrecognized_keys':
      return `has fields that do not belong here: ${issue.keys.slice(0, 5).join(', ')}`;
    case 'invalid_union':
      return explainUnion(issue.errors);
    default:
      return issue.message;
  }
}

/** Of several alternatives that all failed, the one that got furthest says most. */
function explainUnion(alternatives: readonly (readonly Issue[])[]): string {
  const furthest = alternatives
    .flat()
    .reduce<Issue | undefined>((best, next) => (best && best.path.length >= next.path.length ? best : next), undefined);
  return furthest ? explainIssue(furthest) : 'has a form that is not known';
}
