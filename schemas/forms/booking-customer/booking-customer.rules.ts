import type { FormContext, FormRule } from '../_shared/define-form.ts';

/** Some restaurants ring before they keep a table. */
const phoneWhereNeeded: FormRule = {
  about: ['phoneNumber'],
  validate: ({ phoneNumber }, { phoneRequired }) =>
    phoneRequired && !phoneNumber ? [{ path: 'phoneNumber', message: 'Enter a telephone number' }] : [],
};

export const rules = [phoneWhereNeeded];

/** What the step knows of the table it asks about. */
export const bookingCustomerContext = (phoneRequired: boolean): FormContext => ({
  today: '',
  choices: {},
  phoneRequired,
});
