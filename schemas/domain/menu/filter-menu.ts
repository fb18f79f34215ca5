import { matchesWords } from '#schemas/content/field/normalize-for-search.ts';
import { getSuitableDiets } from './dietary-claims.ts';
import type { Menu, MenuItem, MenuSection } from './menu.ts';
import { tagSlug } from './tag-slug.ts';

export interface FilteredMenu {
  /** Sections that still have dishes, in order. */
  readonly sections: readonly MenuSection[];
  /** Number of matching dishes, and of all dishes. */
  readonly shown: number;
  readonly total: number;
}

const countDishes = (sections: readonly MenuSection[]): number =>
  sections.reduce((sum, { items }) => sum + items.length, 0);

/** The text of a dish that searches match. */
export const searchableText = ({ name, origin = '', description = '' }: MenuItem): string =>
  `${name} ${origin} ${description}`;

/** Filters the dishes of a menu and removes empty sections. */
export function filterDishes({ sections }: Pick<Menu, 'sections'>, matches: (dish: MenuItem) => boolean): FilteredMenu {
  const remaining = sections
    .map((section) => ({ ...section, items: section.items.filter(matches) }))
    .filter(({ items }) => items.length > 0);
  return { sections: remaining, shown: countDishes(remaining), total: countDishes(sections) };
}

/**
 * Filters a menu by diet: dishes that suit every selected tag, such as vegan dishes for “Vegetarian”. `selected` contains
 * slugs; an unknown slug matches no dish, and an empty list matches all. With `words`, the dish's text must match them.
 */
export function filterMenu(
  menu: Pick<Menu, 'sections'>,
  selected: readonly string[],
  words: readonly string[] = [],
): FilteredMenu {
  const slugs = selected.map(tagSlug).filter((slug) => slug !== '');
  return filterDishes(menu, (dish) => {
    const diets = getSuitableDiets(dish);
    return slugs.every((slug) => diets.has(slug)) && matchesWords(searchableText(dish), words);
  });
}
