import { findNearestOpening } from '#schemas/domain/restaurant/hours/nearest-opening.ts';
import { findNearestRestaurants } from '#schemas/domain/restaurant/nearest-restaurants.ts';
import { findNextOpening } from '#schemas/domain/restaurant/opening-status.ts';
import type { Restaurant } from '#schemas/domain/restaurant/restaurant.ts';
import { describeVisitTime, type VisitTime } from '#schemas/domain/restaurant/visit-time.ts';
import type { Nearby } from '#schemas/sources/load/find-nearby.ts';
import type { FinderResult } from './find-restaurants.ts';

/** Said of restaurants that have what the filters other than the time name. */
export const otherFiltersText = ' with what you chose';

/** The most restaurants that are offered although they are far away. */
const most = 10;

const rank = (restaurants: readonly Restaurant[], nearby: Nearby | undefined) =>
  nearby?.place
    ? findNearestRestaurants(restaurants, nearby.place, { ...nearby, most, miles: Number.POSITIVE_INFINITY })
    : [];

interface FartherSearch {
  readonly nearby: Nearby;
  /** “open tomorrow in the evening”; undefined if no time is chosen. */
  readonly visitText: string | undefined;
  readonly hasOtherFilters: boolean;
}

/** The nearest matching restaurants where none near the place matches. Undefined if no position of one is known. */
export function findFartherAway(
  matching: readonly Restaurant[],
  { nearby, visitText, hasOtherFilters }: FartherSearch,
): FinderResult | undefined {
  const restaurants = rank(matching, nearby);
  const [nearest] = restaurants;
  if (!nearest || !nearby.place) return undefined;
  const isFar = nearby.restaurants.length === 0 || nearest.distance.milesValue >= nearby.miles;
  const subject = `No restaurant ${isFar ? `within ${nearby.miles} miles of` : 'near'} ${nearby.place.label}`;
  const isOne = restaurants.length === 1;
  const message = visitText
    ? `${subject} is ${visitText}${hasOtherFilters ? otherFiltersText : ''}. Here ${isOne ? 'is the nearest that is' : 'are the nearest that are'}.`
    : hasOtherFilters
      ? `${subject} has what you chose. Here ${isOne ? 'is the nearest that has' : 'are the nearest that have'} it.`
      : `${subject}. ${isOne ? 'This is' : 'These are'} the nearest.`;
  return { restaurants, ranked: true, message, failed: true };
}

interface OtherTimeSearch {
  readonly nearby: Nearby | undefined;
  readonly hasOtherFilters: boolean;
  readonly now: Date;
}

/** Where no restaurant is open at the chosen time, those that close last or open first that day; undefined if none opens. */
export function findOtherTime(
  restaurants: readonly Restaurant[],
  visit: VisitTime,
  { nearby, hasOtherFilters, now }: OtherTimeSearch,
): FinderResult | undefined {
  const nearest = findNearestOpening(restaurants, visit, now);
  if (!nearest) return undefined;
  const { day, time, isBeforeOpening } = nearest;
  const ranked = rank(nearest.restaurants, nearby);
  const isOne = nearest.restaurants.length === 1;
  const other = isBeforeOpening
    ? `The first to open that day ${isOne ? 'opens' : 'open'} at ${time}.`
    : `The last to close that day ${isOne ? 'is' : 'are'} open until ${time}.`;
  return {
    restaurants: ranked.length > 0 ? ranked : nearest.restaurants,
    ranked: ranked.length > 0,
    message: `No restaurant${hasOtherFilters ? otherFiltersText : ''} is open ${describeVisitTime(visit, now)}. ${other}`,
    failed: true,
    visit: { day, time: undefined },
  };
}

/** Where no restaurant is open now, those that open first; undefined if none opens within days. */
export function findFirstToOpen(
  restaurants: readonly Restaurant[],
  { nearby, hasOtherFilters, now }: OtherTimeSearch,
): FinderResult | undefined {
  const openings = restaurants.flatMap((restaurant) => {
    const next = findNextOpening(restaurant, now);
    return next ? [{ restaurant, ...next }] : [];
  });
  const first = openings.toSorted((one, other) => one.at - other.at)[0];
  if (!first) return undefined;
  const found = openings.filter(({ at }) => at === first.at).map(({ restaurant }) => restaurant);
  const ranked = rank(found, nearby);
  return {
    restaurants: ranked.length > 0 ? ranked : found,
    ranked: ranked.length > 0,
    message: `No restaurant${hasOtherFilters ? otherFiltersText : ''} is open now. The first ${found.length === 1 ? 'opens' : 'open'} at ${first.text}.`,
    failed: true,
  };
}
