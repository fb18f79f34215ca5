import { describe, expect, it } from 'vitest';
import { filterRestaurants } from './filter-restaurants.ts';
import { restaurant } from './restaurant.ts';

const hours = { Open: '12:00', Close: '22:00' };
const place = (slug: string, more: object = {}) =>
  restaurant.parse({ storeId: slug, slug, city: 'x', title: slug, ...more });
const all = [
  place('unknown'),
  place('open', { openingTimes: { saturday: hours }, amenities: [{ icon: 'garden', name: 'A garden' }] }),
  place('closed', { openingTimes: { saturday: { Open: 'Closed', Close: 'Closed' }, sunday: hours } }),
  place('collect', {
    clickCollect: 'https://order.example',
    amenities: [
      { icon: 'garden', name: 'A garden' },
      { icon: 'parking', name: 'Parking' },
    ],
  }),
  place('refitted', {
    clickCollect: 'https://order.example',
    openingTimes: { saturday: hours },
    overrides: [{ startDate: '2026-11-01', endDate: '2027-02-28', openTime: 'Closed', closeTime: 'Closed' }],
  }),
];

describe('filtering restaurants', () => {
  it.each([
    [{}, ['unknown', 'open', 'closed', 'collect', 'refitted']],
    [{ open: true }, ['open']],
    [{ collect: true }, ['collect']],
    [{ amenities: ['garden'] }, ['open', 'collect']],
    [{ amenities: ['garden', 'parking'] }, ['collect']],
    [{ amenities: ['lift'] }, []],
    [{ open: true, amenities: ['garden'] }, ['open']],
    [{ open: true, collect: true }, []],
  ])('by %j leaves %j [finder.search] [diner.hours]', (filters, slugs) => {
    const now = new Date('2026-11-21T13:00Z');
    const found = filterRestaurants(all, { open: false, collect: false, amenities: [], ...filters }, now);
    expect(found.map(({ slug }) => slug)).toEqual(slugs);
  });
});
