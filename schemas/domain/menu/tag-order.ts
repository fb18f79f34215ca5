/**
 * Words of tags in the order in which diners look for them: what one eats, what must not be in it, how hot it is. A
 * tag with none of them comes after those.
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

/** By a tag's word in addresses, so that filters, dishes and keys name tags in one order. */
export function compareTags(one: string, other: string): number {
  return rankOf(one) - rankOf(other) || one.localeCompare(other, 'en');
}

function rankOf(slug: string): number {
  const words = slug.split('-');
  const place = order.findIndex((word) => words.includes(word));
  return place < 0 ? order.length : place;
}
