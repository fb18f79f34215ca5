import type { FieldError, FormRule } from '../_shared/define-form.ts';
import { getQuestionOptions, type JobQuestion } from './question-options.ts';

interface Employment {
  readonly fromMonth: number;
  readonly fromYear: number;
  readonly toMonth?: number | undefined;
  readonly toYear?: number | undefined;
  readonly isCurrentRole?: boolean | undefined;
}

const experienceRule: FormRule<{ readonly experience?: readonly Employment[] | undefined }> = {
  fields: ['experience'],
  validate({ experience = [] }, { today, job }) {
    if (!job?.experienceRequired) return [];
    if (experience.length === 0) return [{ path: 'experience', message: 'Enter one place of work at least' }];
    return experience.flatMap((row, at) => validateWork(row, `experience.${at}`, today, job.workYears));
  },
};

function validateWork(row: Employment, path: string, today: string, workYears: number): FieldError[] {
  const { fromMonth, fromYear, toMonth, toYear, isCurrentRole } = row;
  const [thisYear, thisMonth] = [Number(today.slice(0, 4)), Number(today.slice(5, 7))];
  const months = (year: number, month: number): number => year * 12 + month;
  if (fromYear <= thisYear - workYears)
    return [{ path: `${path}.fromYear`, message: `The start must be within the last ${workYears} years` }];
  if (months(fromYear, fromMonth) > months(thisYear, thisMonth))
    return [{ path: `${path}.fromYear`, message: 'The start must not be in the future' }];
  if (isCurrentRole) return [];
  if (toMonth === undefined) return [{ path: `${path}.toMonth`, message: 'Choose the end month' }];
  if (toYear === undefined) return [{ path: `${path}.toYear`, message: 'Choose the end year' }];
  if (months(toYear, toMonth) > months(thisYear, thisMonth))
    return [{ path: `${path}.toYear`, message: 'The end must not be in the future' }];
  // Start and end can be in the same month.
  return months(fromYear, fromMonth) <= months(toYear, toMonth)
    ? []
    : [{ path: `${path}.toMonth`, message: 'The start must be before the end' }];
}

interface Answer {
  readonly id: string;
  readonly answer: readonly string[];
}

const questionRule: FormRule<{ readonly questions?: readonly Answer[] | undefined }> = {
  fields: ['questions'],
  validate: ({ questions = [] }, { job }) =>
    (job?.questions ?? []).flatMap((question) => {
      const answers = questions.find(({ id }) => id === question.id)?.answer ?? [];
      const message = validateAnswer(question, answers);
      return message ? [{ path: `questions.${question.id}`, message }] : [];
    }),
};

function validateAnswer(question: JobQuestion, answers: readonly string[]): string | undefined {
  const options = getQuestionOptions(question);
  // The list of errors has several of them, away from their questions.
  if (answers.length === 0)
    return question.is_mandatory ? `${options ? 'Choose' : 'Enter'} an answer to “${question.text}”` : undefined;
  if (options && !answers.every((each) => options.includes(each))) return 'Choose an answer from the list';
  return question.type !== 'MULTIPLE_CHOICE' && answers.length > 1 ? 'Choose one answer' : undefined;
}

const cvRule: FormRule<{ readonly resume?: readonly unknown[] | undefined }> = {
  fields: ['resume'],
  validate: ({ resume = [] }, { job }) =>
    job?.cvRequired && resume.length === 0 ? [{ path: 'resume', message: 'Choose your CV, a PDF or DOCX' }] : [],
};

/**
 * Names must not contain hyphens unless the configuration allows them. One rule for each name, because a rule only runs
 * when all its fields are valid. Source: the specification, section 5.
 */
const hyphenRule = (path: 'firstName' | 'secondName', which: 'first' | 'second'): FormRule => ({
  fields: [path],
  validate: ({ [path]: name }, { job }) =>
    !job?.hyphens && typeof name === 'string' && name.includes('-')
      ? [{ path, message: `Your ${which} name must only include letters, spaces and apostrophes` }]
      : [],
});

export const rules = [
  hyphenRule('firstName', 'first'),
  hyphenRule('secondName', 'second'),
  cvRule,
  experienceRule,
  questionRule,
];
