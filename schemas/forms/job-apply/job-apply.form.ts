import { z } from 'zod';
import { defineForm } from '../_shared/define-form.ts';
import { text } from '../_shared/fields/form-field.ts';
import { emailAddress } from '../_shared/fields/person-fields.ts';
import { uploads } from '../_shared/fields/upload-field.ts';
import { maxCharacters } from '../_shared/rules/max-characters.ts';
import { experience } from './experience.ts';
import { rules } from './job-apply.rules.ts';

const name = (which: 'first' | 'second') =>
  text({
    title: which === 'first' ? 'First name' : 'Second name',
    required: `Enter your ${which} name`,
    longest: [50, `Your ${which} name must be 50 characters or fewer`],
    pattern: [
      /^(?=.*\p{L})[\p{L}\p{M} '’-]+$/u,
      `Your ${which} name must only include letters, spaces and apostrophes`,
    ],
    autoComplete: which === 'first' ? 'given-name' : 'family-name',
  });

const telephone = 'Enter a telephone number of 7 to 17 digits, like 01632 960 001';
const answers = 'Answer the questions';
const longAnswer = 'The answer must be 4,000 characters or fewer';
const answerMessages = { type: answers, required: answers, maxItems: answers, maxLength: longAnswer };
const answerText = z
  .string({ error: answers })
  .refine(...maxCharacters(4000, longAnswer))
  .meta({ presentation: { control: 'long-text', messages: answerMessages, maxLength: 4000 } });

/** Job application. The requirements of each vacancy are checked by the form's rules. */
export const jobApplyForm = defineForm({
  name: 'job-apply',
  title: 'Job application',
  submitChannel: 'own-call',
  fields: z.object({
    firstName: name('first'),
    secondName: name('second'),
    email: emailAddress,
    telephone: text({
      control: 'tel',
      title: 'Telephone',
      required: 'Enter your telephone number',
      longest: [18, telephone],
      pattern: [/^\+?(?=(?:[ .]*\d){7})[\d .]{7,17}$/u, telephone],
      autoComplete: 'tel',
    }),
    resume: uploads({
      title: 'Your CV',
      hint: 'A PDF or DOCX, up to 5 MB.',
      most: [1, 'Send one CV'],
      accept: '.pdf,.docx',
      bytes: 5_000_000,
    }),
    experience,
    questions: z
      .array(
        z.object({
          id: z.string({ error: answers }).max(60, answers),
          answer: z.array(answerText, { error: answers }).max(30, answers),
        }),
        { error: answers },
      )
      .max(60, answers)
      .meta({
        title: 'Questions',
        presentation: {
          control: 'questions',
          messages: answerMessages,
        },
      })
      .optional(),
  }),
  rules,
  texts: {
    submit: 'Send my application',
    sending: 'Sending your application',
    thanks: { heading: 'Your application is sent' },
    failed: 'Something went wrong submitting the job application. Please try again.',
    uncertain:
      'We do not know whether your application arrived. Nothing you typed is lost: please ask the restaurant before you send it again.',
    invalid: 'One (or more) of the fields you submitted were invalid, please correct any errors and try again.',
  },
});
