import { z } from 'zod';
import { defineForm } from '../_shared/define-form.ts';
import { text } from '../_shared/fields/form-field.ts';
import { emailAddress } from '../_shared/fields/person-fields.ts';
import { rules } from './find-booking.rules.ts';

const referenceMessage = 'Enter the reference of your booking, like K7MPRWXT';

/** Finds a booking by its reference and email address. */
export const findBookingForm = defineForm({
  name: 'find-booking',
  title: 'Find my booking',
  submitChannel: 'own-call',
  fields: z.object({
    reference: text({
      title: 'Reference',
      hint: 'It is in the mail that confirmed your table.',
      required: referenceMessage,
      longest: [60, referenceMessage],
    }),
    emailAddress,
  }),
  rules,
  texts: {
    submit: 'Find my booking',
    sending: 'Looking for it',
    // Only shown where no booking opens, such as to a guest whose browser filled in the hidden field against bots.
    thanks: {
      heading: 'Please use the link in your mail',
      text: 'The mail that confirmed your table leads to it. If you cannot find that mail, ring the restaurant.',
    },
    failed: 'We could not look for your booking just now. Please try again.',
  },
});
