import { z } from 'zod';
import { flag, number, optional, optionalText, text } from '#schemas/content/field/field.ts';
import { defineEndpoint } from '../endpoint.ts';
import { covers, envelope, wireDate, wireTime } from '../wire.ts';
import { party, partyOnDays, store, unchosen, wireId } from './booking-party.ts';

export const occasion = z.object({
  id: wireId('Occasion', 'The occasion’s id.', 'occasion'),
  name: text('Name', 'The name.', 120),
  minimumCovers: covers('At least', 'The smallest party.', 1),
  maximumCovers: covers('At most', 'The largest party.', 1),
  menuLinkGroup: optionalText('Menus', 'Group of booking menus; absent if there is no menu to choose.', 60),
  areaLinkGroup: optionalText('Areas', 'Group of areas; absent if there is no area to choose.', 60),
});

export const bookingArea = z.object({
  id: wireId('Area', 'The area’s id.', 'area'),
  name: text('Name', 'The name.', 120),
});

export const bookingMenu = z.object({
  id: wireId('Menu', 'The booking menu’s id.', 'booking-menu'),
  name: text('Name', 'The name.', 120),
  description: optionalText('Description', 'What the menu includes.', 600),
  pricePence: optional(number('Price', 'Pence for each person.', { min: 0, max: 1_000_000, whole: true })),
});

export const upsell = z.object({
  id: wireId('Extra', 'The extra’s id.', 'extra'),
  name: text('Name', 'The name.', 120),
  description: optionalText('Description', 'What the guest gets.', 600),
  pricePence: number('Price', 'Price of one, in pence.', { min: 0, max: 1_000_000, whole: true }),
  maxQty: number('At most', 'How many can be ordered.', { min: 0, max: 500, whole: true }),
  available: flag('Available', 'Whether it can be ordered.', true),
});

/** Endpoints for the options of a booking: occasions, areas, booking menus, extras. */
export const bookingChoiceEndpoints = {
  occasions: defineEndpoint({
    name: 'occasions',
    summary: 'Lists the occasions that can be booked on a day, with their limits.',
    method: 'GET',
    path: '/api/booking/occasions/{storeId}',
    params: store,
    query: z.object({ date: wireDate('The day.') }),
    reply: envelope(z.array(occasion).max(200)),
  }),
  areas: defineEndpoint({
    name: 'areas',
    summary: 'Lists the areas that a party can choose.',
    method: 'GET',
    path: '/api/booking/areas/{storeId}',
    params: store,
    query: z.object(partyOnDays),
    reply: envelope(z.array(bookingArea).max(100)),
  }),
  bookingMenus: defineEndpoint({
    name: 'bookingMenus',
    summary: 'Lists the booking menus that a party can choose.',
    method: 'GET',
    path: '/api/booking/bookingmenu/{storeId}',
    params: store,
    query: z.object({
      ...partyOnDays,
      time: unchosen(wireTime),
    }),
    reply: envelope(z.array(bookingMenu).max(100)),
  }),
  upsells: defineEndpoint({
    name: 'upsells',
    summary: 'Lists the extras that can be added to a booking.',
    method: 'GET',
    path: '/api/booking/upsells/{storeId}',
    params: store,
    query: z.object({
      ...party,
      bookingDate: wireDate('The day.'),
      time: wireTime,
      includeUnavailable: flag('All', 'Whether to include extras that are not available.'),
    }),
    reply: envelope(z.array(upsell).max(200)),
  }),
};

export type Occasion = z.output<typeof occasion>;
export type Upsell = z.output<typeof upsell>;
