import { z } from 'zod';
import { flag, number, optional, optionalText } from '#schemas/content/field/field.ts';
import { sentId } from '#schemas/content/field/id-kind.ts';
import { defineEndpoint } from '../endpoint.ts';
import { commaList, covers, envelope, storeId, wireDate, wireTime } from '../wire.ts';
import { party, partyOnDays, store, unchosen, wireId } from './booking-party.ts';
import { bookedGuarantee } from './booking-request.ts';

/** A time at which a table may be available. With `canEnquire`, the guest can only send an enquiry. */
export const slot = z.object({
  date: wireDate('The day of the slot; absent when only one day was requested.').optional(),
  time: wireTime,
  available: flag('Free', 'Whether it can be booked.', true),
  canEnquire: flag('By enquiry', 'Whether guests can only send an enquiry.'),
  areaIds: optional(z.array(wireId('Area', 'An area’s id.', 'area')).max(50)),
});

export const requirements = z.object({
  isEnquiry: flag('Enquiry', 'Whether the request becomes an enquiry.'),
  creditCardRequired: flag('Card needed', 'Whether a card must guarantee the table.'),
  guaranteeAmountPence: optional(
    number('Guarantee', 'Pence per person that may be charged if the party does not come.', {
      min: 0,
      whole: true,
    }),
  ),
  cancelHours: optional(
    number('Cancelling', 'Hours before the booking until which cancelling is free.', { min: 0, max: 720 }),
  ),
  policyText: optionalText('Policy', 'The text of the policy.', 2000),
  /** The terms of the card for this table, with the time until which cancelling is free. */
  guarantee: bookedGuarantee.nullish(),
  isPhoneRequired: flag('Phone needed', 'Whether a phone number must be given.'),
  areaName: optionalText('Area', 'The part of the restaurant with the table, as things are now.', 120),
});

export const storeAvailability = z.object({
  storeId: wireId('Store id', 'The restaurant’s number.', 'restaurant'),
  available: flag('Free', 'Whether the restaurant can seat the party.'),
  miles: optional(number('Miles', 'Distance in miles.', { min: 0 })),
  times: optional(z.array(wireTime).max(200)),
  message: optionalText('Message', 'Why the restaurant cannot seat the party.', 500),
});

/** Endpoints for available times and for what a booking at a time requires. */
export const bookingTimeEndpoints = {
  availability: defineEndpoint({
    name: 'availability',
    summary: 'Finds which of several restaurants can seat a party on a day.',
    method: 'POST',
    path: '/api/booking/availability',
    body: z.object({
      stores: z
        .array(z.object({ storeId: sentId(storeId, 'restaurant'), miles: z.number().min(0).nullish() }))
        .min(1)
        .max(50),
      date: wireDate('The day.'),
      adultCovers: covers('Adults', 'How many adults.', 1),
      childrenCovers: covers('Children', 'How many children.'),
    }),
    reply: envelope(z.array(storeAvailability).max(50)),
  }),
  slots: defineEndpoint({
    name: 'slots',
    summary: 'Lists the times that can be booked or enquired about.',
    method: 'GET',
    path: '/api/booking/slots/{storeId}',
    params: store,
    query: z.object({
      ...partyOnDays,
      menuIds: unchosen(commaList('Menus', 'Ids separated by commas.')),
      areaId: unchosen(z.string().max(60)),
    }),
    reply: envelope(z.array(slot).max(1000)),
  }),
  requirements: defineEndpoint({
    name: 'requirements',
    summary: 'What a booking at this time requires: an enquiry, a card, a phone number.',
    method: 'GET',
    path: '/api/booking/requirements/{storeId}',
    params: store,
    query: z.object({
      ...party,
      bookingDate: wireDate('The day.'),
      menuId: unchosen(z.string().max(60)),
      time: wireTime,
      areaId: z.string().max(60).optional(),
    }),
    reply: envelope(requirements),
  }),
};

export type Slot = z.output<typeof slot>;
export type Requirements = z.output<typeof requirements>;
export type StoreAvailability = z.output<typeof storeAvailability>;
