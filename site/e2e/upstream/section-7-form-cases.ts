import type { Json } from '#adapters/testing/section-7/brand-content.ts';
import { addDays } from '#schemas/domain/restaurant/wall-time.ts';
import type { FilledIn } from '../forms/testing/form-cases.ts';
import { productToday } from '../product/product-time.ts';

const groupDay = addDays(productToday(), 30);
const person = { firstName: 'Zoë', email: 'zoe@example.com' };

/** A form on a page of the second upstream. */
export interface Section7Form {
  readonly name: string;
  readonly path: string;
  readonly filled: FilledIn;
  readonly call: RegExp;
  /** The body by sections 3 and 7, where they state it. */
  readonly body: Readonly<Record<string, unknown>>;
  /** A further reply of this call that means success. */
  readonly ownSuccess?: Json;
}

export const section7Forms: readonly Section7Form[] = [
  {
    name: 'sign-up',
    path: '/sign-up',
    filled: {
      firstName: 'Zoë',
      emailAddress: 'zoe@example.com',
      favouriteRestaurant: '17',
      phoneNumber: '07700 900 982',
      'birthday.day': '29',
      'birthday.month': '2',
      acceptSMSTerms: true,
      acceptTerms: true,
    },
    call: /^\/api\/signup$/,
    body: {
      firstName: 'Zoë',
      emailAddress: 'zoe@example.com',
      // As the restaurant’s id came: a number.
      favouriteRestaurant: 17,
      phoneNumber: '07700 900 982',
      birthday: { day: 29, month: 2, year: 1904 },
      acceptSMSTerms: true,
      acceptTerms: true,
    },
  },
  {
    name: 'contact',
    path: '/contact',
    filled: {
      ...person,
      lastName: 'O’Neill',
      enquiryType: '1',
      contactReason: '10',
      contactSubReason: '101',
      enquiryRestaurant: '17',
      message: 'The satay was perfect.',
    },
    call: /^\/api\/contact\/sendemail$/,
    body: {
      ...person,
      lastName: 'O’Neill',
      enquiryType: 1,
      contactReason: { id: 10, name: 'Food' },
      contactSubReason: { id: 101, name: 'A dish' },
      enquiryRestaurant: 17,
      message: 'The satay was perfect.',
    },
    ownSuccess: { data: { statusCode: 200 } },
  },
  {
    name: 'group-booking',
    path: '/groups',
    filled: { ...person, lastName: 'O’Neill', enquiryRestaurant: '17', date: groupDay, time: '19:30', guests: '24' },
    call: /^\/api\/contact\/group-booking$/,
    body: { ...person, lastName: 'O’Neill', enquiryRestaurant: 17, guests: 24 },
    ownSuccess: { data: { statusCode: '200' } },
  },
  {
    name: 'voucher',
    path: '/offer/two-for-one',
    filled: { emailAddress: 'zoe@example.com', acceptTerms: true },
    call: /^\/api\/offer\/getcode$/,
    body: { emailAddress: 'zoe@example.com', acceptTerms: true },
  },
  {
    name: 'job-apply',
    path: '/careers/job/901',
    filled: {
      firstName: 'Zoë',
      secondName: 'Ní Bhriain',
      email: 'zoe@example.com',
      telephone: '+44 1632 960 001',
      'questions.0.answer': 'Yes',
    },
    call: /^\/api\/jobs\/application$/,
    // No CV and no experience, because the vacancy asks for none.
    body: {
      firstName: 'Zoë',
      secondName: 'Ní Bhriain',
      email: 'zoe@example.com',
      telephone: '+44 1632 960 001',
      jobId: 901,
      questions: [{ id: 31, answer: 'Yes' }],
    },
  },
];
