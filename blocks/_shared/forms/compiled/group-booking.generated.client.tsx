'use client';

// Made by `npm run gen` from the form’s schema. Do not edit.
import { rules } from '#schemas/forms/group-booking/group-booking.rules.ts';
import { formIsland } from '../tile/form-island.client.tsx';
import validators from './group-booking.validators.generated.cjs';

export const island = formIsland({
 "name": "group-booking",
 "texts": {
  "submit": "Send the enquiry",
  "sending": "Sending your enquiry",
  "thanks": {
   "heading": "Your enquiry is sent",
   "text": "It is not a booking yet."
  },
  "failed": "We could not send your enquiry just now. Nothing you typed is lost: please try again.",
  "uncertain": "We do not know whether your enquiry arrived. Nothing you typed is lost: please ask the restaurant before you send it again."
 },
 "schema": {
  "type": "object",
  "required": [
   "enquiryRestaurant",
   "date",
   "guests",
   "firstName",
   "lastName",
   "email"
  ],
  "properties": {
   "enquiryRestaurant": {
    "type": "string",
    "title": "Restaurant",
    "maxLength": 120,
    "minLength": 1
   },
   "date": {
    "type": "string",
    "title": "Day",
    "maxLength": 10,
    "minLength": 1,
    "pattern": "^\\d{4}-\\d{2}-\\d{2}$"
   },
   "time": {
    "type": "string",
    "title": "Time (optional)",
    "description": "For example, 19:30",
    "maxLength": 20,
    "minLength": 1
   },
   "guests": {
    "type": "integer",
    "title": "How many people",
    "minimum": 2,
    "maximum": 500
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
   "email": {
    "type": "string",
    "title": "Email address",
    "maxLength": 254,
    "minLength": 1,
    "pattern": "^[^\\s\\p{Cc}@<>\"(),:;[\\]\\\\]{1,64}@(?:[A-Za-z0-9](?:[A-Za-z0-9-]{0,61}[A-Za-z0-9])?\\.)+[A-Za-z](?:[A-Za-z0-9-]{0,61}[A-Za-z0-9])$"
   },
   "phone": {
    "type": "string",
    "title": "Telephone (optional)",
    "maxLength": 30,
    "minLength": 1,
    "pattern": "^\\+?(?:[ ().\\-\\u00A0]*\\d){7,15}[ ().\\-\\u00A0]*$"
   },
   "message": {
    "type": "string",
    "title": "Anything we should know (optional)",
    "description": "The occasion, allergies, high chairs, step-free access.",
    "maxLength": 2000,
    "minLength": 1,
    "pattern": "^[^\\p{Cc}]*(?:[\\n\\r\\t][^\\p{Cc}]*)*$"
   }
  }
 },
 "presentations": {
  "enquiryRestaurant": {
   "control": "select",
   "messages": {
    "required": "Choose a restaurant from the list",
    "type": "Choose a restaurant from the list",
    "minLength": "Choose a restaurant from the list",
    "maxLength": "Choose a restaurant from the list",
    "enum": "Choose a restaurant from the list"
   },
   "listed": "restaurants"
  },
  "date": {
   "control": "date",
   "messages": {
    "required": "Enter the day",
    "type": "The day must be a real date",
    "minLength": "Enter the day",
    "maxLength": "The day must be a real date",
    "pattern": "The day must be a real date"
   },
   "maxLength": 10
  },
  "time": {
   "control": "text",
   "messages": {
    "required": "Enter a time, like 19:30",
    "type": "Enter a time, like 19:30",
    "minLength": "Enter a time, like 19:30",
    "maxLength": "Enter a time, like 19:30"
   },
   "maxLength": 20
  },
  "guests": {
   "control": "number",
   "messages": {
    "required": "Enter how many people come, in figures",
    "type": "Enter how many people come, in figures",
    "minimum": "Enter 2 people or more, or book a table online",
    "maximum": "Enter 500 people at most"
   }
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
  "phone": {
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
  "message": {
   "control": "long-text",
   "messages": {
    "required": "Your message must not include characters that cannot be seen",
    "type": "Your message must not include characters that cannot be seen",
    "minLength": "Your message must not include characters that cannot be seen",
    "maxLength": "Your message must be 2,000 characters or fewer",
    "pattern": "Your message must not include characters that cannot be seen"
   },
   "rows": 6,
   "maxLength": 2000
  }
 }
 ,
 "rules": rules,
 "validators": validators
});
