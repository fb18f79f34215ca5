import { z } from 'zod';
import { defineForm } from '../_shared/define-form.ts';
import { listedIfAny, wholeNumber } from '../_shared/fields/form-field.ts';
import { message } from '../_shared/fields/message-field.ts';
import { emailAddress, firstName, lastName, phoneNumber } from '../_shared/fields/person-fields.ts';
import { uploads } from '../_shared/fields/upload-field.ts';
import { rules } from './contact.rules.ts';

/** General enquiry to the company. */
export const contactForm = defineForm({
  name: 'contact',
  title: 'Contact',
  submitChannel: 'own-call',
  fields: z.object({
    enquiryType: listedIfAny({
      control: 'radios',
      title: 'What kind of enquiry is it?',
      required: 'Choose what kind of enquiry it is',
    }),
    contactReason: listedIfAny({ title: 'Reason', required: 'Choose a reason' }),
    contactSubReason: listedIfAny({
      title: 'What is it about?',
      required: 'Choose what it is about',
      visibleWhen: { field: 'contactReason' },
    }),
    enquiryRestaurant: listedIfAny({
      title: 'Restaurant',
      required: 'Choose a restaurant from the list',
      from: 'restaurants',
    }),
    guests: wholeNumber({
      title: 'How many people (optional)',
      required: 'Enter how many people, in figures',
      least: [1, 'There must be one person at least'],
      most: [500, 'Enter 500 people at most'],
    }).optional(),
    firstName,
    lastName,
    email: emailAddress,
    phone: phoneNumber,
    message: message({ title: 'Your message', required: 'Enter your message', longest: 2000 }),
    uploadedFiles: uploads({
      title: 'Files (optional)',
      hint: 'Up to three pictures or PDFs, each up to 5 MB.',
      most: [3, 'Send up to three files'],
      accept: '.jpg,.jpeg,.png,.webp,.heic,.pdf',
      bytes: 5_000_000,
    }),
  }),
  rules,
  texts: {
    submit: 'Send the message',
    sending: 'Sending your message',
    thanks: { heading: 'Your message is sent' },
    failed: 'We could not send your message just now. Nothing you typed is lost: please try again.',
    uncertain:
      'We do not know whether your message arrived. Nothing you typed is lost: please ask the restaurant before you send it again.',
  },
});
