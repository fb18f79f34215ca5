import type { FormRule } from '../define-form.ts';

/** Some restaurants require a telephone number to confirm a booking. */
export const requiredPhoneRule: FormRule = {
  fields: ['phoneNumber'],
  validate: ({ phoneNumber }, { phoneRequired }) =>
    phoneRequired && !phoneNumber ? [{ path: 'phoneNumber', message: 'Enter a telephone number' }] : [],
};
