import type { FormRule } from '../_shared/define-form.ts';
import { requiredListedRule } from '../_shared/rules/listed-rule.ts';

type ContactReasons = {
  readonly contactReason?: string | undefined;
  readonly contactSubReason?: string | undefined;
};

/** A reason with sub-reasons requires one of them; any other reason must have none. */
const subReasonRule: FormRule<ContactReasons> = {
  fields: ['contactReason', 'contactSubReason'],
  validate({ contactReason, contactSubReason }, { choices }) {
    const parts = (choices.contactSubReason ?? []).filter(({ of }) => of === contactReason);
    const fits =
      parts.length === 0 ? contactSubReason === undefined : parts.some(({ value }) => value === contactSubReason);
    return fits ? [] : [{ path: 'contactSubReason', message: 'Choose what it is about' }];
  },
};

export const rules = [
  requiredListedRule('enquiryType', 'Choose what kind of enquiry it is'),
  requiredListedRule('contactReason', 'Choose a reason'),
  requiredListedRule('enquiryRestaurant', 'Choose a restaurant from the list'),
  subReasonRule,
];
