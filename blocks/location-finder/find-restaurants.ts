import type { PageContext } from '#schemas/content/page/page-context.ts';
import { readPoint } from '#schemas/domain/restaurant/distance.ts';
import { filterRestaurants, type RestaurantFilters } from '#schemas/domain/restaurant/filter-restaurants.ts';
import { findRestaurantsByText, hasWordsTogether } from '#schemas/domain/restaurant/group-restaurants.ts';
import { describeFarRestaurant } from '#schemas/domain/restaurant/nearest-restaurants.ts';
import type { Restaurant } from '#schemas/domain/restaurant/restaurant.ts';
import { describeVisitTime, openNow, readVisitQuery, type VisitTime } from '#schemas/domain/restaurant/visit-time.ts';
import type { Nearby } from '#schemas/sources/load/find-nearby.ts';
import { findFartherAway, findFirstToOpen, findOtherTime, otherFiltersText } from './find-alternatives.ts';

/** The finder's query parameters. */
export interface FinderQuery extends RestaurantFilters {
  /** The place as the visitor typed it; empty without one, and for coordinates, which must not be shown. */
  readonly text: string;
  readonly near: string;
}

/** `when` is `now`, or part of a visit. `open` is in older addresses. */
export function readFinderQuery(query: PageContext['query']): FinderQuery {
  const { near, when, open, collect, has } = query;
  const place = near?.join(' ').trim() ?? '';
  return {
    near: place,
    text: readPoint(place) ? '' : place,
    open: when?.[0] === openNow || (open?.includes('1') ?? false),
    visit: readVisitQuery(query),
    collect: collect?.includes('1') ?? false,
    amenities: has ?? [],
  };
}

/** The restaurants to show, and a message about them. */
export interface FinderResult {
  readonly restaurants: readonly Restaurant[];
  /** Whether they are ordered by distance. */
  readonly ranked: boolean;
  readonly message: string;
  /** Whether the search failed, so that the message must stand out. */
  readonly failed: boolean;
  /** When these restaurants are open, where none is at the chosen time. */
  readonly visit?: VisitTime | undefined;
}

const byName = new Intl.Collator('en-GB').compare;

const formatCount = (number: number): string => (number === 1 ? '1 restaurant' : `${number} restaurants`);

const describeSome = (number: number): string => (number === 0 ? 'No restaurant' : formatCount(number));

const describeAll = (number: number): string =>
  number === 1 ? 'This is our restaurant.' : `These are all our ${formatCount(number)}.`;

/** Returns the search results. If nothing fits it falls back to other restaurants, so that the visitor can go on. */
export function findRestaurants(
  all: readonly Restaurant[],
  nearby: Nearby | undefined,
  finderQuery: FinderQuery,
  now: Date,
): FinderResult {
  const { visit } = finderQuery;
  const hasOtherFilters = finderQuery.open || finderQuery.collect || finderQuery.amenities.length > 0;
  const visitText = visit && `open ${describeVisitTime(visit, now)}`;
  const filterText = `${visitText ? ` ${visitText}` : ''}${hasOtherFilters ? otherFiltersText : ''}`;
  const applyFilters = (list: readonly Restaurant[]) => filterRestaurants(list, finderQuery, now);
  const allByName = all.toSorted((one, other) => byName(one.title, other.title));
  const allMatching = applyFilters(allByName);
  const createUnranked = (message: string, failed = true): FinderResult => ({
    restaurants: allMatching,
    ranked: false,
    message,
    failed,
  });
  const place = nearby?.place;
  const otherTime = allMatching.length === 0 ? findAtOtherTime(allByName, nearby, finderQuery, now) : undefined;
  if (otherTime && (place || finderQuery.near === '')) return otherTime;
  if (finderQuery.near === '') {
    return createUnranked(`${describeSome(allMatching.length)}${filterText}.`, allMatching.length === 0);
  }
  if (!nearby || !place) {
    const isEvery = allMatching.length === all.length;
    const shown = isEvery ? describeAll(all.length) : `${describeSome(allMatching.length)}${filterText}.`;
    return findByNames(
      {
        candidates: otherTime?.restaurants ?? allMatching,
        shown: otherTime?.message ?? shown,
        isPlaceServiceDown: nearby === undefined,
      },
      finderQuery,
      (message) => ({ ...(otherTime ?? createUnranked(message)), message }),
    );
  }
  const near = applyFilters(nearby.restaurants);
  if (near.length === 0) {
    const result = findFartherAway(allMatching, { nearby, visitText, hasOtherFilters });
    if (result) return result;
    const reason = nearby.restaurants.length === 0 ? `within ${nearby.miles} miles of` : `${filterText.trim()} near`;
    return createUnranked(
      `No restaurant ${reason} ${place.label}. ${allMatching.length > 0 ? 'These are elsewhere.' : ''}`.trim(),
    );
  }
  const far = describeFarRestaurant(near[0], { subject: `Our nearest restaurant${filterText}`, from: place.label });
  const others = near.length > 1 ? ` ${formatCount(near.length)}, the nearest first.` : '';
  return {
    restaurants: near,
    ranked: true,
    message: far ? far + others : `${formatCount(near.length)}${filterText} near ${place.label}, the nearest first.`,
    failed: false,
  };
}

/** The restaurants that have what the other filters name, at the time that is nearest to the chosen one. */
function findAtOtherTime(
  all: readonly Restaurant[],
  nearby: Nearby | undefined,
  { visit, open, ...others }: FinderQuery,
  now: Date,
): FinderResult | undefined {
  const hasOtherFilters = others.collect || others.amenities.length > 0;
  if (open && !visit)
    return findFirstToOpen(filterRestaurants(all, { ...others, open: false }, now), { nearby, hasOtherFilters, now });
  const atOtherTimes = filterRestaurants(all, { ...others, open }, now);
  return visit && findOtherTime(atOtherTimes, visit, { nearby, hasOtherFilters: hasOtherFilters || open, now });
}

interface FallbackSearch {
  /** The restaurants whose names and addresses are searched, and that are shown if none is found. */
  readonly candidates: readonly Restaurant[];
  /** Says which restaurants these are. */
  readonly shown: string;
  readonly isPlaceServiceDown: boolean;
}

/**
 * If the place is unknown or the place service is not available, searches the names and addresses of the restaurants
 * instead.
 */
function findByNames(
  { candidates, shown, isPlaceServiceDown }: FallbackSearch,
  { text }: FinderQuery,
  createUnranked: (message: string) => FinderResult,
): FinderResult {
  const words = text.split(/\s+/);
  const found = text === '' ? [] : findRestaurantsByText(candidates, words);
  const together = found.filter((each) => hasWordsTogether(each, words));
  const named = together.length > 0 ? together : found;
  if (named.length > 0) {
    const isScattered = together.length === 0;
    const scattered = `${named.length === 1 ? '1 restaurant has' : `${named.length} restaurants have`} these words in name and address.`;
    return {
      restaurants: named,
      ranked: false,
      message: isScattered
        ? `We know no place called “${text}”. Try a town or a postcode such as BA1. ${scattered}`
        : `${formatCount(named.length)} found for “${text}”.`,
      failed: isScattered,
    };
  }
  if (isPlaceServiceDown) return createUnranked(`We cannot measure distances at the moment. ${shown}`);
  return createUnranked(`We know no place called “${text}”. Try a town or a postcode such as BA1. ${shown}`);
}
