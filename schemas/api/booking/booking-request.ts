import { z } from 'zod';
import { sentId } from '#schemas/content/field/id-kind.ts';
import { defineEndpoint } from '../endpoint.ts';
import { outcome, wireDate, wireTime } from '../wire.ts';
import { party, store } from './booking-party.ts';

export const bookingCustomer = z.object({
  firstName: z.string().trim().min(1).max(100),
  lastName: z.string().trim().min(1).max(100),
  email: z.string().trim().min(3).max(254),
  phoneNumber: z.string().trim().max(30).nullish(),
  /** At most 500 characters (code points). `max` counts UTF-16 units, of which a character can have two. */
  specialRequest: z.string().max(1000).nullish(),
  shouldReceivePromotions: z.boolean().default(false),
  shouldReceiveSms: z.boolean().default(false),
});

/**
 * The body of a booking or an enquiry. The header `idempotency-key` is sent with it: the same key never makes a second
 * booking.
 */
export const bookingRequest = z.object({
  ...party,
  occasionId: sentId(party.occasionId, 'occasion'),
  bookingDate: wireDate('The day of the booking.'),
  time: wireTime,
  menuId: sentId(z.string().max(60), 'booking-menu').nullish(),
  areaId: sentId(z.string().max(60), 'area').nullish(),
  customer: bookingCustomer,
  upsells: z
    .array(z.object({ id: sentId(z.string().max(60), 'extra'), qty: z.int().min(1).max(500) }))
    .max(50)
    .optional(),
  braintreeCustomerId: z.string().max(120).nullish(),
});

const headers = z.object({
  'idempotency-key': z.string().min(8).max(255).meta({
    title: 'Idempotency key',
    description:
      'New for each booking. A repeated request with the same key gets the first reply, and makes no second booking.',
  }),
});

/** The terms of the card that guarantees a booked table. */
export const bookedGuarantee = z.object({
  policyText: z.string().max(2000).nullish(),
  /** For each guest. */
  amountPence: z.int().min(0),
  /** For how many guests; absent for the party of the table. */
  covers: z.int().min(0).max(999).nullish(),
  /** Until when cancelling is free; absent if it is not. */
  freeUntil: z.iso.datetime().nullish(),
});

/** `bookingStatus` 9 means that the slot has just been taken. It is not a code of the error catalogue. */
export const bookingReply = z.object({
  success: z.boolean().nullish(),
  bookingStatus: z.int().nullish(),
  bookingReference: z.coerce.string().max(60).nullish(),
  message: z.string().max(2000).nullish(),
  errorCode: z.int().nullish(),
  /** The area and menu that the service assigned, and the length of the booking, for the summary and the calendar. */
  areaName: z.string().max(120).nullish(),
  menuName: z.string().max(120).nullish(),
  minutes: z.int().nullish(),
  isEnquiry: z.boolean().nullish(),
  /** The secret key with which the guest can view, change and cancel the booking. */
  manageKey: z.string().max(100).nullish(),
  /** Whether a confirmation to the guest's address is queued. Absent: nothing is known of a mail. */
  isMailed: z.boolean().nullish(),
  guarantee: bookedGuarantee.nullish(),
  /** Whether a change was what is booked already, so that nothing was done. */
  isUnchanged: z.boolean().nullish(),
});

/** A step of the booking journey, without personal data. */
export const bookingEvent = z.object({
  name: z
    .string()
    .min(1)
    .max(60)
    .regex(/^[A-Za-z0-9_-]+$/),
  step: z.int().min(0).max(9).optional(),
  sessionId: z.uuid().optional(),
});

/** Endpoints that book a table, send an enquiry and record the steps of the journey. */
export const bookingRequestEndpoints = {
  bookingEvents: defineEndpoint({
    name: 'bookingEvents',
    summary: 'Records a step of the booking journey, without personal data.',
    method: 'POST',
    path: '/api/booking/events/{storeId}',
    params: store,
    body: bookingEvent,
    reply: outcome,
  }),
  enquiry: defineEndpoint({
    name: 'enquiry',
    summary: 'Sends an enquiry for a table that cannot be booked directly.',
    method: 'POST',
    path: '/api/booking/enquiry/{storeId}',
    params: store,
    headers,
    body: bookingRequest,
    reply: bookingReply,
  }),
  createBooking: defineEndpoint({
    name: 'createBooking',
    summary: 'Books a table.',
    method: 'POST',
    path: '/api/booking/create/{storeId}',
    params: store,
    headers,
    body: bookingRequest,
    reply: bookingReply,
  }),
};

export type BookingRequest = z.input<typeof bookingRequest>;
export type BookedGuarantee = z.output<typeof bookedGuarantee>;
export type BookingReply = z.output<typeof bookingReply>;
