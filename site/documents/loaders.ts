import { thirdPartyFacts } from '#adapters/third-party/third-parties.ts';
import type { ThirdPartyConfiguration } from '#adapters/third-party/third-party.ts';
import type { Loaders } from '#renderer/needs/load-needs.ts';
import { readPoint } from '#schemas/restaurant/distance.ts';
import { nearestRestaurants, type Reach } from '#schemas/restaurant/nearest-restaurants.ts';
import type { BookingQuestions } from '#schemas/table-booking/booking-facts.ts';
import { loadBookingFacts } from '#schemas/table-booking/load-booking-facts.ts';
import type { ContentSource } from './content-source.ts';

interface LoadersInput {
  readonly source: ContentSource;
  readonly booking: BookingQuestions;
  readonly reach: Reach;
  readonly frame: ThirdPartyConfiguration;
  readonly offersPerRestaurant: boolean;
}

/** Answers the needs of tiles from the content source, the booking system, and from what is configured. */
export const createLoaders = ({ source, booking, reach, frame, offersPerRestaurant }: LoadersInput): Loaders => ({
  menu: ({ id }) => source.menu(id),
  menus: ({ restaurant }) => source.menus(restaurant),
  restaurant: async ({ slug }) => (await source.restaurants()).find((restaurant) => restaurant.slug === slug),
  restaurants: async ({ city }) => {
    const all = await source.restaurants();
    return city ? all.filter((restaurant) => restaurant.city === city) : all;
  },
  async nearby({ near }) {
    const point = readPoint(near);
    const [all, places] = await Promise.all([
      source.restaurants(),
      // Coordinates are the visitor's own: they are measured from, and only named after the nearest place, if it is known.
      point ? source.placesAt(point).catch(() => []) : source.places(near),
    ]);
    const place = point ? { label: places[0]?.label ?? 'where you are', ...point } : places[0];
    return { place, restaurants: place ? nearestRestaurants(all, place, reach) : [], miles: reach.miles };
  },
  offer: ({ slug }) => source.offer(slug),
  offers: ({ storeId }) => source.offers(offersPerRestaurant ? storeId : undefined),
  job: ({ id }) => source.job(id),
  jobs: () => source.jobs(),
  social: () => source.social(),
  thirdParties: async () => thirdPartyFacts(frame),
  bookingFacts: ({ storeId, step, choice }) => loadBookingFacts(booking, storeId, step, choice),
});
