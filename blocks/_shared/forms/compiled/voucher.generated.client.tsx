'use client';

// Made by `npm run gen` from the form’s schema. Do not edit.
import { rules } from '#schemas/forms/voucher/voucher.rules.ts';
import { formIsland } from '../tile/form-island.client.tsx';
import validators from './voucher.validators.generated.cjs';

export const island = formIsland({
 "name": "voucher",
 "texts": {
  "submit": "Send me the code",
  "sending": "Sending the code",
  "thanks": {
   "heading": "Your code is on its way",
   "text": "Look for it in your email."
  },
  "failed": "We could not send the code just now. Please try again.",
  "uncertain": "We do not know whether the code was sent. Please look for it in your email, and ask the restaurant if it is not there."
 },
 "schema": {
  "type": "object",
  "required": [
   "emailAddress",
   "acceptTerms"
  ],
  "properties": {
   "emailAddress": {
    "type": "string",
    "title": "Email address",
    "maxLength": 254,
    "minLength": 1,
    "pattern": "^[^\\s\\p{Cc}@<>\"(),:;[\\]\\\\]{1,64}@(?:[A-Za-z0-9](?:[A-Za-z0-9-]{0,61}[A-Za-z0-9])?\\.)+[A-Za-z](?:[A-Za-z0-9-]{0,61}[A-Za-z0-9])$"
   },
   "acceptTerms": {
    "type": "boolean",
    "title": "I have read the terms of this offer and accept them",
    "const": true
   }
  }
 },
 "presentations": {
  "emailAddress": {
   "control": "email",
   "messages": {
    "required": "Enter your email address",
    "type": "Enter an email address in the correct format, like name@example.com",
    "minLength": "Enter your email address",
    "maxLength": "Enter an email address in the correct format, like name@example.com",
    "pattern": "Enter an email address in the correct format, like name@example.com"
   },
   "autoComplete": "email",
   "maxLength": 254
  },
  "acceptTerms": {
   "control": "checkbox",
   "messages": {
    "required": "Tick the box to accept the terms",
    "const": "Tick the box to accept the terms",
    "type": "Tick the box to accept the terms"
   }
  }
 }
 ,
 "rules": rules,
 "validators": validators
});
