import { z } from 'zod';
import { number } from '#schemas/content/field/field.ts';
import type { RuleError } from '#schemas/content/rules/find-rule-errors.ts';
import type { Fix } from '../../finding.ts';
import { findRestaurantPlace, type PlaceFacts, type RestaurantPlace, setPlace } from './restaurant-place.ts';

/** A warning that one press of a button can solve. */
export interface FixableWarning extends RuleError {
  readonly fixes?: readonly Fix[];
}

const degrees = number('Degrees', 'Latitude or longitude.').nullish().catch(undefined);
const place = z.object({ location: z.string(), city: z.string().nullish(), lat: degrees, lng: degrees });
type Place = z.output<typeof place>;

/** About a kilometre. */
const maxDegreesApart = 0.01;

/** A vacancy elsewhere than its restaurant: both places are shown, and visitors search by the city and its position. */
export function findPlaceWarnings(vacancy: unknown, facts: PlaceFacts): readonly FixableWarning[] {
  const { data } = place.safeParse(vacancy);
  const restaurant = data && findRestaurantPlace(facts, data.location);
  if (!data || !restaurant) return [];
  const warning = warningOf(data, restaurant);
  return warning ? [{ ...warning, fixes: [setPlace(restaurant)] }] : [];
}

function warningOf({ city, lat, lng }: Place, restaurant: RestaurantPlace): RuleError | undefined {
  const { label, city: own } = restaurant;
  if (own !== undefined && own.toLowerCase() !== city?.trim().toLowerCase())
    return {
      path: ['city'],
      message: `The restaurant “${label}” is in ${own}. Change the city, latitude and longitude too.`,
    };
  if (!isApart(lat, restaurant.lat) && !isApart(lng, restaurant.lng)) return undefined;
  const message = `The restaurant “${label}” is at ${restaurant.lat}, ${restaurant.lng}. Visitors who search near it may not find this vacancy.`;
  return { path: ['lat'], message };
}

const isApart = (one: number | null | undefined, other: number | undefined): boolean =>
  typeof one === 'number' && other !== undefined && Math.abs(one - other) > maxDegreesApart;
