'use client';

// Made by `npm run gen` from the form’s schema. Do not edit.
import { rules } from '#schemas/forms/waiting-list/waiting-list.rules.ts';
import { formIsland } from '../tile/form-island.client.tsx';
import validators from './waiting-list.validators.generated.cjs';

export const island = formIsland({
 "name": "waiting-list",
 "texts": {
  "submit": "Join the waiting list",
  "sending": "Putting you on the list",
  "thanks": {
   "heading": "Look in your mail for your place and its times",
   "repeated": "You asked for {from} to {to}.",
   "text": "The mail confirms your place and has a link with which you can leave the list. If none comes, you may be on the list already, for the times in an earlier mail. To change them, leave the list and join it again."
  },
  "failed": "We could not put you on the list just now. Nothing you typed is lost: please try again.",
  "uncertain": "We do not know whether you are on the list. Please send the form again: nobody is put on the list twice."
 },
 "schema": {
  "type": "object",
  "required": [
   "from",
   "to",
   "firstName",
   "lastName",
   "emailAddress"
  ],
  "properties": {
   "from": {
    "type": "string",
    "title": "From",
    "maxLength": 120,
    "minLength": 1
   },
   "to": {
    "type": "string",
    "title": "To",
    "maxLength": 120,
    "minLength": 1
   },
   "firstName": {
    "type": "string",
    "title": "First name",
    "maxLength": 50,
    "minLength": 1,
    "pattern": "^(?=.*\\p{L})(?!.*\\p{L}\\p{L}\\.\\p{L}\\p{L})[\\p{L}\\p{M}\\p{N} '’.-]+$"
   },
   "lastName": {
    "type": "string",
    "title": "Last name",
    "maxLength": 50,
    "minLength": 1,
    "pattern": "^(?=.*\\p{L})(?!.*\\p{L}\\p{L}\\.\\p{L}\\p{L})[\\p{L}\\p{M}\\p{N} '’.-]+$"
   },
   "emailAddress": {
    "type": "string",
    "title": "Email address",
    "maxLength": 254,
    "minLength": 1,
    "pattern": "^[^\\s\\p{Cc}@<>\"(),:;[\\]\\\\]{1,64}@(?:[A-Za-z0-9](?:[A-Za-z0-9-]{0,61}[A-Za-z0-9])?\\.)+[A-Za-z](?:[A-Za-z0-9-]{0,61}[A-Za-z0-9])$"
   },
   "phoneNumber": {
    "type": "string",
    "title": "Telephone (optional)",
    "maxLength": 30,
    "minLength": 1,
    "pattern": "^\\+?(?:[ ().\\-\\u00A0]*\\d){7,15}[ ().\\-\\u00A0]*$"
   }
  }
 },
 "presentations": {
  "from": {
   "control": "select",
   "messages": {
    "required": "Choose the first time that suits you",
    "type": "Choose the first time that suits you",
    "minLength": "Choose the first time that suits you",
    "maxLength": "Choose the first time that suits you",
    "enum": "Choose the first time that suits you"
   },
   "listed": "others"
  },
  "to": {
   "control": "select",
   "messages": {
    "required": "Choose the last time that suits you",
    "type": "Choose the last time that suits you",
    "minLength": "Choose the last time that suits you",
    "maxLength": "Choose the last time that suits you",
    "enum": "Choose the last time that suits you"
   },
   "listed": "others"
  },
  "firstName": {
   "control": "text",
   "messages": {
    "required": "Enter your first name",
    "type": "Your first name must only include letters, spaces, hyphens and apostrophes",
    "minLength": "Enter your first name",
    "maxLength": "Your first name must be 50 characters or fewer",
    "pattern": "Your first name must only include letters, spaces, hyphens and apostrophes"
   },
   "autoComplete": "given-name",
   "maxLength": 50
  },
  "lastName": {
   "control": "text",
   "messages": {
    "required": "Enter your last name",
    "type": "Your last name must only include letters, spaces, hyphens and apostrophes",
    "minLength": "Enter your last name",
    "maxLength": "Your last name must be 50 characters or fewer",
    "pattern": "Your last name must only include letters, spaces, hyphens and apostrophes"
   },
   "autoComplete": "family-name",
   "maxLength": 50
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
  },
  "phoneNumber": {
   "control": "tel",
   "messages": {
    "required": "Enter a telephone number, like 01632 960 001, 07700 900 982 or +44 808 157 0192",
    "type": "Enter a telephone number, like 01632 960 001, 07700 900 982 or +44 808 157 0192",
    "minLength": "Enter a telephone number, like 01632 960 001, 07700 900 982 or +44 808 157 0192",
    "maxLength": "Enter a telephone number, like 01632 960 001, 07700 900 982 or +44 808 157 0192",
    "pattern": "Enter a telephone number, like 01632 960 001, 07700 900 982 or +44 808 157 0192"
   },
   "autoComplete": "tel",
   "maxLength": 30
  }
 }
 ,
 "rules": rules,
 "validators": validators
});
