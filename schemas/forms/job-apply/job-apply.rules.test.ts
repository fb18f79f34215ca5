import { describe, expect, it } from 'vitest';
import type { FormContext } from '../_shared/define-form.ts';
import { rules } from './job-apply.rules.ts';
import { workYears } from './work-years.ts';

const contextOf = (years: number): FormContext => ({
  today: '2026-11-21',
  choices: {},
  job: { cvRequired: false, experienceRequired: true, questions: [], hyphens: false, workYears: years },
});
const errorsOf = (fromYear: number, years: number): readonly string[] =>
  rules
    .filter(({ about }) => about.includes('experience'))
    .flatMap(({ validate }) =>
      validate({ experience: [{ fromMonth: 1, fromYear, isCurrentRole: true }] }, contextOf(years)).map(
        ({ message }) => message,
      ),
    );

it.each([40, 5])(
  'work may have begun in the last %i years, this one among them, and in none before [apply.experience]',
  (years) => {
    const listed = workYears('2026-11-21', years);
    expect([listed.length, listed[0], listed.at(-1)]).toEqual([years, 2026, 2027 - years]);
    expect(listed.flatMap((year) => errorsOf(year, years))).toEqual([]);
    expect(errorsOf(2026 - years, years)).toEqual([`The start must be within the last ${years} years`]);
  },
);

describe('a place of work', () => {
  const errorsOf = (row: object): readonly string[] =>
    rules
      .filter(({ about }) => about.includes('experience'))
      .flatMap(({ validate }) => validate({ experience: [{ fromMonth: 6, fromYear: 2026, ...row }] }, contextOf(40)))
      .map(({ message }) => message);

  it('may have lasted less than a month [apply.experience]', () => {
    expect(errorsOf({ toMonth: 6, toYear: 2026 })).toEqual([]);
  });

  it.each([
    [{ toMonth: 5, toYear: 2026 }, 'The start must be before the end'],
    [{ toMonth: 12, toYear: 2026 }, 'The end must not be in the future'],
    [{ toMonth: 1, toYear: 2200 }, 'The end must not be in the future'],
    [{ toMonth: 6 }, 'Choose the end year'],
  ])('does not end before it starts, nor in the future: %o [apply.experience]', (row, message) => {
    expect(errorsOf(row)).toEqual([message]);
  });

  it('may end in the present month [apply.experience]', () => {
    expect(errorsOf({ toMonth: 11, toYear: 2026 })).toEqual([]);
  });
});
