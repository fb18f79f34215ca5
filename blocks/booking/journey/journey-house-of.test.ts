import { expect, it } from 'vitest';
import { exampleData } from '#blocks/example-data.ts';
import { usualOptions } from '#renderer/usual-options.ts';
import { journeyHouseOf } from './journey-house-of.ts';

const page = {
  pageId: 'home',
  path: '/',
  now: new Date('2026-11-21T12:00:00Z'),
  area: { kind: 'home' },
  query: {},
  options: usualOptions,
} as const;

it.each([
  [30, '2026-12-21'],
  [400, '2027-12-26'],
  [undefined, '2028-11-20'],
])(
  'a restaurant that takes bookings %j days ahead has a calendar up to %s [booking.date]',
  (bookingDaysAhead, last) => {
    const [restaurant] = exampleData.restaurants;
    if (!restaurant) throw new Error('There is an example.');
    expect(journeyHouseOf({ ...restaurant, bookingDaysAhead }, page, 2).last).toBe(last);
  },
);
