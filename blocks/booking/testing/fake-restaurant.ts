import { createJourneyRestaurant } from '#blocks/booking/journey/create-journey-restaurant.ts';
import type { JourneyRestaurant, NearbyRestaurant } from '#blocks/booking/journey/journey-restaurant.ts';
import { defaultOptions } from '#schemas/content/page/default-options.ts';
import type { BookingOptions } from '#schemas/content/page/page-context.ts';
import { exampleData } from '#schemas/sources/sources.generated.ts';

/** For tests: a restaurant as the booking journey receives it. */
export function fakeRestaurant(
  change: Partial<JourneyRestaurant> = {},
  booking: Partial<BookingOptions> = {},
): JourneyRestaurant {
  const [restaurant] = exampleData.restaurants;
  if (!restaurant) throw new Error('There is no example restaurant.');
  const page = {
    pageId: 'booking',
    path: '/booking/soho',
    now: new Date('2026-11-21T12:00:00Z'),
    area: { kind: 'home' },
    query: {},
    options: { ...defaultOptions, booking: { ...defaultOptions.booking, ...booking } },
  } as const;
  return {
    ...createJourneyRestaurant(restaurant, page, 2),
    storeId: '1',
    title: 'Soho',
    phone: '01632 960001',
    ...change,
  };
}

export const fakeNearbyRestaurant = (slug: string, miles: number): NearbyRestaurant => ({
  ...fakeRestaurant({ storeId: slug, title: `Restaurant ${slug}`, path: `/booking/${slug}` }),
  miles,
});
