'use client';

// Made by `npm run gen` from the form’s schema. Do not edit.
import { rules } from '#schemas/forms/find-booking/find-booking.rules.ts';
import { formIsland } from '../tile/form-island.client.tsx';
import validators from './find-booking.validators.generated.cjs';

export const island = formIsland({
 "name": "find-booking",
 "texts": {
  "submit": "Find my booking",
  "sending": "Looking for it",
  "thanks": {
   "heading": "Please use the link in your mail",
   "text": "The mail that confirmed your table leads to it. If you cannot find that mail, ring the restaurant."
  },
  "failed": "We could not look for your booking just now. Please try again."
 },
 "schema": {
  "type": "object",
  "required": [
   "reference",
   "emailAddress"
  ],
  "properties": {
   "reference": {
    "type": "string",
    "title": "Reference",
    "description": "It is in the mail that confirmed your table.",
    "maxLength": 60,
    "minLength": 1
   },
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
  "reference": {
   "control": "text",
   "messages": {
    "required": "Enter the reference of your booking, like K7MPRWXT",
    "type": "Enter the reference of your booking, like K7MPRWXT",
    "minLength": "Enter the reference of your booking, like K7MPRWXT",
    "maxLength": "Enter the reference of your booking, like K7MPRWXT"
   },
   "maxLength": 60
  },
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
