import { describe, expect, it } from 'vitest';
import type { FormContext } from '../_shared/define-form.ts';
import { rules } from './job-apply.rules.ts';
import type { JobQuestion } from './question-options.ts';
import { workYears } from './work-years.ts';

const contextOf = (years: number): FormContext => ({
  today: '2026-11-21',
  choices: {},
  job: { cvRequired: false, experienceRequired: true, questions: [], hyphens: false, workYears: years },
});
const errorsOf = (fromYear: number, years: number): readonly string[] =>
  rules
    .filter(({ fields: about }) => about.includes('experience'))
    .flatMap(({ validate }) =>
      validate({ experience: [{ fromMonth: 1, fromYear, isCurrentRole: true }] }, contextOf(years)).map(
        ({ message }) => message,
      ),
    );

it.each([40, 5])(
  'work can start in the last %i years, including this year, but not before [apply.experience]',
  (years) => {
    const listed = workYears('2026-11-21', years);
    expect([listed.length, listed[0], listed.at(-1)]).toEqual([years, 2026, 2027 - years]);
    expect(listed.flatMap((year) => errorsOf(year, years))).toEqual([]);
    expect(errorsOf(2026 - years, years)).toEqual([`The start must be within the last ${years} years`]);
  },
);

describe('a job in the work experience', () => {
  const errorsOf = (row: object): readonly string[] =>
    rules
      .filter(({ fields: about }) => about.includes('experience'))
      .flatMap(({ validate }) => validate({ experience: [{ fromMonth: 6, fromYear: 2026, ...row }] }, contextOf(40)))
      .map(({ message }) => message);

  it('can last less than a month [apply.experience]', () => {
    expect(errorsOf({ toMonth: 6, toYear: 2026 })).toEqual([]);
  });

  it.each([
    [{ toMonth: 5, toYear: 2026 }, 'The start must be before the end'],
    [{ toMonth: 12, toYear: 2026 }, 'The end must not be in the future'],
    [{ toMonth: 1, toYear: 2200 }, 'The end must not be in the future'],
    [{ toMonth: 6 }, 'Choose the end year'],
  ])('cannot end before it starts or in the future: %o [apply.experience]', (row, message) => {
    expect(errorsOf(row)).toEqual([message]);
  });

  it('can end in the current month [apply.experience]', () => {
    expect(errorsOf({ toMonth: 11, toYear: 2026 })).toEqual([]);
  });
});

describe.each(['firstName', 'secondName'] as const)('the %s of an applicant', (field) => {
  const errorsOf = (name: string | undefined, hyphens: boolean): readonly string[] =>
    rules
      .filter(({ fields }) => fields.includes(field))
      .flatMap(({ validate }) =>
        validate(
          { [field]: name },
          {
            today: '2026-11-21',
            choices: {},
            job: { cvRequired: false, experienceRequired: false, questions: [], hyphens, workYears: 40 },
          },
        ),
      )
      .map(({ path }) => path);

  it('has hyphens only if that is configured [apply.fields]', () => {
    expect([errorsOf('Anne-Marie', false), errorsOf('Anne-Marie', true)]).toEqual([[field], []]);
    expect([errorsOf('Anne Marie', false), errorsOf('Anne Marie', true), errorsOf(undefined, false)]).toEqual([
      [],
      [],
      [],
    ]);
  });
});

describe('the answer to a question', () => {
  const errorsOf = (type: JobQuestion['type'], isMandatory: boolean, answer: readonly string[] | undefined) => {
    const question = {
      id: 'q',
      type,
      text: 'A question',
      is_mandatory: isMandatory,
      answer: type === 'TEXT' || type === 'YES_NO' ? undefined : { options: ['One', 'Two'], text: undefined },
    };
    const job = { cvRequired: false, experienceRequired: false, questions: [question], hyphens: false, workYears: 40 };
    return rules
      .filter(({ fields: about }) => about.includes('questions'))
      .flatMap(({ validate }) =>
        validate({ questions: answer && [{ id: 'q', answer }] }, { today: '2026-11-21', choices: {}, job }),
      );
  };

  it.each([
    ['TEXT', true, [], 'Enter an answer to “A question”'],
    ['TEXT', true, undefined, 'Enter an answer to “A question”'],
    ['YES_NO', true, [], 'Choose an answer to “A question”'],
    ['SINGLE_CHOICE', true, [], 'Choose an answer to “A question”'],
    ['MULTIPLE_CHOICE', true, undefined, 'Choose an answer to “A question”'],
    ['YES_NO', false, ['Maybe'], 'Choose an answer from the list'],
    ['SINGLE_CHOICE', false, ['Three'], 'Choose an answer from the list'],
    ['MULTIPLE_CHOICE', false, ['One', 'Three'], 'Choose an answer from the list'],
    ['YES_NO', false, ['Yes', 'No'], 'Choose one answer'],
    ['SINGLE_CHOICE', false, ['One', 'Two'], 'Choose one answer'],
    ['TEXT', false, ['One', 'Two'], 'Choose one answer'],
  ] as const)('of type %s (mandatory: %s) is not %j: “%s” [apply.questions]', (type, isMandatory, answer, message) => {
    expect(errorsOf(type, isMandatory, answer)).toEqual([{ path: 'questions.q', message }]);
  });

  it.each([
    ['TEXT', true, ['Noodles']],
    ['TEXT', false, []],
    ['YES_NO', true, ['No']],
    ['SINGLE_CHOICE', true, ['Two']],
    ['SINGLE_CHOICE', false, undefined],
    ['MULTIPLE_CHOICE', true, ['One', 'Two']],
  ] as const)('of type %s (mandatory: %s) can be %j [apply.questions]', (type, isMandatory, answer) => {
    expect(errorsOf(type, isMandatory, answer)).toEqual([]);
  });
});

describe('a CV', () => {
  it.each([
    [true, undefined, ['Choose your CV, a PDF or DOCX']],
    [true, [], ['Choose your CV, a PDF or DOCX']],
    [true, [{}], []],
    [false, undefined, []],
  ])('that is required (%s) and sent as %j has the errors %j [apply.cv]', (cvRequired, resume, messages) => {
    const job = { cvRequired, experienceRequired: false, questions: [], hyphens: false, workYears: 40 };
    const errors = rules
      .filter(({ fields: about }) => about.includes('resume'))
      .flatMap(({ validate }) => validate({ resume }, { today: '2026-11-21', choices: {}, job }));
    expect(errors).toEqual(messages.map((message) => ({ path: 'resume', message })));
  });
});
