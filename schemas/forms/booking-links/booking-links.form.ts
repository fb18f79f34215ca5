import { z } from 'zod';
import { defineForm } from '../_shared/define-form.ts';
import { emailAddress } from '../_shared/fields/person-fields.ts';
import { rules } from './booking-links.rules.ts';

/** Requests a mail with the links of all coming bookings. */
export const bookingLinksForm = defineForm({
  name: 'booking-links',
  title: 'Links to my bookings',
  submitChannel: 'own-call',
  fields: z.object({ emailAddress }),
  rules,
  texts: {
    submit: 'Mail me the links',
    sending: 'Sending the links',
    thanks: {
      heading: 'Look in your email',
      text: 'If there are bookings under this address, the links to them are on their way.',
    },
    failed: 'We could not send the links just now. Please try again.',
  },
});
