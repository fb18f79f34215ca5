import { z } from 'zod';
import { defineEndpoint } from '../endpoint.ts';
import { wireDate } from '../wire.ts';

/** An uploaded file. It is stored under its id in the `files` folder of the service’s data, and is never served. */
const storedFile = z.object({ id: z.string(), name: z.string(), size: z.int() });

const text = z.string().nullable();

/** A message to a restaurant. */
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

/** A member of the mailing list. The guid is left out, because it gives access to the member's preferences. */
const operatorSignUp = z.object({
  email: z.string(),
  firstName: z.string(),
  phone: text,
  gender: text,
  favouriteRestaurant: text,
  birthday: text.meta({ title: 'Birthday', description: 'A date; the year is 1904 if none was given.' }),
  sms: z.boolean(),
  interests: z.array(z.string()),
  appleWalletSince: text.meta({ title: 'In Apple Wallet since', description: 'When the card was first added.' }),
  googleWalletSince: text.meta({ title: 'In Google Wallet since', description: 'When the card was first added.' }),
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

/** A submission of a form that has no endpoint of its own. */
export const operatorSubmission = z.object({
  reference: z.string(),
  form: z.string(),
  email: text,
  values: z.record(z.string(), z.unknown()),
  createdAt: z.iso.datetime(),
  deleteAfter: z.iso.datetime(),
});

const since = wireDate('The first day (UTC) to list.');
const next = z.iso.datetime().optional().meta({
  title: 'Next',
  description: 'The value of after for the next page; absent after the last.',
});

/** A list in pages. */
const list = {
  access: 'editor',
  method: 'GET',
  query: z.object({
    since,
    after: z.iso
      .datetime()
      .optional()
      .meta({ title: 'After', description: 'Lists only what was received later: next of the previous page.' }),
    limit: z.coerce.number().int().min(1).max(1000).default(500).meta({
      title: 'Limit',
      description: 'The number of entries of a page. Those received at the same instant as the last one are added.',
    }),
  }),
} as const;
const file = { access: 'editor', method: 'GET', query: z.object({ since }) } as const;
const csv = z.string().meta({ mediaType: 'text/csv' });

/** Form submissions, the oldest first. */
export const operatorFormEndpoints = {
  enquiries: defineEndpoint({
    ...list,
    name: 'enquiries',
    summary: 'Lists the enquiries received since a day, in pages.',
    path: '/api/v1/operator/enquiries',
    reply: z.object({ enquiries: z.array(operatorEnquiry), next }),
  }),
  enquiriesFile: defineEndpoint({
    ...file,
    name: 'enquiriesFile',
    summary: 'The whole list as a CSV file.',
    path: '/api/v1/operator/enquiries/csv',
    reply: csv,
  }),
  signUps: defineEndpoint({
    ...list,
    name: 'signUps',
    summary: 'Lists the people who have joined the mailing list since a day.',
    path: '/api/v1/operator/sign-ups',
    reply: z.object({ signUps: z.array(operatorSignUp), next }),
  }),
  signUpsFile: defineEndpoint({
    ...file,
    name: 'signUpsFile',
    summary: 'The whole list as a CSV file.',
    path: '/api/v1/operator/sign-ups/csv',
    reply: csv,
  }),
  applications: defineEndpoint({
    ...list,
    name: 'applications',
    summary: 'Lists the job applications received since a day.',
    path: '/api/v1/operator/applications',
    reply: z.object({ applications: z.array(operatorApplication), next }),
  }),
  applicationsFile: defineEndpoint({
    ...file,
    name: 'applicationsFile',
    summary: 'The whole list as a CSV file.',
    path: '/api/v1/operator/applications/csv',
    reply: csv,
  }),
  submissions: defineEndpoint({
    ...list,
    name: 'submissions',
    summary: 'Lists the submissions since a day of forms that have no endpoint of their own.',
    path: '/api/v1/operator/submissions',
    reply: z.object({ submissions: z.array(operatorSubmission), next }),
  }),
  submissionsFile: defineEndpoint({
    ...file,
    name: 'submissionsFile',
    summary: 'The whole list as a CSV file.',
    path: '/api/v1/operator/submissions/csv',
    reply: csv,
  }),
};

export type OperatorEnquiry = z.output<typeof operatorEnquiry>;
export type OperatorSignUp = z.output<typeof operatorSignUp>;
export type OperatorApplication = z.output<typeof operatorApplication>;
export type OperatorSubmission = z.output<typeof operatorSubmission>;
