import type { FormChoice, FormRule } from '../_shared/define-form.ts';
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
    if (fits) return [];
    const reason = findLabel(choices.contactReason, contactReason);
    const subReason = findLabel(choices.contactSubReason, contactSubReason);
    const isOther = reason !== undefined && subReason !== undefined;
    const wanted = parts.length === 0 ? 'Leave this choice empty' : 'Choose what it is about';
    const message = isOther ? `“${subReason}” does not belong to “${reason}”. ${wanted}.` : wanted;
    return [{ path: 'contactSubReason', message }];
  },
};

const findLabel = (choices: readonly FormChoice[] = [], wanted: string | undefined): string | undefined =>
  choices.find(({ value }) => value === wanted)?.label;

export const rules = [
  requiredListedRule('enquiryType', 'Choose what kind of enquiry it is'),
  requiredListedRule('contactReason', 'Choose a reason'),
  requiredListedRule('enquiryRestaurant', 'Choose a restaurant from the list'),
  subReasonRule,
];
