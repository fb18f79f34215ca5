import type { RuleError } from './find-rule-errors.ts';

interface DayPair {
  readonly first: string;
  readonly last: string;
  readonly message: string;
}

/** The fields with the first and the last day of a period. A closing time before the opening time is after midnight. */
const dayPairs: readonly DayPair[] = [
  { first: 'startDate', last: 'endDate', message: 'The last day must not be before the first day.' },
  {
    first: 'datePosted',
    last: 'validThrough',
    message: 'The last day to apply must not be before the day of posting.',
  },
];

const isDay = (value: unknown): value is string => typeof value === 'string' && /^\d{4}-\d{2}-\d{2}$/.test(value);

/** The periods of an object that end before they start. */
export const findDateErrors = (value: Readonly<Record<string, unknown>>): readonly RuleError[] =>
  dayPairs.flatMap(({ first, last, message }) => {
    const [from, to] = [value[first], value[last]];
    return isDay(from) && isDay(to) && to < from ? [{ path: [last], message }] : [];
  });
