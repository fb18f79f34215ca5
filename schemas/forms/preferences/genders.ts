import type { FormChoice } from '../_shared/define-form.ts';

/** The options for gender. */
export const genders: readonly FormChoice[] = ['Female', 'Male', 'Another', 'I would rather not say'].map((label) => ({
  value: label,
  label,
}));
