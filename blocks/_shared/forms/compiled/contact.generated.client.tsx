'use client';

// Made by `npm run gen` from the form’s schema. Do not edit.
import { rules } from '#schemas/forms/contact/contact.rules.ts';
import { formIsland } from '../tile/form-island.client.tsx';
import validators from './contact.validators.generated.cjs';

export const island = formIsland({
 "name": "contact",
 "texts": {
  "submit": "Send the message",
  "sending": "Sending your message",
  "thanks": {
   "heading": "Your message is sent"
  },
  "failed": "We could not send your message just now. Nothing you typed is lost: please try again.",
  "uncertain": "We do not know whether your message arrived. Nothing you typed is lost: please ask the restaurant before you send it again."
 },
 "schema": {
  "type": "object",
  "required": [
   "firstName",
   "lastName",
   "email",
   "message"
  ],
  "properties": {
   "enquiryType": {
    "type": "string",
    "title": "What kind of enquiry is it?",
    "maxLength": 120,
    "minLength": 1
   },
   "contactReason": {
    "type": "string",
    "title": "Reason",
    "maxLength": 120,
    "minLength": 1
   },
   "contactSubReason": {
    "type": "string",
    "title": "What is it about?",
    "maxLength": 120,
    "minLength": 1
   },
   "enquiryRestaurant": {
    "type": "string",
    "title": "Restaurant",
    "maxLength": 120,
    "minLength": 1
   },
   "guests": {
    "type": "integer",
    "title": "How many people (optional)",
    "minimum": 1,
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
    "title": "Your message",
    "maxLength": 2000,
    "minLength": 1,
    "pattern": "^[^\\p{Cc}]*(?:[\\n\\r\\t][^\\p{Cc}]*)*$"
   },
   "uploadedFiles": {
    "type": "array",
    "title": "Files (optional)",
    "description": "Up to three pictures or PDFs, each up to 5 MB.",
    "items": {
     "type": "object",
     "required": [
      "id",
      "name",
      "size"
     ],
     "properties": {
      "id": {
       "type": "string",
       "pattern": "^[\\w-]{22}$"
      },
      "name": {
       "type": "string",
       "maxLength": 255
      },
      "size": {
       "type": "integer",
       "minimum": 1,
       "maximum": 20000000
      }
     }
    },
    "maxItems": 3
   }
  }
 },
 "presentations": {
  "enquiryType": {
   "control": "radios",
   "messages": {
    "required": "Choose what kind of enquiry it is",
    "type": "Choose what kind of enquiry it is",
    "minLength": "Choose what kind of enquiry it is",
    "maxLength": "Choose what kind of enquiry it is",
    "enum": "Choose what kind of enquiry it is"
   },
   "listed": "others",
   "requiredIfListed": true
  },
  "contactReason": {
   "control": "select",
   "messages": {
    "required": "Choose a reason",
    "type": "Choose a reason",
    "minLength": "Choose a reason",
    "maxLength": "Choose a reason",
    "enum": "Choose a reason"
   },
   "listed": "others",
   "requiredIfListed": true
  },
  "contactSubReason": {
   "control": "select",
   "messages": {
    "required": "Choose what it is about",
    "type": "Choose what it is about",
    "minLength": "Choose what it is about",
    "maxLength": "Choose what it is about",
    "enum": "Choose what it is about"
   },
   "visibleWhen": {
    "field": "contactReason"
   },
   "listed": "others",
   "requiredIfListed": true
  },
  "enquiryRestaurant": {
   "control": "select",
   "messages": {
    "required": "Choose a restaurant from the list",
    "type": "Choose a restaurant from the list",
    "minLength": "Choose a restaurant from the list",
    "maxLength": "Choose a restaurant from the list",
    "enum": "Choose a restaurant from the list"
   },
   "listed": "restaurants",
   "requiredIfListed": true
  },
  "guests": {
   "control": "number",
   "messages": {
    "required": "Enter how many people, in figures",
    "type": "Enter how many people, in figures",
    "minimum": "There must be one person at least",
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
    "required": "Enter your message",
    "type": "Your message must not include characters that cannot be seen",
    "minLength": "Enter your message",
    "maxLength": "Your message must be 2,000 characters or fewer",
    "pattern": "Your message must not include characters that cannot be seen"
   },
   "rows": 6,
   "maxLength": 2000
  },
  "uploadedFiles": {
   "control": "files",
   "messages": {
    "type": "Choose the file again",
    "maxItems": "Send up to three files"
   },
   "accept": ".jpg,.jpeg,.png,.webp,.heic,.pdf",
   "bytes": 5000000,
   "maxFiles": 3
  }
 }
 ,
 "rules": rules,
 "validators": validators
});
