import { getThirdPartyFacts } from '#adapters/integrations/third-parties/third-parties.ts';
import type { ThirdPartyConfiguration } from '#adapters/integrations/third-parties/third-party.ts';
import type { Loaders, Nearby } from '#schemas/content/tile/need.ts';
import type { BookingQueries } from '#schemas/domain/booking/availability/booking-facts.ts';
import { loadBookingFacts } from '#schemas/domain/booking/availability/load-booking-facts.ts';
import type { TablePlaces } from '#schemas/domain/booking/availability/table-places.ts';
import type { BookingChoice } from '#schemas/domain/booking/booking-choice.ts';
import type { Offer } from '#schemas/domain/offer/offer.ts';
import { readPoint } from '#schemas/domain/restaurant/distance.ts';
import {
  findNearestRestaurants,
  type NearestOptions,
  type NearRestaurant,
} from '#schemas/domain/restaurant/nearest-restaurants.ts';
import type { Restaurant } from '#schemas/domain/restaurant/restaurant.ts';
import type { FormSettings } from '#site/forms/settings/form-settings.ts';
import type { WalletClient } from '#site/forms/wallet/wallet-client.ts';
import type { ContentSource } from './content-source.ts';
import { filterMenus } from './filter-menus.ts';
import { type JobSearchOptions, searchJobs } from './search-jobs.ts';

interface LoadersInput {
  readonly source: ContentSource;
  readonly booking: BookingQueries;
  readonly forms: FormSettings;
  readonly wallets: Pick<WalletClient, 'listWallets'>;
  readonly reach: NearestOptions;
  readonly jobSearch: JobSearchOptions;
  readonly layoutConfiguration: ThirdPartyConfiguration;
  readonly offersPerRestaurant: boolean;
}

/** Loads the needs of tiles from the content source, the booking system and the configuration. */
export const createLoaders = ({
  source,
  booking,
  forms,
  wallets,
  reach,
  jobSearch,
  layoutConfiguration,
  offersPerRestaurant,
}: LoadersInput): Loaders => ({
  menu: ({ id }) => source.menu(id),
  menus: async ({ restaurant, choice }) => {
    const menus = await source.menus(restaurant);
    return choice ? filterMenus(menus, choice, source) : menus;
  },
  restaurant: async ({ slug }) => (await source.restaurants()).find((restaurant) => restaurant.slug === slug),
  restaurants: async ({ city }) => {
    const all = await source.restaurants();
    return city ? all.filter((restaurant) => restaurant.city === city) : all;
  },
  nearby: ({ near }) => findNearby(source, reach, near),
  tablePlaces: async ({ near, choice }) => {
    if (near.trim() === '') return { restaurants: [] };
    const { place, restaurants } = await findNearby(source, reach, near, ({ onlineBooking }) => onlineBooking);
    return { label: place?.label, restaurants, tables: await findTables(booking, restaurants, choice) };
  },
  offer: ({ slug }) => source.offer(slug),
  offers: ({ storeId }) =>
    storeId === undefined || offersPerRestaurant ? source.offers(storeId) : offersAt(storeId, source),
  job: ({ id }) => source.job(id),
  jobs: () => source.jobs(),
  jobSearch: (request) => searchJobs(source, jobSearch, request),
  social: () => source.social(),
  form: forms,
  wallet: async ({ emailAddress }) => (emailAddress === undefined ? undefined : wallets.listWallets(emailAddress)),
  thirdParties: async () => getThirdPartyFacts(layoutConfiguration),
  bookingFacts: ({ storeId, step, choice }) => loadBookingFacts(booking, storeId, step, choice),
});

/**
 * The offers that are valid at a restaurant: those that it lists, and those that no restaurant lists, which are valid
 * everywhere.
 */
async function offersAt(storeId: string, source: ContentSource): Promise<readonly Offer[]> {
  const [offers, restaurants] = await Promise.all([source.offers(undefined), source.restaurants()]);
  const elsewhere = new Set(restaurants.flatMap((each) => (each.storeId === storeId ? [] : each.offers)));
  const here = restaurants.find((each) => each.storeId === storeId)?.offers ?? [];
  return offers.filter(({ id }) => here.includes(id) || !elsewhere.has(id));
}

/** The restaurants near a place that a visitor typed, or near coordinates. */
async function findNearby(
  source: ContentSource,
  reach: NearestOptions,
  near: string,
  isIncluded: (restaurant: Restaurant) => boolean = () => true,
): Promise<Nearby> {
  const point = readPoint(near);
  const [all, places] = await Promise.all([
    source.restaurants(),
    // Distances are measured from the visitor’s coordinates. The nearest known place only provides a label.
    point ? source.placesAt(point).catch(() => []) : source.places(near),
  ]);
  const place = point ? { label: places[0]?.label ?? 'where you are', ...point } : places[0];
  return {
    place,
    restaurants: place ? findNearestRestaurants(all.filter(isIncluded), place, reach) : [],
    miles: reach.miles,
  };
}

/** Which restaurants have a table for a party; undefined until date and party size are known. */
async function findTables(
  booking: BookingQueries,
  restaurants: readonly NearRestaurant[],
  { date, adults, children = 0 }: BookingChoice,
): Promise<TablePlaces['tables']> {
  if (date === undefined || adults === undefined || restaurants.length === 0) return undefined;
  const stores = restaurants.map(({ storeId, distance }) => ({ storeId, miles: distance.milesValue }));
  return booking.availability({ stores, date, adultCovers: adults, childrenCovers: children });
}
