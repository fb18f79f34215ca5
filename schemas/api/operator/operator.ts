import { z } from 'zod';
import { defineEndpoint } from '../endpoint.ts';
import { pathId, storeId, wireDate, wireTime } from '../wire.ts';

const dayParameters = {
  access: 'editor',
  params: z.object({ storeId }),
  query: z.object({ date: wireDate('The day.') }),
} as const;

const reference = pathId('Reference', 'The booking’s reference.');
const status = z.enum(['booked', 'asked', 'cancelled']).meta({
  title: 'Status',
  description: 'asked: an enquiry that waits for the restaurant’s answer and reserves no seats.',
});

/** A booking or an enquiry as the restaurant sees it. */
export const operatorBooking = z.object({
  reference,
  status,
  date: wireDate('The day of the table.'),
  time: wireTime,
  minutes: z.int(),
  adults: z.int(),
  children: z.int(),
  occasion: z.string(),
  area: z.string().nullable(),
  menu: z.string().nullable(),
  firstName: z.string(),
  lastName: z.string(),
  email: z.string(),
  phone: z.string().nullable(),
  specialRequest: z.string().nullable(),
  extras: z.array(z.object({ id: z.string(), name: z.string(), qty: z.int(), pricePence: z.int() })),
  /** Whether the booking is guaranteed by a card. */
  hasCard: z.boolean(),
  createdAt: z.iso.datetime(),
  cancelledAt: z.iso.datetime().nullable(),
});

/** A party on the waiting list as the restaurant sees it. */
export const operatorWaitingParty = z.object({
  reference: pathId('Reference', 'The entry’s reference.'),
  status: z.enum(['waiting', 'offered', 'booked', 'refused', 'expired', 'left', 'closed']).meta({
    title: 'Status',
    description: 'refused, expired: an offered table was not taken. closed: no table became free in time.',
  }),
  from: wireTime,
  to: wireTime,
  adults: z.int(),
  children: z.int(),
  occasion: z.string(),
  firstName: z.string(),
  lastName: z.string(),
  email: z.string(),
  phone: z.string().nullable(),
  joinedAt: z.iso.datetime(),
  /** The time of the table that was offered last, and until when it was or is reserved. */
  offerTime: wireTime.nullable(),
  offerUntil: z.iso.datetime().nullable(),
  bookingReference: z.string().nullable(),
});

/** Endpoints with which a restaurant manages its bookings. */
export const operatorEndpoints = {
  bookingsOfDay: defineEndpoint({
    ...dayParameters,
    name: 'bookingsOfDay',
    summary: 'Lists a restaurant’s bookings and enquiries for a day, by time.',
    method: 'GET',
    path: '/api/v1/operator/bookings/{storeId}',
    reply: z.object({ bookings: z.array(operatorBooking) }),
  }),
  bookingsFile: defineEndpoint({
    ...dayParameters,
    name: 'bookingsFile',
    summary: 'The same list as a CSV file.',
    method: 'GET',
    path: '/api/v1/operator/bookings/{storeId}/csv',
    reply: z.string().meta({ mediaType: 'text/csv' }),
  }),
  waitingOfDay: defineEndpoint({
    ...dayParameters,
    name: 'waitingOfDay',
    summary: 'Lists the parties on a restaurant’s waiting list for a day, in the order in which they are served.',
    method: 'GET',
    path: '/api/v1/operator/waiting-list/{storeId}',
    reply: z.object({ parties: z.array(operatorWaitingParty) }),
  }),
  bookingSteps: defineEndpoint({
    ...dayParameters,
    name: 'bookingSteps',
    summary: 'Counts how often each step of the booking journey was reached on a day (UTC), without personal data.',
    method: 'GET',
    path: '/api/v1/operator/booking-steps/{storeId}',
    reply: z.object({ steps: z.array(z.object({ name: z.string(), step: z.int(), count: z.int() })) }),
  }),
  cancelBooking: defineEndpoint({
    name: 'cancelBooking',
    summary: 'Cancels a booking or an enquiry and releases its seats and extras. Idempotent.',
    method: 'POST',
    path: '/api/v1/operator/booking/{reference}/cancel',
    access: 'editor',
    params: z.object({ reference }),
    reply: operatorBooking,
  }),
};

export type OperatorWaitingParty = z.output<typeof operatorWaitingParty>;
export type OperatorBooking = z.output<typeof operatorBooking>;
