import type { FormRule } from '../_shared/define-form.ts';
import { birthdayRule } from '../_shared/rules/birthday-rule.ts';
import { listedRule } from '../_shared/rules/listed-rule.ts';

type Agreed = {
  readonly phoneNumber?: string | undefined;
  readonly acceptSMSTerms?: boolean | undefined;
};

/** Who wants text messages says where to. */
const phoneForMessages: FormRule<Agreed> = {
  about: ['phoneNumber', 'acceptSMSTerms'],
  validate: ({ phoneNumber, acceptSMSTerms }) =>
    acceptSMSTerms && !phoneNumber
      ? [{ path: 'phoneNumber', message: 'Enter a telephone number, so that we can send you text messages' }]
      : [],
};

export const rules = [
  listedRule('favouriteRestaurant', 'Choose a restaurant from the list'),
  birthdayRule,
  phoneForMessages,
];
