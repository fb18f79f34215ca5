import { z } from 'zod';
import type { RuleError } from '#schemas/content/rules/find-rule-errors.ts';

/** What is known of where restaurants are. */
export interface PlaceFacts {
  /** Restaurants by title, with the name of their city if they are in one. */
  readonly restaurants: readonly { readonly label: string; readonly city?: string | undefined }[];
}

const place = z.object({ location: z.string(), city: z.string().nullish() });

/** A vacancy whose restaurant is in another city: both are shown, and visitors search by the city and its position. */
export function findPlaceWarnings(vacancy: unknown, { restaurants }: PlaceFacts): readonly RuleError[] {
  const { data } = place.safeParse(vacancy);
  const city = restaurants.find(({ label }) => label === data?.location)?.city;
  if (!data || city === undefined || city.toLowerCase() === data.city?.trim().toLowerCase()) return [];
  const message = `“${data.location}” is in ${city}. Change the city, latitude and longitude too.`;
  return [{ path: ['city'], message }];
}
