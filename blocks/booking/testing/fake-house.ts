import { exampleData } from '#blocks/_shared/examples/example-data.ts';
import type { JourneyHouse, NearHouse } from '#blocks/booking/journey/journey-house.ts';
import { journeyHouseOf } from '#blocks/booking/journey/journey-house-of.ts';
import type { BookingOptions } from '#renderer/block.ts';
import { usualOptions } from '#renderer/usual-options.ts';

/** For tests: a restaurant as the journey knows it. */
export function fakeHouse(change: Partial<JourneyHouse> = {}, booking: Partial<BookingOptions> = {}): JourneyHouse {
  const [restaurant] = exampleData.restaurants;
  if (!restaurant) throw new Error('There is an example.');
  const page = {
    pageId: 'booking',
    path: '/booking/soho',
    now: new Date('2026-11-21T12:00:00Z'),
    area: { kind: 'home' },
    query: {},
    options: { ...usualOptions, booking: { ...usualOptions.booking, ...booking } },
  } as const;
  return { ...journeyHouseOf(restaurant, page, 2), storeId: '1', title: 'Soho', phone: '01632 960001', ...change };
}

export const fakeNearHouse = (slug: string, miles: number): NearHouse => ({
  ...fakeHouse({ storeId: slug, title: `Restaurant ${slug}`, path: `/booking/${slug}` }),
  miles,
});
