'use client';

// Made by `npm run gen` from the form’s schema. Do not edit.
import { rules } from '#schemas/forms/job-apply/job-apply.rules.ts';
import { formIsland } from '../tile/form-island.client.tsx';
import validators from './job-apply.validators.generated.cjs';

export const island = formIsland({
 "name": "job-apply",
 "texts": {
  "submit": "Send my application",
  "sending": "Sending your application",
  "thanks": {
   "heading": "Your application is sent"
  },
  "failed": "Something went wrong submitting the job application. Please try again.",
  "uncertain": "We do not know whether your application arrived. Nothing you typed is lost: please ask the restaurant before you send it again.",
  "invalid": "One (or more) of the fields you submitted were invalid, please correct any errors and try again."
 },
 "schema": {
  "type": "object",
  "required": [
   "firstName",
   "secondName",
   "email",
   "telephone"
  ],
  "properties": {
   "firstName": {
    "type": "string",
    "title": "First name",
    "maxLength": 50,
    "minLength": 1,
    "pattern": "^(?=.*\\p{L})[\\p{L}\\p{M} '’-]+$"
   },
   "secondName": {
    "type": "string",
    "title": "Second name",
    "maxLength": 50,
    "minLength": 1,
    "pattern": "^(?=.*\\p{L})[\\p{L}\\p{M} '’-]+$"
   },
   "email": {
    "type": "string",
    "title": "Email address",
    "maxLength": 254,
    "minLength": 1,
    "pattern": "^[^\\s\\p{Cc}@<>\"(),:;[\\]\\\\]{1,64}@(?:[A-Za-z0-9](?:[A-Za-z0-9-]{0,61}[A-Za-z0-9])?\\.)+[A-Za-z](?:[A-Za-z0-9-]{0,61}[A-Za-z0-9])$"
   },
   "telephone": {
    "type": "string",
    "title": "Telephone",
    "maxLength": 18,
    "minLength": 1,
    "pattern": "^\\+?(?=(?:[ .]*\\d){7})[\\d .]{7,17}$"
   },
   "resume": {
    "type": "array",
    "title": "Your CV",
    "description": "A PDF or DOCX, up to 5 MB.",
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
    "maxItems": 1
   },
   "experience": {
    "type": "array",
    "title": "Work experience",
    "description": "Your latest place of work first.",
    "items": {
     "type": "object",
     "required": [
      "employer",
      "jobTitle",
      "fromMonth",
      "fromYear"
     ],
     "properties": {
      "employer": {
       "type": "string",
       "title": "Employer",
       "maxLength": 120,
       "minLength": 1
      },
      "jobTitle": {
       "type": "string",
       "title": "Job title",
       "maxLength": 120,
       "minLength": 1
      },
      "fromMonth": {
       "type": "integer",
       "title": "Start month",
       "minimum": 1,
       "maximum": 12
      },
      "fromYear": {
       "type": "integer",
       "title": "Start year",
       "minimum": 1900,
       "maximum": 2200
      },
      "isCurrentRole": {
       "type": "boolean",
       "title": "I still work here"
      },
      "toMonth": {
       "type": "integer",
       "title": "End month",
       "minimum": 1,
       "maximum": 12
      },
      "toYear": {
       "type": "integer",
       "title": "End year",
       "minimum": 1900,
       "maximum": 2200
      }
     }
    },
    "maxItems": 20
   },
   "questions": {
    "type": "array",
    "title": "Questions",
    "items": {
     "type": "object",
     "required": [
      "id",
      "answer"
     ],
     "properties": {
      "id": {
       "type": "string",
       "maxLength": 60
      },
      "answer": {
       "type": "array",
       "items": {
        "type": "string",
        "maxLength": 4000
       },
       "maxItems": 30
      }
     }
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
    "type": "Your first name must only include letters, spaces and apostrophes",
    "minLength": "Enter your first name",
    "maxLength": "Your first name must be 50 characters or fewer",
    "pattern": "Your first name must only include letters, spaces and apostrophes"
   },
   "autoComplete": "given-name",
   "maxLength": 50
  },
  "secondName": {
   "control": "text",
   "messages": {
    "required": "Enter your second name",
    "type": "Your second name must only include letters, spaces and apostrophes",
    "minLength": "Enter your second name",
    "maxLength": "Your second name must be 50 characters or fewer",
    "pattern": "Your second name must only include letters, spaces and apostrophes"
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
  "telephone": {
   "control": "tel",
   "messages": {
    "required": "Enter your telephone number",
    "type": "Enter a telephone number of 7 to 17 digits, like 01632 960 001",
    "minLength": "Enter your telephone number",
    "maxLength": "Enter a telephone number of 7 to 17 digits, like 01632 960 001",
    "pattern": "Enter a telephone number of 7 to 17 digits, like 01632 960 001"
   },
   "autoComplete": "tel",
   "maxLength": 18
  },
  "resume": {
   "control": "files",
   "messages": {
    "type": "Choose the file again",
    "maxItems": "Send one CV"
   },
   "accept": ".pdf,.docx",
   "bytes": 5000000,
   "maxFiles": 1
  },
  "experience": {
   "control": "rows",
   "messages": {
    "type": "Enter your work experience",
    "maxItems": "Tell us of up to 20 places of work"
   },
   "rowLabel": "Place of work"
  },
  "experience.*.employer": {
   "control": "text",
   "messages": {
    "required": "Enter the employer",
    "type": "Enter the employer",
    "minLength": "Enter the employer",
    "maxLength": "The employer must be 120 characters or fewer"
   },
   "maxLength": 120
  },
  "experience.*.jobTitle": {
   "control": "text",
   "messages": {
    "required": "Enter your job title",
    "type": "Enter your job title",
    "minLength": "Enter your job title",
    "maxLength": "The job title must be 120 characters or fewer"
   },
   "maxLength": 120
  },
  "experience.*.fromMonth": {
   "control": "month",
   "messages": {
    "required": "Choose the start month",
    "type": "Choose the start month",
    "minimum": "Choose the start month",
    "maximum": "Choose the start month"
   }
  },
  "experience.*.fromYear": {
   "control": "year",
   "messages": {
    "required": "Choose the start year",
    "type": "Choose the start year",
    "minimum": "Choose the start year",
    "maximum": "Choose the start year"
   }
  },
  "experience.*.isCurrentRole": {
   "control": "checkbox",
   "messages": {
    "type": "Tick the box or leave it empty"
   }
  },
  "experience.*.toMonth": {
   "enabledBy": {
    "filled": [
     "fromMonth",
     "fromYear"
    ],
    "unless": "isCurrentRole"
   },
   "control": "month",
   "messages": {
    "required": "Choose the end month",
    "type": "Choose the end month",
    "minimum": "Choose the end month",
    "maximum": "Choose the end month"
   }
  },
  "experience.*.toYear": {
   "enabledBy": {
    "filled": [
     "fromMonth",
     "fromYear"
    ],
    "unless": "isCurrentRole"
   },
   "control": "year",
   "messages": {
    "required": "Choose the end year",
    "type": "Choose the end year",
    "minimum": "Choose the end year",
    "maximum": "Choose the end year"
   }
  },
  "questions": {
   "control": "questions",
   "messages": {
    "type": "Answer the questions",
    "required": "Answer the questions",
    "maxItems": "Answer the questions",
    "maxLength": "The answer must be 4,000 characters or fewer"
   }
  },
  "questions.*.answer.*": {
   "control": "long-text",
   "messages": {
    "type": "Answer the questions",
    "required": "Answer the questions",
    "maxItems": "Answer the questions",
    "maxLength": "The answer must be 4,000 characters or fewer"
   },
   "maxLength": 4000
  }
 }
 ,
 "rules": rules,
 "validators": validators
});
