import { addDays } from '#schemas/domain/restaurant/wall-time.ts';
import { productToday } from '#site/e2e/product/product-time.ts';
import { newCustomer } from './new-customer.ts';

/** A file as a visitor chooses it. */
export interface ChosenFile {
  readonly name: string;
  readonly mimeType: string;
  readonly buffer: Buffer;
}

/** The values to fill in, by field name: a text, an option, a tick, several ticks, files. */
export type FilledIn = Readonly<Record<string, string | boolean | readonly string[] | readonly ChosenFile[]>>;

/** The expected errors in field order: the name of the field, and the message. */
export type Expected = readonly (readonly [field: string, message: string])[];

export interface FormCase {
  readonly name: string;
  /** The address of a page with the form; it creates a customer if the form needs one. */
  readonly address: () => Promise<string>;
  readonly submit: string;
  /** Values that the form accepts. */
  readonly good: () => FilledIn;
  /** Values that it rejects, one attempt after the other: what to fill in instead, and the expected errors. */
  readonly bad: readonly { readonly filled: FilledIn; readonly errors: Expected }[];
  /** The text of the thanks, or the page that shows it. */
  readonly thanks: string | RegExp;
}

const anyEmail = (): string => `zoe.${crypto.randomUUID().slice(0, 8)}@example.com`;
const email = 'Enter an email address in the correct format, like name@example.com';
const phone = 'Enter a telephone number, like 01632 960 001, 07700 900 982 or +44 808 157 0192';
const nameMessage = (which: string): string =>
  `Your ${which} name must only include letters, spaces, hyphens and apostrophes`;
const picture: ChosenFile = {
  name: 'notes.pdf',
  mimeType: 'application/pdf',
  buffer: Buffer.from('this is no PDF at all'),
};

/** Each form on a page of the demo chain, with values that break its rules. */
export const formCases: readonly FormCase[] = [
  {
    name: 'sign-up',
    address: async () => '/sign-up',
    submit: 'Sign me up',
    good: () => ({ firstName: 'Zoë', emailAddress: anyEmail(), acceptTerms: true }),
    bad: [
      {
        filled: {},
        errors: [
          ['firstName', 'Enter your first name'],
          ['emailAddress', 'Enter your email address'],
          ['acceptTerms', 'Tick the box to agree to the terms'],
        ],
      },
      {
        filled: {
          firstName: 'http://evil.example',
          emailAddress: 'zoe@',
          'birthday.day': '31',
          'birthday.month': '2',
          phoneNumber: '12',
          acceptTerms: true,
        },
        errors: [
          ['firstName', nameMessage('first')],
          ['emailAddress', email],
          ['birthday.day', 'Birthday must be a real date'],
          ['phoneNumber', phone],
        ],
      },
      {
        filled: {
          firstName: 'Zoë',
          emailAddress: 'zoe@example.com',
          'birthday.day': '29',
          'birthday.month': '2',
          'birthday.year': '2023',
          phoneNumber: '',
          acceptSMSTerms: true,
          acceptTerms: true,
        },
        errors: [
          ['birthday.day', 'Birthday must be a real date'],
          ['phoneNumber', 'Enter a telephone number, so that we can send you text messages'],
        ],
      },
    ],
    thanks: /\/signup-thanks(#|$)/,
  },
  {
    name: 'contact',
    address: async () => '/contact',
    submit: 'Send the message',
    good: () => ({
      enquiryType: 'feedback',
      contactReason: 'food',
      contactSubReason: 'food-dish',
      enquiryRestaurant: '1001',
      firstName: 'Zoë',
      lastName: 'O’Neill',
      email: anyEmail(),
      message: 'The satay was perfect.',
    }),
    bad: [
      {
        filled: {},
        errors: [
          ['enquiryType', 'Choose what kind of enquiry it is'],
          ['contactReason', 'Choose a reason'],
          ['enquiryRestaurant', 'Choose a restaurant from the list'],
          ['firstName', 'Enter your first name'],
          ['lastName', 'Enter your last name'],
          ['email', 'Enter your email address'],
          ['message', 'Enter your message'],
        ],
      },
      {
        filled: {
          enquiryType: 'visit',
          contactReason: 'booking',
          enquiryRestaurant: '1001',
          guests: '501',
          firstName: 'Zoë',
          lastName: 'x'.repeat(51),
          email: 'zoe@example',
          phone: 'ring me',
          message: 'x'.repeat(2001),
        },
        errors: [
          ['guests', 'Enter 500 people at most'],
          ['lastName', 'Your last name must be 50 characters or fewer'],
          ['email', email],
          ['phone', phone],
          ['message', 'Your message must be 2,000 characters or fewer'],
        ],
      },
      {
        filled: {
          enquiryType: 'visit',
          contactReason: 'food',
          enquiryRestaurant: '1001',
          guests: 'many',
          firstName: 'Zoë',
          lastName: 'O’Neill',
          email: 'zoe@example.com',
          phone: '',
          message: 'Hello.',
        },
        errors: [
          ['contactSubReason', 'Choose what it is about'],
          ['guests', 'Enter how many people, in figures'],
        ],
      },
      {
        filled: {
          enquiryType: 'visit',
          contactReason: 'booking',
          enquiryRestaurant: '1001',
          guests: '',
          firstName: 'Zoë',
          lastName: 'O’Neill',
          email: 'zoe@example.com',
          message: 'Hello.',
          uploadedFiles: [picture],
        },
        errors: [
          [
            'uploadedFiles',
            'notes.pdf cannot be sent: the selected file contains plain text and is not a valid PDF. It must be a JPG, PNG, WEBP, HEIC or PDF',
          ],
        ],
      },
    ],
    thanks: 'Your message is sent',
  },
  {
    name: 'group-booking',
    address: async () => '/group-booking',
    submit: 'Send the enquiry',
    good: () => ({
      enquiryRestaurant: '1001',
      date: inDays(30),
      time: '19:30',
      guests: '24',
      firstName: 'Zoë',
      lastName: 'O’Neill',
      email: anyEmail(),
    }),
    bad: [
      {
        filled: {},
        errors: [
          ['enquiryRestaurant', 'Choose a restaurant from the list'],
          ['date', 'Enter the day'],
          ['guests', 'Enter how many people come, in figures'],
          ['firstName', 'Enter your first name'],
          ['lastName', 'Enter your last name'],
          ['email', 'Enter your email address'],
        ],
      },
      {
        filled: {
          enquiryRestaurant: '1001',
          date: '2020-01-01',
          time: '25:00',
          guests: '1',
          firstName: 'Zoë',
          lastName: '123',
          email: 'a@b@c.de',
        },
        errors: [
          ['date', 'The day must be in the future'],
          ['time', 'Enter a time, like 19:30'],
          ['guests', 'Enter 2 people or more, or book a table online'],
          ['lastName', nameMessage('last')],
          ['email', email],
        ],
      },
    ],
    thanks: 'Your enquiry is sent',
  },
  {
    name: 'voucher',
    address: async () => '/offer/birthday-pudding',
    submit: 'Send me the code',
    good: () => ({ emailAddress: anyEmail(), acceptTerms: true }),
    bad: [
      {
        filled: {},
        errors: [
          ['emailAddress', 'Enter your email address'],
          ['acceptTerms', 'Tick the box to accept the terms'],
        ],
      },
      { filled: { emailAddress: 'zoe@example', acceptTerms: true }, errors: [['emailAddress', email]] },
    ],
    thanks: 'Your code is on its way',
  },
  {
    name: 'preferences',
    address: async () => `/preferences/${(await newCustomer()).guid}`,
    submit: 'Save my preferences',
    good: () => ({ firstName: 'Zoé', 'birthday.day': '29', 'birthday.month': '2', interests: ['New dishes'] }),
    bad: [
      { filled: { firstName: '' }, errors: [['firstName', 'Enter your first name']] },
      {
        filled: { firstName: 'Zoë', 'birthday.day': '', 'birthday.month': '13', phoneNumber: 'none' },
        errors: [
          ['birthday.month', 'Birthday must be a real date'],
          ['phoneNumber', phone],
        ],
      },
    ],
    thanks: 'Your preferences are saved',
  },
];

/** The day so many days from today, in the format of a date field. */
function inDays(days: number): string {
  return addDays(productToday(), days);
}
