import { z } from 'zod';
import { defineForm } from '../_shared/define-form.ts';
import { birthday } from '../_shared/fields/birthday.ts';
import { checkbox, listed, requiredCheckbox } from '../_shared/fields/form-field.ts';
import { emailAddress, firstName, phoneNumber } from '../_shared/fields/person-fields.ts';
import { rules } from './sign-up.rules.ts';

/** Sign-up for the mailing list. */
export const signUpForm = defineForm({
  name: 'sign-up',
  title: 'Sign-up',
  submitChannel: 'own-call',
  fields: z.object({
    firstName,
    emailAddress,
    favouriteRestaurant: listed({
      title: 'Favourite restaurant (optional)',
      required: 'Choose a restaurant from the list',
      from: 'restaurants',
    }).optional(),
    birthday,
    phoneNumber,
    acceptSMSTerms: checkbox({ title: 'Send me offers by text message too' }),
    acceptTerms: requiredCheckbox({
      title: 'I agree to the terms and to hear from you by email',
      required: 'Tick the box to agree to the terms',
    }),
  }),
  rules,
  texts: {
    submit: 'Sign me up',
    sending: 'Signing you up',
    failed: 'We could not sign you up just now. Nothing you typed is lost: please try again.',
    uncertain:
      'We do not know whether you are signed up. Nothing you typed is lost: please ask one of our restaurants, or sign up again.',
  },
});
