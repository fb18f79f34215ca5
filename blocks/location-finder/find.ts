import type { PageContext } from '#renderer/block.ts';
import type { Nearby } from '#schemas/content/tile/need.ts';
import { readPoint } from '#schemas/domain/restaurant/distance.ts';
import { filterRestaurants, type RestaurantFilters } from '#schemas/domain/restaurant/filter-restaurants.ts';
import { findByText } from '#schemas/domain/restaurant/group-restaurants.ts';
import type { Restaurant } from '#schemas/domain/restaurant/restaurant.ts';

/** What the address of the page asks of the finder. */
export interface FinderQuery extends RestaurantFilters {
  /** The place in the visitor's words; empty when the visitor asked for none. Coordinates are no words to repeat. */
  readonly words: string;
  readonly near: string;
}

export function readFinderQuery({ near, open, collect, has }: PageContext['query']): FinderQuery {
  const place = near?.join(' ') ?? '';
  return {
    near: place,
    words: readPoint(place) ? '' : place,
    open: open?.includes('1') ?? false,
    collect: collect?.includes('1') ?? false,
    amenities: has ?? [],
  };
}

/** What the finder shows: which restaurants, and what it says of them. */
export interface Found {
  readonly restaurants: readonly Restaurant[];
  /** Whether they come nearest first, so that their order means something. */
  readonly ranked: boolean;
  readonly message: string;
  /** Whether what was asked for was not to be had, so that the message needs to be seen. */
  readonly failed: boolean;
}

const byName = new Intl.Collator('en-GB').compare;

const count = (number: number): string => (number === 1 ? '1 restaurant' : `${number} restaurants`);

/** Answers the visitor, always with something to go on from. */
export function find(
  all: readonly Restaurant[],
  nearby: Nearby | undefined,
  finderQuery: FinderQuery,
  now: Date,
): Found {
  const narrowed = finderQuery.open || finderQuery.collect || finderQuery.amenities.length > 0;
  const fitting = narrowed ? ' with what you asked for' : '';
  const narrow = (list: readonly Restaurant[]) => filterRestaurants(list, finderQuery, now);
  const everyone = narrow(all).toSorted((one, other) => byName(one.title, other.title));
  const unranked = (message: string, failed = true): Found => ({
    restaurants: everyone,
    ranked: false,
    message,
    failed,
  });
  if (finderQuery.near === '') {
    const [words, failed] = everyone.length > 0 ? [count(everyone.length), false] : ['No restaurant', true];
    return unranked(`${words}${fitting}.`, failed);
  }
  const place = nearby?.place;
  if (!place) return byWords(everyone, finderQuery, nearby === undefined, unranked);
  const near = narrow(nearby.restaurants);
  if (near.length === 0) {
    const reason = nearby.restaurants.length === 0 ? `within ${nearby.miles} miles of` : `${fitting.trim()} near`;
    return unranked(
      `No restaurant ${reason} ${place.label}. ${everyone.length > 0 ? 'These are elsewhere:' : ''}`.trim(),
    );
  }
  return {
    restaurants: near,
    ranked: true,
    message: `${count(near.length)}${fitting} near ${place.label}, the nearest first.`,
    failed: false,
  };
}

/** Where the place is not known, or nobody can be asked, the restaurants' own names and addresses may still fit. */
function byWords(
  everyone: readonly Restaurant[],
  { words }: FinderQuery,
  unasked: boolean,
  unranked: (message: string) => Found,
): Found {
  const named = words === '' ? [] : findByText(everyone, words.split(/\s+/));
  if (named.length > 0)
    return {
      restaurants: named,
      ranked: false,
      message: `${count(named.length)} found for “${words}”.`,
      failed: false,
    };
  if (unasked) return unranked('We cannot measure distances at the moment. These are all our restaurants.');
  return unranked(
    `We know no place called “${words}”. Try a town or a postcode such as BA1. These are all our restaurants.`,
  );
}
