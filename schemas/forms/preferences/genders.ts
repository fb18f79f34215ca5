import type { FormChoice } from '../_shared/define-form.ts';

/** The answers to the question for the gender. */
export const genders: readonly FormChoice[] = ['Female', 'Male', 'Another', 'I would rather not say'].map((label) => ({
  value: label,
  label,
}));
