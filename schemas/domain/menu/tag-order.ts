/**
 * Words in tag slugs, in display order: diets first, then ingredients to avoid, then heat. Tags with none of these words
 * come last.
 */
const order = [
  'vegan',
  'vegetarian',
  'pescatarian',
  'halal',
  'kosher',
  'gluten',
  'milk',
  'dairy',
  'egg',
  'nut',
  'nuts',
  'peanuts',
  'mild',
  'medium',
  'hot',
];

/** Compares tags by slug, so that filters, dishes and keys list them in the same order. */
export function compareTags(one: string, other: string): number {
  return rankOf(one) - rankOf(other) || one.localeCompare(other, 'en');
}

/** Whether a tag says what a person eats, rather than how a dish tastes. Such tags are part of a diner's profile. */
export const isDietTag = (slug: string): boolean => rankOf(slug) < order.indexOf('mild');

function rankOf(slug: string): number {
  const words = slug.split('-');
  const place = order.findIndex((word) => words.includes(word));
  return place < 0 ? order.length : place;
}
