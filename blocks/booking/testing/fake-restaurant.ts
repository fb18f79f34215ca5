import { exampleData } from '#blocks/_shared/examples/example-data.ts';
import type { JourneyRestaurant, NearbyRestaurant } from '#blocks/booking/journey/journey-restaurant.ts';
import { journeyRestaurantOf } from '#blocks/booking/journey/journey-restaurant-of.ts';
import type { BookingOptions } from '#renderer/block.ts';
import { defaultOptions } from '#renderer/default-options.ts';

/** For tests: a restaurant as the journey knows it. */
export function fakeRestaurant(
  change: Partial<JourneyRestaurant> = {},
  booking: Partial<BookingOptions> = {},
): JourneyRestaurant {
  const [restaurant] = exampleData.restaurants;
  if (!restaurant) throw new Error('There is an example.');
  const page = {
    pageId: 'booking',
    path: '/booking/soho',
    now: new Date('2026-11-21T12:00:00Z'),
    area: { kind: 'home' },
    query: {},
    options: { ...defaultOptions, booking: { ...defaultOptions.booking, ...booking } },
  } as const;
  return { ...journeyRestaurantOf(restaurant, page, 2), storeId: '1', title: 'Soho', phone: '01632 960001', ...change };
}

export const fakeNearbyRestaurant = (slug: string, miles: number): NearbyRestaurant => ({
  ...fakeRestaurant({ storeId: slug, title: `Restaurant ${slug}`, path: `/booking/${slug}` }),
  miles,
});
