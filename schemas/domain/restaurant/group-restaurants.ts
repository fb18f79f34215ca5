import { matchesWords } from '#schemas/content/field/normalize-for-search.ts';
import type { Restaurant } from './restaurant.ts';

/** The restaurants of one city, by name. */
export interface CityGroup {
  readonly city: string;
  readonly name: string;
  readonly restaurants: readonly Restaurant[];
}

const byName = new Intl.Collator('en-GB').compare;

/** Groups restaurants by city; cities and restaurants are sorted by name. A restaurant without a city is a group. */
export function groupRestaurantsByCity(restaurants: readonly Restaurant[]): readonly CityGroup[] {
  const groups = Map.groupBy(restaurants, ({ city, slug }) => city ?? slug);
  return [...groups]
    .map(([city, members]) => ({
      city,
      name: cityNameOf(city, members),
      restaurants: members.toSorted((one, other) => byName(one.title, other.title)),
    }))
    .sort((one, other) => byName(one.name, other.name));
}

function cityNameOf(city: string, members: readonly Restaurant[]): string {
  const name = members.find(({ cityName }) => cityName)?.cityName;
  if (name !== undefined) return name;
  const [only] = members.every((member) => member.city === undefined) ? members : [];
  return only?.title ?? formatCityName(city);
}

const formatCityName = (word: string): string =>
  word.replace(/(^|-)(\p{L})/gu, (_, dash: string, letter: string) => `${dash && ' '}${letter.toUpperCase()}`);

/** Restaurants with every search word in name, address, city or postcode; a postcode matches with or without its space. */
export const findRestaurantsByText = (
  restaurants: readonly Restaurant[],
  words: readonly string[],
): readonly Restaurant[] => restaurants.filter((each) => matchesWords(listTexts(each).join(' '), words));

/** Whether one text of a restaurant has every search word. “Oxford Street” is not the street of one in Broad Street, Oxford. */
export const hasWordsTogether = (restaurant: Restaurant, words: readonly string[]): boolean =>
  listTexts(restaurant).some((text) => matchesWords(text, words));

const listTexts = ({ title, city = '', cityName = '', address, postcode = '' }: Restaurant): readonly string[] => [
  title,
  city,
  cityName,
  ...address,
  postcode,
  postcode.replaceAll(' ', ''),
];
