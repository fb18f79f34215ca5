import { z } from 'zod';
import { defineForm } from '../_shared/define-form.ts';
import { requiredCheckbox } from '../_shared/fields/form-field.ts';
import { emailAddress } from '../_shared/fields/person-fields.ts';
import { rules } from './voucher.rules.ts';

/** Request for the code of an offer. */
export const voucherForm = defineForm({
  name: 'voucher',
  title: 'Voucher',
  submitChannel: 'own-call',
  fields: z.object({
    emailAddress,
    acceptTerms: requiredCheckbox({
      title: 'I have read the terms of this offer and accept them',
      required: 'Tick the box to accept the terms',
    }),
  }),
  rules,
  texts: {
    submit: 'Send me the code',
    sending: 'Sending the code',
    thanks: {
      heading: 'Your code is on its way',
      text: 'Look for it in your email.',
    },
    failed: 'We could not send the code just now. Please try again.',
    uncertain:
      'We do not know whether the code was sent. Please look for it in your email, and ask the restaurant if it is not there.',
  },
});
