import type { FormRule } from '../_shared/define-form.ts';
import { listedRule } from '../_shared/rules/listed-rule.ts';
import { requiredPhoneRule } from '../_shared/rules/required-phone-rule.ts';

type TimeWindow = { readonly from: string; readonly to: string };

const orderRule: FormRule<TimeWindow> = {
  fields: ['from', 'to'],
  validate: ({ from, to }) =>
    to < from ? [{ path: 'to', message: 'Choose a last time that is not before the first' }] : [],
};

export const rules = [
  listedRule('from', 'Choose the first time that suits you'),
  listedRule('to', 'Choose the last time that suits you'),
  orderRule,
  requiredPhoneRule,
];
