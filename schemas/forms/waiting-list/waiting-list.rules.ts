import type { FormRule } from '../_shared/define-form.ts';
import { listedRule } from '../_shared/rules/listed-rule.ts';
import { requiredPhoneRule } from '../_shared/rules/required-phone-rule.ts';

type TimeWindow = { readonly from: string; readonly to: string };

const time = /^\d{2}:\d{2}$/;

/** Requires a time of the list. One that was listed before has a message of its own: a table may have become free. */
const listedTimeRule = (field: keyof TimeWindow, message: string): FormRule => ({
  fields: [field],
  validate(values, context) {
    const chosen = values[field];
    const isTime = typeof chosen === 'string' && time.test(chosen);
    return listedRule(field, isTime ? unlistedTimeMessage(chosen) : message).validate(values, context);
  },
});

const unlistedTimeMessage = (chosen: string): string =>
  `${chosen} is no longer on the waiting list: a table may be free. Choose another time, or look for a table.`;

const orderRule: FormRule<TimeWindow> = {
  fields: ['from', 'to'],
  validate: ({ from, to }) =>
    to < from ? [{ path: 'to', message: 'Choose a last time that is not before the first' }] : [],
};

export const rules = [
  listedTimeRule('from', 'Choose the first time that suits you'),
  listedTimeRule('to', 'Choose the last time that suits you'),
  orderRule,
  requiredPhoneRule,
];
