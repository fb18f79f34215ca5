import type { FormContext } from '../_shared/define-form.ts';

export type JobQuestion = NonNullable<FormContext['job']>['questions'][number];

/** The options of a question; undefined for a free text answer. */
export const getQuestionOptions = ({ type, answer }: JobQuestion): readonly string[] | undefined =>
  type === 'TEXT' ? undefined : type === 'YES_NO' ? ['Yes', 'No'] : (answer?.options ?? []);
