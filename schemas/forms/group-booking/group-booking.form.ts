import { z } from 'zod';
import { defineForm } from '../_shared/define-form.ts';
import { listed, optionalText, text, wholeNumber } from '../_shared/fields/form-field.ts';
import { optionalMessage } from '../_shared/fields/message-field.ts';
import { emailAddress, firstName, lastName, phoneNumber } from '../_shared/fields/person-fields.ts';
import { rules } from './group-booking.rules.ts';

/** Enquiry for a table for a party that is too large for online booking. */
export const groupBookingForm = defineForm({
  name: 'group-booking',
  title: 'Group booking',
  submitChannel: 'own-call',
  fields: z.object({
    enquiryRestaurant: listed({
      title: 'Restaurant',
      required: 'Choose a restaurant from the list',
      from: 'restaurants',
    }),
    date: text({
      control: 'date',
      title: 'Day',
      required: 'Enter the day',
      longest: [10, 'The day must be a real date'],
      pattern: [/^\d{4}-\d{2}-\d{2}$/u, 'The day must be a real date'],
    }),
    time: optionalText({
      title: 'Time (optional)',
      hint: 'For example, 19:30',
      longest: [20, 'Enter a time, like 19:30'],
    }),
    guests: wholeNumber({
      title: 'How many people',
      required: 'Enter how many people come, in figures',
      least: [2, 'Enter 2 people or more, or book a table online'],
      most: [500, 'Enter 500 people at most'],
    }),
    firstName,
    lastName,
    email: emailAddress,
    phone: phoneNumber,
    message: optionalMessage({
      title: 'Anything we should know (optional)',
      hint: 'The occasion, allergies, high chairs, step-free access.',
      longest: 2000,
    }),
  }),
  rules,
  texts: {
    submit: 'Send the enquiry',
    sending: 'Sending your enquiry',
    thanks: { heading: 'Your enquiry is sent', text: 'It is not a booking yet.' },
    failed: 'We could not send your enquiry just now. Nothing you typed is lost: please try again.',
    uncertain:
      'We do not know whether your enquiry arrived. Nothing you typed is lost: please ask the restaurant before you send it again.',
  },
});
