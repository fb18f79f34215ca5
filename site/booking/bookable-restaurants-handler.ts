import type { IncomingMessage, ServerResponse } from 'node:http';
import {
  createJourneyRestaurant,
  findNearbyRestaurants,
  getBookingDays,
} from '#blocks/booking/journey/create-journey-restaurant.ts';
import {
  bookableRestaurantsPath,
  type JourneyStart,
  type LocationFacts,
  listBookableRestaurants,
  type NearbyLocations,
} from '#blocks/booking/location/bookable-restaurant.ts';
import type { BlockOptions } from '#schemas/content/page/page-context.ts';
import { findRestaurant } from '#schemas/domain/restaurant/find-restaurant.ts';
import type { NearestOptions } from '#schemas/domain/restaurant/nearest-restaurants.ts';
import type { Restaurant } from '#schemas/domain/restaurant/restaurant.ts';
import { findNearby, type PlaceQueries } from '#schemas/sources/load/find-nearby.ts';
import type { ContentSource } from '#site/pages/source/content-source.ts';
import type { VisitorLimits } from '../server/limits/visitor-limits.ts';
import { sendJson } from '../server/send/send.ts';

interface HandlerInput {
  readonly source: Pick<ContentSource, 'settings'> & PlaceQueries;
  readonly options: BlockOptions;
  /** Whether the fields of cards need a security policy that only pages with a booking have. */
  readonly areCardsRestricted: boolean;
  /** How many restaurants a search near a place finds, however far away they are. */
  readonly reach: Omit<NearestOptions, 'miles'>;
  /** Counts the searches near places, which cost the API work. Without it there is no rate limit. */
  readonly limits?: Pick<VisitorLimits, 'countCall'> | undefined;
  readonly now: () => Date;
}

/** The longest text of a place. */
const maxPlaceLength = 100;

const pattern = new URLPattern({ pathname: `${bookableRestaurantsPath}{/:id}?` });

/**
 * Serves what the booking dialog needs on pages that know no restaurant: all restaurants, those nearest to a place
 * (`?near=`), or one by its store id or slug. Resolves to false for any other address.
 */
export const createBookableRestaurantsHandler =
  (input: HandlerInput) =>
  async (request: IncomingMessage, response: ServerResponse, url: URL): Promise<boolean> => {
    const match = pattern.exec({ pathname: url.pathname });
    if (!match) return false;
    if (request.method !== 'GET') {
      sendJson(response, 405, { message: 'Use GET.' }, { Allow: 'GET' });
      return true;
    }
    const near = url.searchParams.get('near')?.trim().slice(0, maxPlaceLength);
    if (near && match.pathname.groups.id === undefined) {
      const limitError = await input.limits?.countCall(request);
      if (limitError) {
        const { message, seconds } = limitError;
        sendJson(response, 429, { message }, { 'Retry-After': String(seconds) });
        return true;
      }
      const nearby = await findNearbyLocations(input, near).catch(() => undefined);
      if (nearby) sendJson(response, 200, nearby);
      else sendJson(response, 503, { message: 'Distances cannot be measured at the moment.' });
      return true;
    }
    const restaurants = await input.source.restaurants().catch(() => undefined);
    const { id } = match.pathname.groups;
    const reply =
      restaurants && (id === undefined ? describeAll(input, restaurants) : await start(input, restaurants, id));
    if (reply) sendJson(response, 200, reply);
    else if (restaurants) sendJson(response, 404, { message: 'No restaurant with this id takes bookings here.' });
    else sendJson(response, 503, { message: 'The restaurants cannot be loaded at the moment.' });
    return true;
  };

function describeAll({ options, now }: HandlerInput, restaurants: readonly Restaurant[]): LocationFacts {
  const days = restaurants.filter(({ onlineBooking }) => onlineBooking).map((each) => getBookingDays(each, now()));
  const today = days.map((each) => each.today).toSorted()[0] ?? now().toISOString().slice(0, 10);
  return {
    restaurants: listBookableRestaurants(restaurants, now()),
    today,
    last:
      days
        .map(({ last }) => last)
        .toSorted()
        .at(-1) ?? today,
    maxCovers: options.booking.maxCovers,
    defaultCovers: options.booking.defaultCovers,
  };
}

async function findNearbyLocations({ source, reach }: HandlerInput, near: string): Promise<NearbyLocations> {
  const { place, restaurants } = await findNearby(source, { ...reach, miles: Number.POSITIVE_INFINITY }, near);
  return {
    place: place?.label,
    restaurants: restaurants.map(({ storeId, distance }) => ({ storeId, miles: distance.milesValue })),
  };
}

async function start(
  { source, options, areCardsRestricted, now }: HandlerInput,
  restaurants: readonly Restaurant[],
  id: string,
): Promise<JourneyStart | undefined> {
  const restaurant = findRestaurant(restaurants, id);
  if (!restaurant?.onlineBooking) return undefined;
  const texts = (await source.settings().catch(() => undefined))?.bookingTexts;
  const page = {
    now: now(),
    path: `/booking/${restaurant.slug}`,
    options: { ...options, booking: { ...options.booking, ...(texts && { texts }) } },
  };
  const cards = areCardsRestricted ? { cardsOnPage: true } : {};
  return {
    restaurant: { ...createJourneyRestaurant(restaurant, page, 2), ...cards },
    nearby: findNearbyRestaurants(restaurant, restaurants, page, 2).map((each) => ({ ...each, ...cards })),
  };
}
