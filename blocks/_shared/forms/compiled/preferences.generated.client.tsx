'use client';

// Made by `npm run gen` from the form’s schema. Do not edit.
import { rules } from '#schemas/forms/preferences/preferences.rules.ts';
import { formIsland } from '../tile/form-island.client.tsx';
import validators from './preferences.validators.generated.cjs';

export const island = formIsland({
 "name": "preferences",
 "texts": {
  "submit": "Save my preferences",
  "sending": "Saving",
  "thanks": {
   "heading": "Your preferences are saved"
  },
  "uncertain": "We do not know whether your preferences were saved: there was no answer. What you changed is still here, and you can save it again.",
  "failed": "We could not save your preferences just now. Nothing you changed is lost: please try again."
 },
 "schema": {
  "type": "object",
  "properties": {
   "firstName": {
    "type": "string",
    "title": "First name",
    "maxLength": 50,
    "minLength": 1,
    "pattern": "^(?=.*\\p{L})(?!.*\\p{L}\\p{L}\\.\\p{L}\\p{L})[\\p{L}\\p{M}\\p{N} '’.-]+$"
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
   "gender": {
    "type": "string",
    "title": "Gender (optional)",
    "maxLength": 120,
    "minLength": 1
   },
   "phoneNumber": {
    "type": "string",
    "title": "Telephone (optional)",
    "maxLength": 30,
    "minLength": 1,
    "pattern": "^\\+?(?:[ ().\\-\\u00A0]*\\d){7,15}[ ().\\-\\u00A0]*$"
   },
   "websiteSmsOptIn": {
    "type": "boolean",
    "title": "Send me offers by text message"
   },
   "favRestaurantCode": {
    "type": "string",
    "title": "Favourite restaurant (optional)",
    "maxLength": 120,
    "minLength": 1
   },
   "interests": {
    "type": "array",
    "title": "What would you like to hear about?",
    "items": {
     "type": "string",
     "maxLength": 120
    },
    "maxItems": 60
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
  "gender": {
   "control": "radios",
   "messages": {
    "required": "Choose one of the answers",
    "type": "Choose one of the answers",
    "minLength": "Choose one of the answers",
    "maxLength": "Choose one of the answers",
    "enum": "Choose one of the answers"
   },
   "listed": "others"
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
  "websiteSmsOptIn": {
   "control": "checkbox",
   "messages": {
    "type": "Tick the box or leave it empty"
   }
  },
  "favRestaurantCode": {
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
  "interests": {
   "control": "checkboxes",
   "messages": {
    "required": "Choose from the list",
    "type": "Choose from the list",
    "enum": "Choose from the list",
    "maxItems": "Choose from the list"
   },
   "listed": "others"
  }
 }
 ,
 "rules": rules,
 "validators": validators
});
