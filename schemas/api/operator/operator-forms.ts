import { z } from 'zod';
import { defineEndpoint } from '../endpoint.ts';
import { wireDate } from '../wire.ts';

/** A file that came along: it lies under its id in the folder `files` of the service’s data, and is never served. */
const storedFile = z.object({ id: z.string(), name: z.string(), size: z.int() });

const text = z.string().nullable();

/** What somebody has written to a restaurant. */
const operatorEnquiry = z.object({
  reference: z.string(),
  kind: z.enum(['contact', 'group']),
  storeId: z.string(),
  firstName: z.string(),
  lastName: z.string(),
  email: z.string(),
  phone: text,
  message: text,
  guests: z.int().nullable(),
  type: text,
  reason: text,
  subReason: text,
  date: text,
  time: text,
  files: z.array(storedFile),
  createdAt: z.iso.datetime(),
  deleteAfter: z.iso.datetime(),
});

/** Somebody on the mailing list. The guid, which is the key to the preferences, is told to nobody else. */
const operatorSignUp = z.object({
  email: z.string(),
  firstName: z.string(),
  phone: text,
  gender: text,
  favouriteRestaurant: text,
  birthday: text.meta({ title: 'Birthday', description: 'A day; in the year 1904 where none was told.' }),
  sms: z.boolean(),
  interests: z.array(z.string()),
  appleWalletSince: text.meta({ title: 'In Apple Wallet since', description: 'When the card was first put there.' }),
  googleWalletSince: text.meta({ title: 'In Google Wallet since', description: 'When the card was first put there.' }),
  createdAt: z.iso.datetime(),
});

export const operatorApplication = z.object({
  reference: z.string(),
  jobId: z.string(),
  job: z.string(),
  firstName: z.string(),
  secondName: z.string(),
  email: z.string(),
  telephone: z.string(),
  experience: z.array(
    z.object({
      employer: z.string(),
      jobTitle: z.string(),
      fromMonth: z.int(),
      fromYear: z.int(),
      isCurrentRole: z.boolean().optional(),
      toMonth: z.int().optional(),
      toYear: z.int().optional(),
    }),
  ),
  answers: z.array(z.object({ question: z.string(), answer: z.array(z.string()) })),
  files: z.array(storedFile),
  createdAt: z.iso.datetime(),
  deleteAfter: z.iso.datetime(),
});

/** What came by a form that has no call of its own. */
export const operatorSubmission = z.object({
  reference: z.string(),
  form: z.string(),
  email: text,
  values: z.record(z.string(), z.unknown()),
  createdAt: z.iso.datetime(),
  deleteAfter: z.iso.datetime(),
});

const since = {
  access: 'editor',
  method: 'GET',
  query: z.object({ since: wireDate('The first day (UTC) of what is listed.') }),
} as const;
const csv = z.string().meta({ mediaType: 'text/csv' });

/** What came by forms, the oldest first. */
export const operatorFormEndpoints = {
  enquiries: defineEndpoint({
    ...since,
    name: 'enquiries',
    summary: 'The enquiries since a day.',
    path: '/api/v1/operator/enquiries',
    reply: z.object({ enquiries: z.array(operatorEnquiry) }),
  }),
  enquiriesFile: defineEndpoint({
    ...since,
    name: 'enquiriesFile',
    summary: 'The same as a file for spreadsheets.',
    path: '/api/v1/operator/enquiries/csv',
    reply: csv,
  }),
  signUps: defineEndpoint({
    ...since,
    name: 'signUps',
    summary: 'Who has joined the mailing list since a day.',
    path: '/api/v1/operator/sign-ups',
    reply: z.object({ signUps: z.array(operatorSignUp) }),
  }),
  signUpsFile: defineEndpoint({
    ...since,
    name: 'signUpsFile',
    summary: 'The same as a file for spreadsheets.',
    path: '/api/v1/operator/sign-ups/csv',
    reply: csv,
  }),
  applications: defineEndpoint({
    ...since,
    name: 'applications',
    summary: 'The applications since a day.',
    path: '/api/v1/operator/applications',
    reply: z.object({ applications: z.array(operatorApplication) }),
  }),
  applicationsFile: defineEndpoint({
    ...since,
    name: 'applicationsFile',
    summary: 'The same as a file for spreadsheets.',
    path: '/api/v1/operator/applications/csv',
    reply: csv,
  }),
  submissions: defineEndpoint({
    ...since,
    name: 'submissions',
    summary: 'What came since a day by forms that have no call of their own.',
    path: '/api/v1/operator/submissions',
    reply: z.object({ submissions: z.array(operatorSubmission) }),
  }),
  submissionsFile: defineEndpoint({
    ...since,
    name: 'submissionsFile',
    summary: 'The same as a file for spreadsheets.',
    path: '/api/v1/operator/submissions/csv',
    reply: csv,
  }),
};

export type OperatorEnquiry = z.output<typeof operatorEnquiry>;
export type OperatorSignUp = z.output<typeof operatorSignUp>;
export type OperatorApplication = z.output<typeof operatorApplication>;
export type OperatorSubmission = z.output<typeof operatorSubmission>;
