import { z } from 'zod';
import { sentId } from '#schemas/content/field/id-kind.ts';
import { verbatimTexts } from '#schemas/content/field/verbatim-texts.ts';
import { defineEndpoint } from '../endpoint.ts';
import { covers, envelope, outcome, pathId, wireDate, wireTime } from '../wire.ts';
import { bookingArea } from './booking-choices.ts';
import { wireId } from './booking-party.ts';
import { bookedGuarantee, bookingReply } from './booking-request.ts';
import { slot } from './booking-times.ts';

/** The secret of a booking: its reference and a signature. Whoever knows it can change and cancel the booking. */
const key = pathId('Key', 'The secret key of the booking, from its confirmation.');

const emailAddress = z.string().trim().min(3).max(254);

/** A booking as its guest sees it: without names and addresses, because links are forwarded. */
export const managedBooking = z.object({
  reference: z.string().min(1).max(60),
  storeId: wireId('Store id', 'The restaurant’s number.', 'restaurant'),
  status: z.enum(['booked', 'asked', 'cancelled']).meta({
    title: 'Status',
    description: 'An enquiry that waits for the restaurant’s answer is “asked”.',
  }),
  date: wireDate('The day of the table.'),
  time: wireTime,
  minutes: z.int().min(1),
  adults: covers('Adults', 'How many adults.'),
  children: covers('Children', 'How many children.'),
  /** Empty where nobody chose one. */
  occasion: z.string().max(120).nullish(),
  /** The parties that the occasion takes. */
  occasionCovers: z
    .object({ minimum: covers('At least', 'The smallest party.'), maximum: covers('At most', 'The largest party.') })
    .nullish(),
  area: bookingArea.nullish(),
  /** Whether the guest asked for the area. Empty where that is unknown. */
  isAreaRequested: z.boolean().nullish(),
  menu: z.string().max(120).nullish(),
  extras: z.array(z.object({ name: z.string().max(120), qty: z.int(), pricePence: z.int() })).max(50),
  /** Shown as the guest wrote it: “<b>” is not markup. */
  specialRequest: z.string().max(1000).register(verbatimTexts).nullish(),
  /** How often the booking was changed. Calendar files use it as their sequence. */
  changes: z.int().min(0),
  /** When it was changed last. */
  changedAt: z.iso.datetime().nullish(),
  canChange: z.boolean(),
  canCancel: z.boolean(),
  /** The areas that can be chosen; empty where there is no choice. */
  areas: z.array(bookingArea).max(100),
  guarantee: bookedGuarantee.nullish(),
  /** Whether a card is stored that can guarantee a table, even if this one needs none. */
  hasCard: z.boolean().nullish(),
  /** The key of a page about the table, which shows nothing personal and changes nothing. */
  shareKey: z.string().max(100),
});

/** The table of a booking, for friends: nothing personal. */
export const sharedBooking = managedBooking.pick({
  storeId: true,
  status: true,
  date: true,
  time: true,
  minutes: true,
  adults: true,
  children: true,
  changes: true,
});

/** A time to which a booking can be moved, with the terms of the card that holds it then; absent if none does. */
export const otherTime = slot.extend({
  guarantee: bookedGuarantee.nullish(),
});

/** A changed table. Fields that are absent stay as they are. */
export const bookingChange = z.object({
  bookingDate: wireDate('The new day.'),
  time: wireTime,
  adults: covers('Adults', 'How many adults.'),
  children: covers('Children', 'How many children.'),
  areaId: sentId(z.string().max(60), 'area').nullish(),
  /** At most 500 characters (code points). */
  specialRequest: z.string().max(1000).nullish(),
  /** The number of changes that the guest has seen. If the booking was changed since, this change is refused. */
  seenChanges: z.int().min(0).nullish(),
});

/** The guest's new name and telephone number. Fields that are absent or empty stay as they are. */
export const guestChange = z.object({
  firstName: z.string().max(100).nullish(),
  lastName: z.string().max(100).nullish(),
  phoneNumber: z.string().max(100).nullish(),
});

const params = z.object({ key });

/** Endpoints with which guests view, change and cancel their bookings. */
export const manageBookingEndpoints = {
  bookingManagement: defineEndpoint({
    name: 'bookingManagement',
    summary: 'Whether guests can manage their bookings online. An API without these calls answers 404.',
    method: 'GET',
    path: '/api/booking/manage',
    reply: outcome,
  }),
  findBooking: defineEndpoint({
    name: 'findBooking',
    summary: 'Finds the key of a booking by reference and email address. The same reply for any that do not match.',
    method: 'POST',
    path: '/api/booking/manage/find',
    body: z.object({ reference: z.string().trim().min(1).max(60), emailAddress }),
    reply: envelope(z.object({ key: z.string().max(100) })),
  }),
  mailBookings: defineEndpoint({
    name: 'mailBookings',
    summary: 'Mails the links of all coming bookings to an email address. The same reply whether there are any.',
    method: 'POST',
    path: '/api/booking/manage/mail',
    body: z.object({ emailAddress }),
    reply: outcome,
  }),
  managedBooking: defineEndpoint({
    name: 'managedBooking',
    summary: 'Returns a booking to its guest.',
    method: 'GET',
    path: '/api/booking/manage/booking/{key}',
    params,
    reply: envelope(managedBooking),
  }),
  managedTimes: defineEndpoint({
    name: 'managedTimes',
    summary: 'Lists the times to which a booking can be moved on a day. Its own seats count as free.',
    method: 'GET',
    path: '/api/booking/manage/booking/{key}/times',
    params,
    query: z.object({
      date: wireDate('The new day.'),
      adults: covers('Adults', 'How many adults.'),
      children: covers('Children', 'How many children.'),
    }),
    reply: envelope(z.array(otherTime).max(1000)),
  }),
  changeBooking: defineEndpoint({
    name: 'changeBooking',
    summary: 'Moves a booking to another table in one transaction. If that is not possible, nothing changes.',
    method: 'POST',
    path: '/api/booking/manage/booking/{key}/change',
    params,
    body: bookingChange,
    reply: bookingReply,
  }),
  changeGuest: defineEndpoint({
    name: 'changeGuest',
    summary: 'Changes the name or telephone number of a booking. Its email address identifies the guest and stays.',
    method: 'POST',
    path: '/api/booking/manage/booking/{key}/guest',
    params,
    body: guestChange,
    reply: bookingReply,
  }),
  cancelOwnBooking: defineEndpoint({
    name: 'cancelOwnBooking',
    summary: 'Cancels a booking or an enquiry for its guest. Idempotent.',
    method: 'POST',
    path: '/api/booking/manage/booking/{key}/cancel',
    params,
    reply: outcome,
  }),
  sharedBooking: defineEndpoint({
    name: 'sharedBooking',
    summary: 'Returns the table of a booking by its share key, without personal data.',
    method: 'GET',
    path: '/api/booking/shared/{key}',
    params,
    reply: envelope(sharedBooking),
  }),
};

export type ManagedBooking = z.output<typeof managedBooking>;
export type SharedBooking = z.output<typeof sharedBooking>;
export type OtherTime = z.output<typeof otherTime>;
export type BookingChange = z.output<typeof bookingChange>;
export type GuestChange = z.output<typeof guestChange>;
