import type { z } from 'zod';
import type { bookingRules as schema } from '#schemas/domain/booking/rules/booking-rules.ts';
import { restaurants } from '../restaurants.ts';
import { bar, chosenAreas, mainRoom, terrace, windowSeats } from './areas.ts';
import { birthday, brunch, dinner, group, groupMenus, preTheatre, preTheatreMenus } from './occasions.ts';

type Rules = z.input<typeof schema>;

const brunchPolicy =
  'We hold your card and take nothing now. Cancel free up to 24 hours before; after that, cancelling or not coming is charged £5 for each person.';

/** How most of the chain’s restaurants take bookings. */
const defaults = {
  daysAhead: 90,
  lastTableMinutes: 90,
  stays: [
    { upToCovers: 2, minutes: 90 },
    { upToCovers: 6, minutes: 120 },
    { upToCovers: 20, minutes: 150 },
  ],
  areas: [mainRoom, windowSeats, bar, terrace],
  occasions: [dinner, birthday, group],
  menus: groupMenus,
} satisfies Omit<Rules, 'storeId'>;

const withBrunch: Partial<Rules> = {
  occasions: [dinner, birthday, brunch, group],
  guarantees: [{ occasionIds: ['brunch'], amountPence: 500, cancelHours: 24, policyText: brunchPolicy }],
};

/** Rules that differ for some restaurants, by store number. */
const exceptions: Readonly<Record<string, Partial<Rules>>> = {
  '1002': {
    areas: [mainRoom, { id: 'riverside', name: 'Riverside terrace', seats: 12, linkGroup: chosenAreas }],
  },
  '1006': {
    occasions: [dinner, preTheatre, birthday, group],
    menus: [...groupMenus, ...preTheatreMenus],
    guarantees: [
      {
        fromCovers: 6,
        amountPence: 1000,
        cancelHours: 48,
        policyText:
          'For six and more we hold a card and take nothing now. Cancel free up to 48 hours before; after that, cancelling or not coming is charged £10 for each person.',
      },
    ],
  },
  '1009': { phoneRequired: true },
  '1011': { bookable: 'elsewhere' },
  // The group room is for groups: smaller parties cannot choose it.
  '1012': {
    areas: [mainRoom, windowSeats, { id: 'group-room', name: 'Group room', seats: 20 }],
    occasions: [dinner, birthday, { ...group, enquiryOnly: false, enquiryFromCovers: 17 }],
  },
  // Open until 01:00 on Fridays and Saturdays. The last table is at 00:30.
  '1013': { lastTableMinutes: 30 },
  '1018': { areas: [mainRoom, { id: 'upstairs', name: 'Upstairs', seats: 8, linkGroup: chosenAreas }], ...withBrunch },
  '1019': { enquiryTimes: [{ days: ['friday', 'saturday'], from: '19:00', to: '20:30' }] },
  '1020': {
    ...withBrunch,
    extras: [
      {
        id: 'prosecco',
        name: 'Bottle of prosecco',
        description: 'On the table when you sit down.',
        pricePence: 2900,
        maxQty: 6,
      },
      { id: 'crackers', name: 'Prawn crackers to share', pricePence: 450, maxQty: 10 },
      {
        id: 'cake',
        name: 'Pandan birthday cake',
        description: 'For eight, with candles.',
        pricePence: 3200,
        maxQty: 2,
        perDay: 4,
      },
      { id: 'flowers', name: 'Orchids for the table', pricePence: 1800, maxQty: 1, perDay: 0 },
    ],
  },
  '1023': { bookable: 'holiday-park' },
};

/** The rules of every restaurant of the demo chain. */
export const bookingRules: readonly Rules[] = restaurants.map(({ storeId }) => ({
  ...defaults,
  ...exceptions[String(storeId)],
  storeId: String(storeId),
}));
