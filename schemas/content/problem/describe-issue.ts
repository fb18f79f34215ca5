import type { z } from 'zod';
import type { PathStep } from './problem.ts';

type Issue = z.core.$ZodIssue;

/** The path of an issue from the root of the validated value. */
export const issuePath = ({ path }: Issue): PathStep[] =>
  path.map((step) => (typeof step === 'number' ? step : String(step)));

interface TypeText {
  /** Completes “must be …”. */
  readonly label: string;
  readonly instruction: string;
}

const typeTexts = new Map<string, TypeText>([
  ['string', { label: 'text', instruction: 'enter text' }],
  ['number', { label: 'a number', instruction: 'enter a number' }],
  ['int', { label: 'a whole number', instruction: 'enter a whole number' }],
  ['boolean', { label: 'yes or no (true or false)', instruction: 'choose yes or no (true or false)' }],
  ['array', { label: 'a list', instruction: 'add a list' }],
  ['object', { label: 'a group of fields', instruction: 'fill in its fields' }],
  ['record', { label: 'a group of names and values', instruction: 'enter names and values' }],
  ['null', { label: 'empty', instruction: 'leave it empty' }],
]);

const typeText = (name: string): TypeText => typeTexts.get(name) ?? { label: name, instruction: `enter ${name}` };

/** “must be at least 3”, “must have at least 3 entries”. */
const explainLimit = (origin: string, limit: string): string =>
  origin === 'string'
    ? `must have ${limit} characters`
    : origin === 'array'
      ? `must have ${limit} entries`
      : `must be ${limit}`;

/**
 * Describes a zod issue for editors, as the end of a sentence that starts with the field's name: "must be one of: full,
 * half". zod's own messages name data types, which editors do not know.
 */
export function describeIssue(issue: Issue): string {
  switch (issue.code) {
    case 'invalid_type':
      return issue.input === undefined || issue.input === null
        ? `is required: ${typeText(issue.expected).instruction}`
        : `must be ${typeText(issue.expected).label}`;
    case 'too_small':
      if (issue.minimum === 1 && issue.origin !== 'number') return 'must not be empty';
      return explainLimit(issue.origin, `at least ${issue.minimum}`);
    case 'too_big':
      return explainLimit(issue.origin, `at most ${issue.maximum}`);
    case 'invalid_value':
      return `must be one of: ${issue.values.map(String).join(', ')}`;
    case 'unrecognized_keys':
      return `has unknown fields; remove them: ${issue.keys.slice(0, 5).join(', ')}`;
    case 'invalid_union':
      return explainUnion(issue.errors);
    default:
      return issue.message;
  }
}

/** Describes the issue with the longest path: the alternative that matched furthest is the most likely one. */
function explainUnion(alternatives: readonly (readonly Issue[])[]): string {
  const furthest = alternatives
    .flat()
    .reduce<Issue | undefined>((best, next) => (best && best.path.length >= next.path.length ? best : next), undefined);
  return furthest ? describeIssue(furthest) : 'has an unknown format';
}
