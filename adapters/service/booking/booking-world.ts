import type { DemoData } from '../content/seed/demo-data-shape.ts';
import { smallData } from '../content/seed/small-data.ts';

const every = (Open: string, Close: string) => ({
  monday: { Open, Close },
  tuesday: { Open, Close },
  wednesday: { Open, Close },
  thursday: { Open, Close },
  friday: { Open, Close },
  saturday: { Open, Close },
  sunday: { Open, Close },
});

const bookable = (storeId: string, more: object = {}) => ({
  storeId,
  slug: `house-${storeId}`,
  city: 'london',
  title: `House ${storeId}`,
  address: ['1 High Street', 'London'],
  phone: '020 7946 0000',
  lat: 51.5,
  lng: -0.1,
  openingTimes: every('12:00', '22:00'),
  overrides: [{ startDate: '2026-12-25', endDate: '2026-12-26', openTime: 'Closed', closeTime: 'Closed' }],
  ...more,
});

const rules = (storeId: string): DemoData['bookingRules'][number] => ({
  storeId,
  daysAhead: 60,
  lastTableMinutes: 90,
  stays: [
    { upToCovers: 4, minutes: 90 },
    { upToCovers: 20, minutes: 120 },
  ],
  areas: [{ id: 'main-room', name: 'Main room', seats: 12 }],
  occasions: [{ id: 'dinner', name: 'Dinner', minimumCovers: 1, maximumCovers: 8 }],
});

const full: DemoData['bookingRules'][number] = {
  ...rules('1'),
  areas: [
    { id: 'main-room', name: 'Main room', seats: 12 },
    { id: 'window', name: 'Window', seats: 6, linkGroup: 'B' },
    { id: 'terrace', name: 'Terrace', seats: 8, linkGroup: 'B' },
  ],
  occasions: [
    { id: 'dinner', name: 'Dinner', minimumCovers: 1, maximumCovers: 8 },
    { id: 'feast', name: 'Feast', minimumCovers: 2, maximumCovers: 20, enquiryFromCovers: 15 },
    {
      id: 'brunch',
      name: 'Brunch',
      minimumCovers: 2,
      maximumCovers: 7,
      days: ['saturday', 'sunday'],
      to: '15:00',
      areaLinkGroup: 'B',
    },
    { id: 'tasting', name: 'Tasting', minimumCovers: 2, maximumCovers: 6, menuLinkGroup: 'T', from: '18:00' },
    { id: 'group', name: 'Group', minimumCovers: 9, maximumCovers: 20, enquiryOnly: true },
  ],
  menus: [
    { id: 'five', name: 'Five courses', linkGroup: 'T', pricePence: 4500 },
    { id: 'seven', name: 'Seven courses', linkGroup: 'T', pricePence: 6000, to: '19:00' },
    { id: 'lunch', name: 'Lunch', linkGroup: 'L' },
  ],
  closedDates: ['2026-12-10'],
  enquiryTimes: [{ days: ['friday'], from: '19:00', to: '20:30' }],
  guarantees: [{ occasionIds: ['brunch'], amountPence: 500, cancelHours: 24, policyText: 'Five pounds each.' }],
  extras: [
    { id: 'cake', name: 'Cake', pricePence: 3000, maxQty: 2, perDay: 3 },
    { id: 'fizz', name: 'Fizz', pricePence: 2900, maxQty: 6 },
    { id: 'gone', name: 'Orchids', pricePence: 1800, maxQty: 1, perDay: 0 },
  ],
};

/** The world of the booking tests. It is Saturday 21 November 2026, noon. */
export const bookingNow = Date.UTC(2026, 10, 21, 12);

/** Restaurants of every kind: 1 has everything, 2 is open until three, 3 to 8 are not booked so, 9 wants a telephone. */
export const bookingWorld: DemoData = {
  ...smallData,
  restaurants: [
    bookable('1'),
    bookable('2', { openingTimes: every('18:00', '03:00') }),
    ...['3', '4', '5', '6'].map((storeId) => bookable(storeId)),
    bookable('7', { onlineBooking: false }),
    bookable('8', { openingTimes: undefined }),
    bookable('9'),
  ],
  bookingRules: [
    full,
    { ...rules('2'), lastTableMinutes: 30, daysAhead: 400 },
    { ...rules('3'), bookable: 'telephone' },
    { ...rules('4'), bookable: 'elsewhere' },
    { ...rules('5'), bookable: 'holiday-park' },
    rules('7'),
    rules('8'),
    { ...rules('9'), phoneRequired: true },
  ],
};

/** A booking that house 1 takes: a Wednesday, two for dinner. */
export const goodRequest = {
  occasionId: 'dinner',
  adults: 2,
  children: 0,
  bookingDate: '2026-12-02',
  time: '19:00',
  customer: { firstName: 'Ada', lastName: 'O’Neil-Smith', email: 'ada@example.com' },
};
