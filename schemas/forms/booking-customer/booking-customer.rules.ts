import type { FormContext } from '../_shared/define-form.ts';
import { requiredPhoneRule } from '../_shared/rules/required-phone-rule.ts';

export const rules = [requiredPhoneRule];

/** The form context of the details step. */
export const bookingCustomerContext = (phoneRequired: boolean): FormContext => ({
  today: '',
  choices: {},
  phoneRequired,
});
