'use client';

// Made by `npm run gen` from the form’s schema. Do not edit.
import { rules } from '#schemas/forms/sign-up/sign-up.rules.ts';
import { formIsland } from '../tile/form-island.client.tsx';
import validators from './sign-up.validators.generated.cjs';

export const island = formIsland({
 "name": "sign-up",
 "texts": {
  "submit": "Sign me up",
  "sending": "Signing you up",
  "failed": "We could not sign you up just now. Nothing you typed is lost: please try again.",
  "uncertain": "We do not know whether you are signed up. Nothing you typed is lost: please ask one of our restaurants, or sign up again."
 },
 "schema": {
  "type": "object",
  "required": [
   "firstName",
   "emailAddress",
   "acceptTerms"
  ],
  "properties": {
   "firstName": {
    "type": "string",
    "title": "First name",
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
   "favouriteRestaurant": {
    "type": "string",
    "title": "Favourite restaurant (optional)",
    "maxLength": 120,
    "minLength": 1
   },
   "birthday": {
    "type": "object",
    "title": "Birthday (optional)",
    "description": "For example, 27 3.",
    "properties": {
     "day": {
      "type": "integer",
      "title": "Day",
      "minimum": 1,
      "maximum": 31
     },
     "month": {
      "type": "integer",
      "title": "Month",
      "minimum": 1,
      "maximum": 12
     },
     "year": {
      "type": "integer",
      "title": "Year (optional)",
      "minimum": 1904,
      "maximum": 2200
     }
    }
   },
   "phoneNumber": {
    "type": "string",
    "title": "Telephone (optional)",
    "maxLength": 30,
    "minLength": 1,
    "pattern": "^\\+?(?:[ ().\\-\\u00A0]*\\d){7,15}[ ().\\-\\u00A0]*$"
   },
   "acceptSMSTerms": {
    "type": "boolean",
    "title": "Send me offers by text message too"
   },
   "acceptTerms": {
    "type": "boolean",
    "title": "I agree to the terms and to hear from you by email",
    "const": true
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
  "favouriteRestaurant": {
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
  "birthday": {
   "control": "birthday",
   "messages": {
    "type": "Birthday must be a real date"
   }
  },
  "birthday.day": {
   "control": "number",
   "autoComplete": "bday-day",
   "messages": {
    "type": "Birthday must be a real date",
    "minimum": "Birthday must be a real date",
    "maximum": "Birthday must be a real date"
   }
  },
  "birthday.month": {
   "control": "number",
   "autoComplete": "bday-month",
   "messages": {
    "type": "Birthday must be a real date",
    "minimum": "Birthday must be a real date",
    "maximum": "Birthday must be a real date"
   }
  },
  "birthday.year": {
   "control": "number",
   "autoComplete": "bday-year",
   "messages": {
    "type": "Birthday must be a real date",
    "minimum": "Birthday must be a real date",
    "maximum": "Birthday must be a real date"
   }
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
  "acceptSMSTerms": {
   "control": "checkbox",
   "messages": {
    "type": "Tick the box or leave it empty"
   }
  },
  "acceptTerms": {
   "control": "checkbox",
   "messages": {
    "required": "Tick the box to agree to the terms",
    "const": "Tick the box to agree to the terms",
    "type": "Tick the box to agree to the terms"
   }
  }
 }
 ,
 "rules": rules,
 "validators": validators
});
