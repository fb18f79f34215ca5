import type { Restaurant } from '#schemas/domain/restaurant/restaurant.ts';
import { type ApiProblem, type ApiProblemCode, isAbsentCall } from '../api-problem.ts';
import type { LookUp } from './look-up.ts';

/** The calls for one restaurant. */
export interface RestaurantCalls {
  getRestaurant(slug: string, city: string): Promise<LookUp<Restaurant>>;
  getRestaurantBySlug(slug: string): Promise<LookUp<Restaurant>>;
  getRestaurantById(storeId: string): Promise<LookUp<Restaurant>>;
}

/** Whether the list has only part of a restaurant: it lacks what every restaurant of a chain has. */
export const isSummary = ({ openingTimes, phone, amenities }: Restaurant): boolean =>
  openingTimes === undefined || phone === undefined || amenities.length === 0;

/**
 * The full entry of a restaurant, from the first of the calls that has it; undefined if the API has
 * none. Rejects with an `ApiProblem` if the calls fail.
 */
export async function loadRestaurantDetails(
  calls: RestaurantCalls,
  { slug, city, storeId }: Restaurant,
): Promise<Restaurant | undefined> {
  const requests = [
    ...(city === undefined ? [] : [() => calls.getRestaurant(slug, city)]),
    () => calls.getRestaurantBySlug(slug),
    () => calls.getRestaurantById(storeId),
  ];
  let problem: ApiProblem | undefined;
  for (const request of requests) {
    const answer = await request();
    if (answer.kind === 'found' && answer.value.slug.toLowerCase() === slug) return answer.value;
    if (answer.kind !== 'failed') continue;
    problem = answer.problem;
    if (noReplyCodes.has(problem.code)) throw problem;
  }
  if (problem && !isAbsentCall(problem)) throw problem;
  return undefined;
}

/** The API itself did not answer, so another call would not be answered either. */
const noReplyCodes: ReadonlySet<ApiProblemCode> = new Set([
  'not-connected',
  'unreachable',
  'timed-out',
  'cancelled',
  'unavailable',
]);

/** The details of a restaurant, with what only its entry in the list has. Its ids are those of the list. */
export function addDetails(entry: Restaurant, details: Restaurant | undefined): Restaurant {
  if (!details) return entry;
  const stated = Object.entries(details).filter(([, value]) => !isEmpty(value));
  const { slug, city, storeId } = entry;
  // Absent means true in both, so the one that says false has stated it.
  const onlineBooking = entry.onlineBooking && details.onlineBooking;
  return { ...entry, ...Object.fromEntries(stated), slug, city, storeId, onlineBooking };
}

const isEmpty = (value: unknown): boolean => value === undefined || (Array.isArray(value) && value.length === 0);
