import { expect, it } from 'vitest';
import { defaultOptions } from '#schemas/content/page/default-options.ts';
import { restaurant } from '#schemas/domain/restaurant/restaurant.ts';
import { exampleData } from '#schemas/sources/sources.generated.ts';
import { createJourneyRestaurant, findNearbyRestaurants } from './create-journey-restaurant.ts';

const page = {
  pageId: 'home',
  path: '/',
  now: new Date('2026-11-21T12:00:00Z'),
  area: { kind: 'home' },
  query: {},
  options: defaultOptions,
} as const;

it.each([
  [30, '2026-12-21'],
  [400, '2027-12-26'],
  [undefined, '2028-11-20'],
])('the calendar of a restaurant with bookings %j days ahead ends on %s [booking.date]', (bookingDaysAhead, last) => {
  const [restaurant] = exampleData.restaurants;
  if (!restaurant) throw new Error('There is no example restaurant.');
  expect(createJourneyRestaurant({ ...restaurant, bookingDaysAhead }, page, 2).last).toBe(last);
});

const restaurantAt = (storeId: string, lat: number, more: object = {}) =>
  restaurant.parse({
    storeId,
    slug: storeId,
    city: 'london',
    title: storeId,
    lat,
    lng: 0,
    onlineBooking: true,
    ...more,
  });

it('the time at a restaurant is that of a page with a booking, and absent on a page for all visitors [booking.date]', () => {
  const bath = restaurantAt('bath', 51.5, { timeZone: 'Europe/Paris' });
  const booking = { step: 'party', choice: {}, idempotencyKey: 'key-12345' } as const;
  expect(createJourneyRestaurant(bath, { ...page, booking }, 2).timeOfDay).toBe('13:00');
  expect(createJourneyRestaurant(bath, page, 2).timeOfDay).toBeUndefined();
});

const daily = { Open: '12:00', Close: '22:00' };
const week = { tuesday: daily, wednesday: daily, thursday: daily, friday: daily, saturday: daily, sunday: daily };

it('closed days cannot be picked and have a reason [booking.date]', () => {
  const closed = restaurantAt('closed', 51.5, {
    bookingDaysAhead: 7,
    openingTimes: { ...week, monday: { Open: 'Closed', Close: 'Closed' } },
    overrides: [
      {
        startDate: '2026-11-25',
        endDate: '2026-11-25',
        openTime: 'Closed',
        closeTime: 'Closed',
        reason: 'a wedding',
      },
      {
        startDate: '2026-11-26',
        endDate: '2026-11-26',
        openTime: 'Closed',
        closeTime: 'Closed',
        reason: 'Closed for a wedding',
      },
    ],
  });
  expect(createJourneyRestaurant(closed, page, 2).closed).toEqual({
    '2026-11-23': 'Closed',
    '2026-11-25': 'Closed, a wedding',
    '2026-11-26': 'Closed for a wedding',
  });
});

it('a booking can switch to the three nearest restaurants within 50 miles that take bookings [booking.tile]', () => {
  const here = restaurantAt('here', 51.5);
  const others = [52, 51.6, 51.9, 51.7, 58].map((lat) => restaurantAt(`at-${lat * 10}`, lat));
  const near = findNearbyRestaurants(
    here,
    [here, ...others, restaurantAt('no-bookings', 51.55, { onlineBooking: false })],
    page,
    3,
  );
  expect(near.map(({ storeId, path, headingLevel }) => [storeId, path, headingLevel])).toEqual([
    ['at-516', '/booking/at-516', 3],
    ['at-517', '/booking/at-517', 3],
    ['at-519', '/booking/at-519', 3],
  ]);
  expect(near[0]?.miles).toBeCloseTo(6.9, 1);
  expect(findNearbyRestaurants(here, [here, restaurantAt('far', 58)], page, 2)).toEqual([]);
});

it('has what leads to the restaurant: its telephone number, its email address and its page [upstream.entries]', () => {
  const contact = { phone: '01632 960001', email: 'here@example.com' };
  const pagePath = '/restaurants/london/here';
  expect(createJourneyRestaurant(restaurantAt('here', 51.5, contact), page, 2)).toMatchObject({ ...contact, pagePath });
});
