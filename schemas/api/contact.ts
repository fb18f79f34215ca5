import { z } from 'zod';
import { defineEndpoint } from './endpoint.ts';
import { outcome, wireDate, wireTime } from './wire.ts';

const id = z.coerce.string().min(1).max(60);
const name = z.string().min(1).max(160);

export const contactReason = z.object({
  id,
  name,
  subReasons: z.array(z.object({ id, name })).max(100).nullish(),
});

/** A file as it is sent: base64 content. */
export const wireFile = z.object({
  name: z.string().min(1).max(255),
  type: z.string().max(120),
  content: z.string().max(7_000_000),
});

const person = {
  firstName: z.string().min(1).max(100),
  lastName: z.string().min(1).max(100),
  email: z.string().min(3).max(254),
  phone: z.string().max(30).nullish(),
};

export const contactEnquiry = z.object({
  ...person,
  message: z.string().min(1).max(4000),
  enquiryType: z.string().max(120).nullish(),
  enquiryRestaurant: z.string().max(60).nullish(),
  guests: z.int().min(1).max(500).nullish(),
  uploadedFiles: z.array(wireFile).max(3).optional(),
  contactReason: z.object({ id, name }).nullish(),
  contactSubReason: z.object({ id, name }).nullish(),
});

export const groupBookingEnquiry = z.object({
  ...person,
  message: z.string().max(4000).nullish(),
  enquiryRestaurant: z.string().min(1).max(60),
  date: wireDate('The day wished for.'),
  time: wireTime.nullish(),
  guests: z.int().min(1).max(500),
});

export const contactEndpoints = {
  contactTypes: defineEndpoint({
    name: 'contactTypes',
    summary: 'The kinds of enquiry.',
    method: 'GET',
    path: '/api/contact/contactTypes',
    reply: z.array(z.object({ id, name })).max(100),
  }),
  contactContent: defineEndpoint({
    name: 'contactContent',
    summary: 'Reasons with their sub-reasons, and the restaurants to choose from.',
    method: 'GET',
    path: '/api/contact/content',
    reply: z.object({
      contactReasons: z.array(contactReason).max(200),
      restaurants: z.array(z.object({ storeId: id, title: name })).max(5000),
    }),
  }),
  contactEmail: defineEndpoint({
    name: 'contactEmail',
    summary: 'Sends a general enquiry. statusCode 200 in the reply means it was taken.',
    method: 'POST',
    path: '/api/contact/sendemail',
    body: contactEnquiry,
    reply: outcome,
  }),
  groupBooking: defineEndpoint({
    name: 'groupBooking',
    summary: 'Sends a group-booking enquiry. statusCode 200 in the reply means it was taken.',
    method: 'POST',
    path: '/api/contact/group-booking',
    body: groupBookingEnquiry,
    reply: outcome,
  }),
};

export type ContactEnquiry = z.input<typeof contactEnquiry>;
export type GroupBookingEnquiry = z.input<typeof groupBookingEnquiry>;
