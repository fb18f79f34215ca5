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
} from '#blocks/booking/location/bookable-restaurant.ts';
import type { BlockOptions } from '#schemas/content/page/page-context.ts';
import { findRestaurant } from '#schemas/domain/restaurant/find-restaurant.ts';
import type { Restaurant } from '#schemas/domain/restaurant/restaurant.ts';
import type { ContentSource } from '#site/pages/source/content-source.ts';
import { sendJson } from '../server/send/send.ts';

interface HandlerInput {
  readonly source: Pick<ContentSource, 'restaurants' | 'settings'>;
  readonly options: BlockOptions;
  /** Whether the fields of cards need a security policy that only pages with a booking have. */
  readonly areCardsRestricted: boolean;
  readonly now: () => Date;
}

const pattern = new URLPattern({ pathname: `${bookableRestaurantsPath}{/:id}?` });

/**
 * Serves what the booking dialog needs on pages that know no restaurant: all restaurants, or one by its store id or
 * slug. Resolves to false for any other address.
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
