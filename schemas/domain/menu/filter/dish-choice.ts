import { allergenNames, readAllergens } from '#schemas/domain/menu/allergens.ts';
import type { DishChoice } from '#schemas/domain/menu/filter/choose-dishes.ts';
import type { MenuTag } from '#schemas/domain/menu/menu-tags.ts';

/** Builds the query string of a choice, with its question mark; empty if nothing is chosen. */
export function buildChoiceQuery({ diet, avoid }: DishChoice): string {
  const query = new URLSearchParams([
    ...diet.map((slug) => ['diet', slug]),
    ...avoid.map((name) => ['avoid', name]),
  ]).toString();
  return query && `?${query}`;
}

/** Describes a choice: “Vegan”, “without milk”. A tag that is not among `tags` is named after its slug. */
export const describeChoice = ({ diet, avoid }: DishChoice, tags: readonly MenuTag[] = []): readonly string[] => [
  ...diet.map((word) => tags.find(({ slug }) => slug === word)?.name ?? capitalize(word.replaceAll('-', ' '))),
  ...readAllergens(avoid).map((name) => `without ${allergenNames[name].toLowerCase()}`),
];

const capitalize = (text: string): string => text.charAt(0).toUpperCase() + text.slice(1);

/**
 * Builds the address of an allergen guide that excludes the same allergens. If it names a tile, it leads to that tile's
 * results.
 */
export function buildGuideUrl(allergenUrl: string, avoid: readonly string[]): string {
  if (avoid.length === 0) return allergenUrl;
  const [address = '', hash] = allergenUrl.split('#');
  if (address === '' && hash) return `#${resultsId(hash)}`;
  const query = buildChoiceQuery({ diet: [], avoid });
  const joined = address.includes('?') ? `${address}&${query.slice(1)}` : address + query;
  return hash ? `${joined}#${resultsId(hash)}` : joined;
}

/** Returns the id of the element in which the results of a tile begin. */
export const resultsId = (key: string): string => `${key}-results`;
