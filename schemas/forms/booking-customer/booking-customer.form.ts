import { z } from 'zod';
import { defineForm } from '../_shared/define-form.ts';
import { checkbox } from '../_shared/fields/form-field.ts';
import { optionalMessage } from '../_shared/fields/message-field.ts';
import { emailAddress, firstName, lastName, phoneNumber } from '../_shared/fields/person-fields.ts';
import { rules } from './booking-customer.rules.ts';

/** The guest's details: the last step of the booking journey. */
export const bookingCustomerForm = defineForm({
  name: 'booking-customer',
  title: 'Who books a table',
  submitChannel: 'journey',
  fields: z.object({
    firstName,
    lastName,
    email: emailAddress,
    phoneNumber,
    specialRequest: optionalMessage({
      title: 'Anything we should know (optional)',
      hint: 'A high chair, a birthday, a voucher code. At most 500 characters.',
      noun: 'request',
      longest: 500,
      rows: 3,
    }),
    shouldReceivePromotions: checkbox({ title: 'Offers by email' }),
    shouldReceiveSms: checkbox({ title: 'Offers by text message' }),
  }),
  rules,
  texts: {
    submit: 'Book the table',
    sending: 'Booking your table',
    failed: 'We could not book the table just now. Nothing you typed is lost: please try again.',
  },
});
