import { matchesWords } from '#schemas/content/field/normalize-for-search.ts';
import { dietsOf } from './dietary-claims.ts';
import type { Menu, MenuItem, MenuSection } from './menu.ts';
import { tagSlug } from './tag-slug.ts';

export interface FilteredMenu {
  /** Sections that still hold a dish, in order. */
  readonly sections: readonly MenuSection[];
  /** Dishes that are shown, and dishes there are. */
  readonly shown: number;
  readonly total: number;
}

const countDishes = (sections: readonly MenuSection[]): number =>
  sections.reduce((sum, { items }) => sum + items.length, 0);

/** What a dish is looked for by. */
export const searchableText = ({ name, origin = '', description = '' }: MenuItem): string => `${name} ${origin} ${description}`;

/** Keeps the dishes for which `keeps` is true, and the sections in which one is left. */
export function filterDishes({ sections }: Pick<Menu, 'sections'>, matches: (dish: MenuItem) => boolean): FilteredMenu {
  const remaining = sections
    .map((section) => ({ ...section, items: section.items.filter(matches) }))
    .filter(({ items }) => items.length > 0);
  return { sections: remaining, shown: countDishes(remaining), total: countDishes(sections) };
}

/**
 * The part of a menu that fits a diet: dishes that suit every selected tag, such as vegan ones for “Vegetarian”. Tags are given by their slugs; one
 * that the menu does not know fits no dish. With none selected every dish stays; with `words`, those whose text has them.
 */
export function filterMenu(
  menu: Pick<Menu, 'sections'>,
  selected: readonly string[],
  words: readonly string[] = [],
): FilteredMenu {
  const slugs = selected.map(tagSlug).filter((slug) => slug !== '');
  return filterDishes(menu, (dish) => {
    const diets = dietsOf(dish);
    return slugs.every((slug) => diets.has(slug)) && matchesWords(searchableText(dish), words);
  });
}
