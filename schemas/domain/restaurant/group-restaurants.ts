import { hasWords } from '#schemas/content/field/normalize-for-search.ts';
import type { Restaurant } from './restaurant.ts';

/** The restaurants of one city, by name. */
export interface CityGroup {
  readonly city: string;
  readonly name: string;
  readonly restaurants: readonly Restaurant[];
}

const byName = new Intl.Collator('en-GB').compare;

/** Restaurants by city, cities by name. */
export function groupByCity(restaurants: readonly Restaurant[]): readonly CityGroup[] {
  const groups = Map.groupBy(restaurants, ({ city }) => city);
  return [...groups]
    .map(([city, members]) => ({
      city,
      name: members.find(({ cityName }) => cityName)?.cityName ?? capital(city),
      restaurants: members.toSorted((one, other) => byName(one.title, other.title)),
    }))
    .sort((one, other) => byName(one.name, other.name));
}

const capital = (word: string): string =>
  word.replace(/(^|-)(\p{L})/gu, (_, dash: string, letter: string) => `${dash && ' '}${letter.toUpperCase()}`);

/** Restaurants whose name, street, city or postcode has every word looked for; a postcode also without its gap. */
export const findByText = (restaurants: readonly Restaurant[], words: readonly string[]): readonly Restaurant[] =>
  restaurants.filter(({ title, city, cityName = '', address, postcode = '' }) =>
    hasWords([title, city, cityName, ...address, postcode, postcode.replaceAll(' ', '')].join(' '), words),
  );
