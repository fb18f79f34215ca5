import { z } from 'zod';
import { defineForm } from '../_shared/define-form.ts';
import { birthday } from '../_shared/fields/birthday.ts';
import { checkbox, listed, listedMany } from '../_shared/fields/form-field.ts';
import { firstName, phoneNumber } from '../_shared/fields/person-fields.ts';
import { rules } from './preferences.rules.ts';

/** The preferences of a member of the mailing list. */
export const preferencesForm = defineForm({
  name: 'preferences',
  title: 'Preferences',
  submitChannel: 'own-call',
  fields: z.object({
    // Optional, because another system can have stored none. `preferences.rules.ts` forbids clearing it.
    firstName: firstName.optional(),
    birthday,
    gender: listed({
      control: 'radios',
      title: 'Gender (optional)',
      required: 'Choose one of the answers',
    }).optional(),
    phoneNumber,
    websiteSmsOptIn: checkbox({ title: 'Send me offers by text message' }),
    favRestaurantCode: listed({
      title: 'Favourite restaurant (optional)',
      required: 'Choose a restaurant from the list',
      from: 'restaurants',
    }).optional(),
    interests: listedMany({
      title: 'What would you like to hear about?',
      required: 'Choose from the list',
    }).optional(),
  }),
  rules,
  texts: {
    submit: 'Save my preferences',
    sending: 'Saving',
    thanks: { heading: 'Your preferences are saved' },
    uncertain:
      'We do not know whether your preferences were saved: there was no answer. What you changed is still here, and you can save it again.',
    failed: 'We could not save your preferences just now. Nothing you changed is lost: please try again.',
  },
});
