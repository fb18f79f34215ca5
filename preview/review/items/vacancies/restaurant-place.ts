import { isRecord } from '#schemas/content/is-record.ts';
import { setAt } from '#schemas/content/set-at.ts';
import type { Fix } from '../../finding.ts';
import { applyFix } from '../../fix.ts';
import { valueAt } from '../../values/value-at.ts';

/** Where a restaurant is, by its title. */
export interface RestaurantPlace {
  readonly label: string;
  /** The name of its city, if it is in one. */
  readonly city?: string | undefined;
  readonly lat?: number | undefined;
  readonly lng?: number | undefined;
}

/** What is known of where restaurants are. */
export interface PlaceFacts {
  readonly restaurants: readonly RestaurantPlace[];
}

export const findRestaurantPlace = ({ restaurants }: PlaceFacts, location: unknown): RestaurantPlace | undefined =>
  restaurants.find(({ label }) => label === location);

/** Gives a vacancy the city and the position of its restaurant, as far as they are known. */
export function setPlace({ city, lat, lng }: RestaurantPlace): Fix {
  const hasPosition = lat !== undefined && lng !== undefined;
  return {
    label: hasPosition ? 'Use the restaurant’s city and position' : 'Use the restaurant’s city',
    changes: [
      ...(city === undefined ? [] : [{ path: ['city'], value: city }]),
      ...(hasPosition
        ? [
            { path: ['lat'], value: lat },
            { path: ['lng'], value: lng },
          ]
        : []),
    ],
  };
}

const placeFields = ['city', 'lat', 'lng'] as const;
const isEmpty = (value: unknown): boolean => value === undefined || value === null || value === '';

/**
 * A vacancy whose restaurant was just chosen. It gets the place of the restaurant if it has none yet, or that of the
 * restaurant before.
 */
export function fillPlace(vacancy: unknown, facts: PlaceFacts, before: unknown = {}): unknown {
  const restaurant = isRecord(vacancy) && findRestaurantPlace(facts, vacancy.location);
  if (!restaurant) return vacancy;
  const former = findRestaurantPlace(facts, valueAt(before, ['location']));
  const follows = (field: (typeof placeFields)[number]): boolean =>
    isEmpty(vacancy[field]) || vacancy[field] === former?.[field];
  if (!placeFields.every(follows)) return vacancy;
  const withoutPlace = placeFields.reduce<unknown>((content, field) => setAt(content, [field], undefined), vacancy);
  return applyFix(withoutPlace, setPlace(restaurant));
}
