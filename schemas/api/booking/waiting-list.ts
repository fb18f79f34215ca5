import { z } from 'zod';
import { sentId } from '#schemas/content/field/id-kind.ts';
import { defineEndpoint } from '../endpoint.ts';
import { covers, envelope, outcome, pathId, wireDate, wireTime } from '../wire.ts';
import { party, store, unchosen, wireId } from './booking-party.ts';

/** The secret of an entry: its reference and a signature. Whoever knows it can accept a table and leave the list. */
const key = pathId('Key', 'The secret key of the entry, from the mails about it.');

/** The times of a full day for which a party can wait. */
export const waitingTimes = z.object({
  times: z.array(wireTime).max(1000),
  isPhoneRequired: z.boolean().default(false),
  /** Minutes for which a table that comes free is reserved. Absent if unknown. */
  offerMinutes: z.number().int().positive().nullish(),
});

export const waitingRequest = z.object({
  ...party,
  occasionId: sentId(party.occasionId, 'occasion'),
  bookingDate: wireDate('The full day.'),
  menuId: sentId(z.string().max(60), 'booking-menu').nullish(),
  /** The first and the last time that suit, from 05:00 on. */
  from: wireTime,
  to: wireTime,
  firstName: z.string().trim().min(1).max(100),
  lastName: z.string().trim().min(1).max(100),
  emailAddress: z.string().trim().min(3).max(254),
  phoneNumber: z.string().trim().max(30).nullish(),
});

/** An entry as its diner sees it: without names and addresses, because links are forwarded. */
export const waitingEntry = z.object({
  storeId: wireId('Store id', 'The restaurant’s number.', 'restaurant'),
  status: z.enum(['waiting', 'offered', 'booked', 'refused', 'expired', 'left', 'closed']).meta({
    title: 'Status',
    description: 'A table is reserved while it is “offered”; “closed” if none came up in time.',
  }),
  date: wireDate('The full day.'),
  from: wireTime,
  to: wireTime,
  adults: covers('Adults', 'How many adults.'),
  children: covers('Children', 'How many children.'),
  occasionId: wireId('Occasion', 'The occasion’s id.', 'occasion'),
  /** Empty where nobody chose one. */
  occasion: z.string().max(120).nullish(),
  menuId: z.string().max(60).nullish(),
  /** The offered table, even after the offer has ended. */
  offer: z.object({ time: wireTime, area: z.string().max(120).nullish(), until: z.iso.datetime() }).nullish(),
  /** The times of tables that were offered and declined, or withdrawn. They are not offered again. */
  refusedTimes: z.array(wireTime).max(1000).default([]),
  /** Whether the restaurant has tables of the day that were not offered yet, taken or not. Absent if unknown. */
  hasOtherTimes: z.boolean().nullish(),
  /** The key with which the booking is managed, once the table is accepted. */
  manageKey: z.string().max(100).nullish(),
});

const params = z.object({ key });

/** The time of the offered table, so that an answer never concerns a later offer. */
const answer = z.object({ time: wireTime });

/** Endpoints with which diners wait for a table of a full day. */
export const waitingListEndpoints = {
  waitingTimes: defineEndpoint({
    name: 'waitingTimes',
    summary:
      'The taken times of a day, from 05:00 on, for which a party can wait. An API without waiting lists answers 404.',
    method: 'GET',
    path: '/api/booking/waiting/times/{storeId}',
    params: store,
    query: z.object({ ...party, date: wireDate('The full day.'), menuId: unchosen(z.string().max(60)) }),
    reply: envelope(waitingTimes),
  }),
  joinWaitingList: defineEndpoint({
    name: 'joinWaitingList',
    summary: 'Joins the waiting list of a day. The same reply whether the email address is on it already.',
    method: 'POST',
    path: '/api/booking/waiting/join/{storeId}',
    params: store,
    body: waitingRequest,
    reply: outcome,
  }),
  waitingEntry: defineEndpoint({
    name: 'waitingEntry',
    summary: 'Returns an entry of a waiting list to its diner.',
    method: 'GET',
    path: '/api/booking/waiting/entry/{key}',
    params,
    reply: envelope(waitingEntry),
  }),
  acceptOffer: defineEndpoint({
    name: 'acceptOffer',
    summary:
      'Books the offered table. Idempotent. If the restaurant can no longer offer it, the entry waits again and keeps its place.',
    method: 'POST',
    path: '/api/booking/waiting/entry/{key}/accept',
    params,
    body: answer,
    reply: envelope(z.object({ manageKey: z.string().max(100) })),
  }),
  declineOffer: defineEndpoint({
    name: 'declineOffer',
    summary: 'Declines the offered table and keeps the place. Idempotent.',
    method: 'POST',
    path: '/api/booking/waiting/entry/{key}/decline',
    params,
    body: answer,
    reply: outcome,
  }),
  leaveWaitingList: defineEndpoint({
    name: 'leaveWaitingList',
    summary: 'Leaves the list, and declines the offered table if there is one. Idempotent.',
    method: 'POST',
    path: '/api/booking/waiting/entry/{key}/leave',
    params,
    reply: outcome,
  }),
};

export type WaitingTimes = z.output<typeof waitingTimes>;
export type WaitingRequest = z.output<typeof waitingRequest>;
export type WaitingEntry = z.output<typeof waitingEntry>;
