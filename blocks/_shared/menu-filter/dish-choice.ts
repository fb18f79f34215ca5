import { allergenNames, readAllergens } from '#schemas/domain/menu/avoid-allergens.ts';
import type { DishChoice } from '#schemas/domain/menu/choose-dishes.ts';
import type { MenuTag } from '#schemas/domain/menu/tags-of.ts';

/** A choice as the query of an address, with its question mark; empty where nothing is chosen. */
export function choiceQuery({ diet, avoid }: DishChoice): string {
  const query = new URLSearchParams([
    ...diet.map((slug) => ['diet', slug]),
    ...avoid.map((name) => ['avoid', name]),
  ]).toString();
  return query && `?${query}`;
}

/** A choice in words: “Vegan”, “without milk”. A tag that is not among `tags` is named by its word in the address. */
export const choiceNames = ({ diet, avoid }: DishChoice, tags: readonly MenuTag[] = []): readonly string[] => [
  ...diet.map((word) => tags.find(({ slug }) => slug === word)?.name ?? capitalized(word.replaceAll('-', ' '))),
  ...readAllergens(avoid).map((name) => `without ${allergenNames[name].toLowerCase()}`),
];

const capitalized = (text: string): string => text.charAt(0).toUpperCase() + text.slice(1);

/** The address of an allergen guide that leaves out what the diner leaves out, at its dishes where it names its tile. */
export function guideLink(allergenUrl: string, avoid: readonly string[]): string {
  if (avoid.length === 0) return allergenUrl;
  const [address = '', hash] = allergenUrl.split('#');
  if (address === '' && hash) return `#${resultsId(hash)}`;
  const query = choiceQuery({ diet: [], avoid });
  const joined = address.includes('?') ? `${address}&${query.slice(1)}` : address + query;
  return hash ? `${joined}#${resultsId(hash)}` : joined;
}

/** The id of the place in a tile where its dishes begin. */
export const resultsId = (key: string): string => `${key}-results`;
