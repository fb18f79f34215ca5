import { z } from 'zod';
import { flag, number, optional, optionalText } from '#schemas/content/field/field.ts';
import { defineEndpoint } from '../endpoint.ts';
import { commaList, covers, envelope, storeId, wireDate, wireTime } from '../wire.ts';
import { party, partyOnDays, store, wireId } from './booking-party.ts';

/** A time at which a table may be had. With `canEnquire` it can only be asked for. */
export const slot = z.object({
  date: wireDate('The slot’s own day; absent when only one was asked for.').optional(),
  time: wireTime,
  available: flag('Free', 'Whether it can be booked.', true),
  canEnquire: flag('By enquiry', 'Whether it can only be asked for.'),
  areaIds: optional(z.array(wireId('Area', 'An area’s id.')).max(50)),
});

export const requirements = z.object({
  isEnquiry: flag('Enquiry', 'Whether this becomes an enquiry.'),
  creditCardRequired: flag('Card needed', 'Whether a card must guarantee the table.'),
  guaranteeAmountPence: optional(
    number('Guarantee', 'Pence that a party that does not come may be charged, for each person.', {
      min: 0,
      whole: true,
    }),
  ),
  cancelHours: optional(number('Cancelling', 'Hours before, until which cancelling is free.', { min: 0, max: 720 })),
  policyText: optionalText('Policy', 'The policy in words.', 2000),
  isPhoneRequired: flag('Phone needed', 'Whether a phone number must be given.'),
});

export const storeAvailability = z.object({
  storeId: wireId('Store id', 'The restaurant’s number.'),
  available: flag('Free', 'Whether the party can be taken.'),
  miles: optional(number('Miles', 'Distance in miles.', { min: 0 })),
  times: optional(z.array(wireTime).max(200)),
  message: optionalText('Message', 'Why it cannot.', 500),
});

/** When a table may be had, and what booking it then takes. */
export const bookingTimeEndpoints = {
  availability: defineEndpoint({
    name: 'availability',
    summary: 'Which of several restaurants can take a party on a day.',
    method: 'POST',
    path: '/api/booking/availability',
    body: z.object({
      stores: z
        .array(z.object({ storeId, miles: z.number().min(0).nullish() }))
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
    summary: 'The times that can be booked or asked for.',
    method: 'GET',
    path: '/api/booking/slots/{storeId}',
    params: store,
    query: z.object({
      ...partyOnDays,
      menuIds: commaList('Menus', 'Ids parted by commas.').optional(),
      areaId: z.string().max(60).optional(),
    }),
    reply: envelope(z.array(slot).max(1000)),
  }),
  requirements: defineEndpoint({
    name: 'requirements',
    summary: 'What a booking at this time needs: an enquiry, a card.',
    method: 'GET',
    path: '/api/booking/requirements/{storeId}',
    params: store,
    query: z.object({
      ...party,
      bookingDate: wireDate('The day.'),
      menuId: z.string().max(60).optional(),
      time: wireTime,
      areaId: z.string().max(60).optional(),
    }),
    reply: envelope(requirements),
  }),
};

export type Slot = z.output<typeof slot>;
export type Requirements = z.output<typeof requirements>;
export type StoreAvailability = z.output<typeof storeAvailability>;
