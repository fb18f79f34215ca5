import type { FormContext } from '../_shared/define-form.ts';

export type JobQuestion = NonNullable<FormContext['job']>['questions'][number];

/** What may be answered; undefined for words of one’s own. */
export const optionsOf = ({ type, answer }: JobQuestion): readonly string[] | undefined =>
  type === 'TEXT' ? undefined : type === 'YES_NO' ? ['Yes', 'No'] : (answer?.options ?? []);
