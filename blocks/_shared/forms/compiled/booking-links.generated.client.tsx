'use client';

// Made by `npm run gen` from the form’s schema. Do not edit.
import { rules } from '#schemas/forms/booking-links/booking-links.rules.ts';
import { formIsland } from '../tile/form-island.client.tsx';
import validators from './booking-links.validators.generated.cjs';

export const island = formIsland({
 "name": "booking-links",
 "texts": {
  "submit": "Mail me the links",
  "sending": "Sending the links",
  "thanks": {
   "heading": "Look in your email",
   "text": "If there are bookings under this address, the links to them are on their way."
  },
  "failed": "We could not send the links just now. Please try again."
 },
 "schema": {
  "type": "object",
  "required": [
   "emailAddress"
  ],
  "properties": {
   "emailAddress": {
    "type": "string",
    "title": "Email address",
    "maxLength": 254,
    "minLength": 1,
    "pattern": "^[^\\s\\p{Cc}@<>\"(),:;[\\]\\\\]{1,64}@(?:[A-Za-z0-9](?:[A-Za-z0-9-]{0,61}[A-Za-z0-9])?\\.)+[A-Za-z](?:[A-Za-z0-9-]{0,61}[A-Za-z0-9])$"
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
  }
 }
 ,
 "rules": rules,
 "validators": validators
});
