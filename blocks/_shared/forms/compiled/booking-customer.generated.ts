// Made by `npm run gen` from the form’s schema. Do not edit.
import { rules } from '#schemas/forms/booking-customer/booking-customer.rules.ts';
import type { CompiledForm } from './compiled-form.ts';
import validators from './booking-customer.validators.generated.cjs';

export const form: CompiledForm = {
 "name": "booking-customer",
 "texts": {
  "submit": "Book the table",
  "sending": "Booking your table",
  "failed": "We could not book the table just now. Nothing you typed is lost: please try again."
 },
 "schema": {
  "type": "object",
  "required": [
   "firstName",
   "lastName",
   "email"
  ],
  "properties": {
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
   "email": {
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
   },
   "specialRequest": {
    "type": "string",
    "title": "Anything we should know (optional)",
    "description": "A high chair, a birthday, a voucher code. At most 500 characters.",
    "maxLength": 500,
    "minLength": 1,
    "pattern": "^[^\\p{Cc}]*(?:[\\n\\r\\t][^\\p{Cc}]*)*$"
   },
   "shouldReceivePromotions": {
    "type": "boolean",
    "title": "Offers by email"
   },
   "shouldReceiveSms": {
    "type": "boolean",
    "title": "Offers by text message"
   }
  }
 },
 "presentations": {
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
  "email": {
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
  },
  "specialRequest": {
   "control": "long-text",
   "messages": {
    "required": "Your request must not include characters that cannot be seen",
    "type": "Your request must not include characters that cannot be seen",
    "minLength": "Your request must not include characters that cannot be seen",
    "maxLength": "Your request must be 500 characters or fewer",
    "pattern": "Your request must not include characters that cannot be seen"
   },
   "rows": 3,
   "maxLength": 500
  },
  "shouldReceivePromotions": {
   "control": "checkbox",
   "messages": {
    "type": "Tick the box or leave it empty"
   }
  },
  "shouldReceiveSms": {
   "control": "checkbox",
   "messages": {
    "type": "Tick the box or leave it empty"
   }
  }
 }
 ,
 "rules": rules,
 "validators": validators
};
