import { z } from 'zod';
import { choice, flag, fullList, isoDate, list, number, optional, optionalText, text } from '../field/field.ts';
import { weekdays } from '../restaurant/restaurant.ts';
import { refuseContradictions } from './refuse-contradictions.ts';

/** How a table is had: here, by telephone, through another system, or through a holiday park’s operator. */
export const waysToBook = ['online', 'telephone', 'elsewhere', 'holiday-park'] as const;

const id = (title: string, description: string) =>
  z
    .string()
    .max(60)
    .regex(/^[A-Za-z0-9]+([-_][A-Za-z0-9]+)*$/, 'must be letters, digits and single hyphens')
    .meta({ title, description });

const clock = (title: string, description: string) =>
  optional(
    z
      .string()
      .regex(/^([01]\d|2[0-3]):[0-5]\d$/, 'must be a time like 19:30')
      .meta({ title, description }),
  );

const days = list(
  'Days',
  'Weekdays on which it applies, by when the doors open; empty: every day.',
  z.enum(weekdays).meta({ title: 'Day', description: 'A weekday.' }),
  7,
);

/** When a rule applies. A time before `from` is past midnight and belongs to the evening before. */
const times = {
  days,
  from: clock('From', 'First time of a table; absent: from the opening.'),
  to: clock('To', 'Last time of a table; absent: until the last table.'),
};

const covers = (title: string, description: string) => number(title, description, { min: 1, max: 500, whole: true });
const pence = (title: string, description: string) =>
  number(title, description, { min: 0, max: 1_000_000, whole: true });
const linkGroup = (description: string) => optionalText('Link group', description, 60);

export const stay = z
  .object({
    upToCovers: covers('Up to', 'Largest party that stays so long.'),
    minutes: number('Minutes', 'How long the table is kept.', { min: 15, max: 720, whole: true }),
  })
  .meta({ title: 'Stay', description: 'How long a party of some size stays.' });

export const areaRules = z
  .object({
    id: id('Id', 'The area’s word in calls.'),
    name: text('Name', 'What guests call it.', 120),
    seats: covers('Seats', 'How many can sit here at once.'),
    linkGroup: linkGroup('The group by which occasions offer this area.'),
  })
  .meta({ title: 'Area', description: 'A part of the restaurant with seats of its own.' });

export const occasionRules = z
  .object({
    id: id('Id', 'The occasion’s word in calls.'),
    name: text('Name', 'What guests read.', 120),
    minimumCovers: covers('At least', 'The smallest party.'),
    maximumCovers: covers('At most', 'The largest party.'),
    ...times,
    menuLinkGroup: linkGroup('The booking menus that one of must be chosen; absent: none.'),
    areaLinkGroup: linkGroup('The areas it is held in, to choose from; absent: any, none to choose.'),
    enquiryOnly: flag('Enquiry only', 'Whether it can only be asked for.'),
    enquiryFromCovers: optional(covers('Enquiry from', 'Parties of this size and larger can only ask.')),
  })
  .meta({ title: 'Occasion', description: 'What a table is booked for.' });

export const bookingMenuRules = z
  .object({
    id: id('Id', 'The booking menu’s word in calls.'),
    name: text('Name', 'What guests read.', 120),
    description: optionalText('Description', 'What it holds.', 600),
    linkGroup: text('Link group', 'The group by which occasions offer it.', 60),
    pricePence: optional(pence('Price', 'Pence for each person.')),
    ...times,
  })
  .meta({ title: 'Booking menu', description: 'A menu that is chosen when the table is booked.' });

export const enquiryTime = z
  .object({ ...times, dates: list('Dates', 'These days only; empty: all.', isoDate('Date', 'A day.'), 60) })
  .meta({ title: 'Enquiry time', description: 'When tables can only be asked for.' });

export const guaranteeRule = z
  .object({
    fromCovers: optional(covers('From covers', 'Smallest party it applies to; absent: every party.')),
    occasionIds: list('Occasions', 'Occasions it applies to; empty: all.', id('Occasion', 'An occasion’s id.'), 40),
    days,
    amountPence: pence('Amount', 'Pence for each person that a party that does not come may be charged.'),
    cancelHours: number('Cancelling', 'Hours before the table until which cancelling costs nothing.', {
      min: 0,
      max: 720,
    }),
    policyText: text('Policy', 'The policy in words, shown beside the button.', 2000),
  })
  .meta({ title: 'Card guarantee', description: 'When a card must guarantee the table.' });

export const extraRules = z
  .object({
    id: id('Id', 'The extra’s word in calls.'),
    name: text('Name', 'What it is.', 120),
    description: optionalText('Description', 'What one gets.', 600),
    pricePence: pence('Price', 'Pence for one.'),
    maxQty: covers('At most', 'How many one booking can have.'),
    perDay: optional(number('A day', 'How many can be had a day; absent: any.', { min: 0, max: 10_000, whole: true })),
  })
  .meta({ title: 'Extra', description: 'Something that can be added to a booking.' });

/** How tables are booked at one restaurant. When it is open is said by the restaurant itself. */
export const bookingRules = z
  .object({
    storeId: text('Store id', 'The restaurant’s number in all systems.', 40),
    bookable: choice('Booked', 'How a table is had.', waysToBook),
    daysAhead: number('Days ahead', 'How many days ahead tables can be booked.', { min: 0, max: 730, whole: true }),
    lastTableMinutes: number('Last table', 'Minutes before closing from which no table is given.', {
      min: 0,
      max: 600,
      whole: true,
    }),
    stays: fullList('Stays', 'How long parties stay, the smallest first; the last holds for larger ones.', stay),
    areas: list('Areas', 'Where guests sit; without a choice the first with room is taken.', areaRules),
    occasions: list('Occasions', 'What tables are booked for, the usual one first.', occasionRules, 40),
    menus: list('Booking menus', 'Menus that are chosen when the table is booked.', bookingMenuRules, 40),
    closedDates: list('Closed', 'Days without bookings, though the doors may be open.', isoDate('Date', 'A day.'), 200),
    enquiryTimes: list('Enquiry times', 'When tables can only be asked for.', enquiryTime, 40),
    guarantees: list(
      'Card guarantees',
      'When a card must guarantee the table; the first that fits counts.',
      guaranteeRule,
    ),
    extras: list('Extras', 'What can be added to a booking.', extraRules, 60),
    phoneRequired: flag('Phone needed', 'Whether a phone number must be given.'),
  })
  .superRefine(refuseContradictions)
  .meta({ title: 'Booking rules', description: 'How tables are booked at one restaurant.' });

export type BookingRules = z.output<typeof bookingRules>;
export type AreaRules = z.output<typeof areaRules>;
export type OccasionRules = z.output<typeof occasionRules>;
export type BookingMenuRules = z.output<typeof bookingMenuRules>;
export type GuaranteeRule = z.output<typeof guaranteeRule>;
export type ExtraRules = z.output<typeof extraRules>;
