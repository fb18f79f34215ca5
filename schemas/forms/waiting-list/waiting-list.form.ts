import { z } from 'zod';
import { defineForm } from '../_shared/define-form.ts';
import { listed } from '../_shared/fields/form-field.ts';
import { emailAddress, firstName, lastName, phoneNumber } from '../_shared/fields/person-fields.ts';
import { rules } from './waiting-list.rules.ts';

/** Joins the waiting list of a full day. The day and the party are in the page's address. */
export const waitingListForm = defineForm({
  name: 'waiting-list',
  title: 'Join the waiting list',
  submitChannel: 'own-call',
  fields: z.object({
    from: listed({ title: 'From', required: 'Choose the first time that suits you' }),
    to: listed({ title: 'To', required: 'Choose the last time that suits you' }),
    firstName,
    lastName,
    emailAddress,
    phoneNumber,
  }),
  rules,
  texts: {
    submit: 'Join the waiting list',
    sending: 'Putting you on the list',
    thanks: {
      heading: 'Look in your mail for your place and its times',
      // Whoever is on the list already keeps the earlier times, and the page must not disclose who is.
      repeated: 'You asked for {from} to {to}.',
      text: 'The mail confirms your place and has a link with which you can leave the list. If none comes, you may be on the list already, for the times in an earlier mail. To change them, leave the list and join it again.',
    },
    failed: 'We could not put you on the list just now. Nothing you typed is lost: please try again.',
    uncertain:
      'We do not know whether you are on the list. Please send the form again: nobody is put on the list twice.',
  },
});
