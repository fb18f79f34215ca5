import { allergens } from '../allergens.ts';
import { getSuitableDiets } from '../dietary-claims.ts';
import type { MenuItem, MenuSection } from '../menu.ts';
import { levelLetters } from './dish-facts.ts';

/** Formats the facts of a dish that matter to a diner’s choice: `vegan vegetarian|nnnnnunnnnnncn`. */
export const formatDishFacts = (dish: MenuItem): string =>
  `${[...getSuitableDiets(dish)].join(' ')}|${allergens.map((name) => levelLetters[dish.allergens[name]]).join('')}`;

/** Formats the facts of all dishes: each different one with its number of dishes. */
export function formatMenuFacts(sections: readonly MenuSection[]): string {
  const counts = new Map<string, number>();
  for (const facts of sections.flatMap(({ items }) => items).map(formatDishFacts))
    counts.set(facts, (counts.get(facts) ?? 0) + 1);
  return [...counts].map(([facts, count]) => `${facts}*${count}`).join(';');
}
