import type { FormRule } from '../_shared/define-form.ts';
import { listedRule } from '../_shared/rules/listed-rule.ts';

type Reasons = {
  readonly contactReason: string;
  readonly contactSubReason?: string | undefined;
};

/** A reason that has parts asks for one of its own. */
const partOfReason: FormRule<Reasons> = {
  about: ['contactReason', 'contactSubReason'],
  validate({ contactReason, contactSubReason }, { choices }) {
    const parts = (choices.contactSubReason ?? []).filter(({ of }) => of === contactReason);
    const fits =
      parts.length === 0 ? contactSubReason === undefined : parts.some(({ value }) => value === contactSubReason);
    return fits ? [] : [{ path: 'contactSubReason', message: 'Choose what it is about' }];
  },
};

export const rules = [
  listedRule('enquiryType', 'Choose what kind of enquiry it is'),
  listedRule('contactReason', 'Choose a reason'),
  listedRule('enquiryRestaurant', 'Choose a restaurant from the list'),
  partOfReason,
];
