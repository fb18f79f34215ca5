import { z } from 'zod';
import { flag, number, optional, optionalText, text } from '../field/field.ts';
import { defineEndpoint } from './endpoint.ts';
import { commaList, covers, envelope, outcome, pathId, storeId, wireDate, wireTime } from './wire.ts';

const wireId = (title: string, description: string) => z.coerce.string().min(1).max(60).meta({ title, description });
const store = z.object({ storeId });
const party = {
  occasionId: pathId('Occasion', 'The occasion’s id.'),
  children: covers('Children', 'How many children.'),
  adults: covers('Adults', 'How many adults.'),
};

export const occasion = z.object({
  id: wireId('Occasion', 'The occasion’s id.'),
  name: text('Name', 'What it is called.', 120),
  minimumCovers: covers('At least', 'The smallest party.', 1),
  maximumCovers: covers('At most', 'The largest party.', 1),
  menuLinkGroup: optionalText('Menus', 'Group of booking menus; absent: none to choose.', 60),
  areaLinkGroup: optionalText('Areas', 'Group of areas; absent: none to choose.', 60),
});

export const bookingArea = z.object({
  id: wireId('Area', 'The area’s id.'),
  name: text('Name', 'What it is called.', 120),
});

export const bookingMenu = z.object({
  id: wireId('Menu', 'The booking menu’s id.'),
  name: text('Name', 'What it is called.', 120),
  description: optionalText('Description', 'What it holds.', 600),
  pricePence: optional(number('Price', 'Pence for each person.', { min: 0, max: 1_000_000, whole: true })),
});

/** A time at which a table may be had. With `canEnquire` it can only be asked for. */
export const slot = z.object({
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

export const upsell = z.object({
  id: wireId('Extra', 'The extra’s id.'),
  name: text('Name', 'What it is.', 120),
  description: optionalText('Description', 'What one gets.', 600),
  pricePence: number('Price', 'Pence for one.', { min: 0, max: 1_000_000, whole: true }),
  maxQty: number('At most', 'How many can be had.', { min: 0, max: 500, whole: true }),
  available: flag('Available', 'Whether it can be had.', true),
});

export const bookingCustomer = z.object({
  firstName: z.string().trim().min(1).max(100),
  lastName: z.string().trim().min(1).max(100),
  email: z.string().trim().min(3).max(254),
  phoneNumber: z.string().trim().max(30).nullish(),
  specialRequest: z.string().max(500).nullish(),
  shouldReceivePromotions: z.boolean().default(false),
  shouldReceiveSms: z.boolean().default(false),
});

/** What a booking or an enquiry sends. The header `idempotency-key` goes with it: the same key never makes a second booking. */
export const bookingRequest = z.object({
  ...party,
  bookingDate: wireDate('The day of the booking.'),
  time: wireTime,
  menuId: z.string().max(60).nullish(),
  areaId: z.string().max(60).nullish(),
  customer: bookingCustomer,
  upsells: z
    .array(z.object({ id: z.string().max(60), qty: z.int().min(1).max(500) }))
    .max(50)
    .optional(),
  braintreeCustomerId: z.string().max(120).nullish(),
});

/** `bookingStatus` 9: the slot has just been taken. It is not a code of the error catalogue. */
export const bookingReply = z.object({
  success: z.boolean().nullish(),
  bookingStatus: z.int().nullish(),
  bookingReference: z.coerce.string().max(60).nullish(),
  message: z.string().max(2000).nullish(),
  errorCode: z.int().nullish(),
});

/** A step of the journey, without personal data. */
export const bookingEvent = z.object({
  name: z
    .string()
    .min(1)
    .max(60)
    .regex(/^[a-z0-9_-]+$/i),
  step: z.int().min(0).max(9).optional(),
  sessionId: z.uuid().optional(),
});

export const bookingEndpoints = {
  occasions: defineEndpoint({
    name: 'occasions',
    summary: 'The occasions that can be booked on a day, with their limits.',
    method: 'GET',
    path: '/api/booking/occasions/{storeId}',
    params: store,
    query: z.object({ date: wireDate('The day.') }),
    reply: envelope(z.array(occasion).max(200)),
  }),
  availability: defineEndpoint({
    name: 'availability',
    summary: 'Which of several restaurants can take a party on a day.',
    method: 'POST',
    path: '/api/booking/availability',
    repeatable: true,
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
  areas: defineEndpoint({
    name: 'areas',
    summary: 'The areas one may choose from.',
    method: 'GET',
    path: '/api/booking/areas/{storeId}',
    params: store,
    query: z.object({ ...party, dates: commaList('Days', 'One day, or several parted by commas.') }),
    reply: envelope(z.array(bookingArea).max(100)),
  }),
  bookingMenus: defineEndpoint({
    name: 'bookingMenus',
    summary: 'The booking menus one may choose from.',
    method: 'GET',
    path: '/api/booking/bookingmenu/{storeId}',
    params: store,
    query: z.object({
      ...party,
      dates: commaList('Days', 'One day, or several parted by commas.'),
      time: wireTime.optional(),
    }),
    reply: envelope(z.array(bookingMenu).max(100)),
  }),
  slots: defineEndpoint({
    name: 'slots',
    summary: 'The times that can be booked or asked for.',
    method: 'GET',
    path: '/api/booking/slots/{storeId}',
    params: store,
    query: z.object({
      ...party,
      dates: commaList('Days', 'One day, or several parted by commas.'),
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
  bookingEvents: defineEndpoint({
    name: 'bookingEvents',
    summary: 'Records a step of the journey, without personal data.',
    method: 'POST',
    path: '/api/booking/events/{storeId}',
    params: store,
    body: bookingEvent,
    reply: outcome,
  }),
  enquiry: defineEndpoint({
    name: 'enquiry',
    summary: 'Asks for a table that cannot be booked at once.',
    method: 'POST',
    path: '/api/booking/enquiry/{storeId}',
    params: store,
    body: bookingRequest,
    reply: bookingReply,
  }),
  createBooking: defineEndpoint({
    name: 'createBooking',
    summary: 'Books a table.',
    method: 'POST',
    path: '/api/booking/create/{storeId}',
    params: store,
    body: bookingRequest,
    reply: bookingReply,
  }),
  upsells: defineEndpoint({
    name: 'upsells',
    summary: 'What can be added to the booking.',
    method: 'GET',
    path: '/api/booking/upsells/{storeId}',
    params: store,
    query: z.object({
      ...party,
      bookingDate: wireDate('The day.'),
      time: wireTime,
      includeUnavailable: flag('All', 'Also what cannot be had.'),
    }),
    reply: envelope(z.array(upsell).max(200)),
  }),
};

export type Occasion = z.output<typeof occasion>;
export type Slot = z.output<typeof slot>;
export type Requirements = z.output<typeof requirements>;
export type Upsell = z.output<typeof upsell>;
export type StoreAvailability = z.output<typeof storeAvailability>;
export type BookingRequest = z.input<typeof bookingRequest>;
export type BookingReply = z.output<typeof bookingReply>;
