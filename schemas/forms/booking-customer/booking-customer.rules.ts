import type { FormContext, FormRule } from '../_shared/define-form.ts';

/** Some restaurants require a telephone number to confirm the booking. */
const requiredPhoneRule: FormRule = {
  fields: ['phoneNumber'],
  validate: ({ phoneNumber }, { phoneRequired }) =>
    phoneRequired && !phoneNumber ? [{ path: 'phoneNumber', message: 'Enter a telephone number' }] : [],
};

export const rules = [requiredPhoneRule];

/** The form context of the details step. */
export const bookingCustomerContext = (phoneRequired: boolean): FormContext => ({
  today: '',
  choices: {},
  phoneRequired,
});
