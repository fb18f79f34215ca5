import { hasWords } from '#schemas/content/field/normalize-for-search.ts';
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

const countOf = (sections: readonly MenuSection[]): number =>
  sections.reduce((sum, { items }) => sum + items.length, 0);

/** What a dish is looked for by. */
export const textOf = ({ name, origin = '', description = '' }: MenuItem): string => `${name} ${origin} ${description}`;

/** Keeps the dishes for which `keeps` is true, and the sections in which one is left. */
export function keepDishes({ sections }: Pick<Menu, 'sections'>, keeps: (dish: MenuItem) => boolean): FilteredMenu {
  const kept = sections
    .map((section) => ({ ...section, items: section.items.filter(keeps) }))
    .filter(({ items }) => items.length > 0);
  return { sections: kept, shown: countOf(kept), total: countOf(sections) };
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
  const wanted = selected.map(tagSlug).filter((slug) => slug !== '');
  return keepDishes(menu, (dish) => {
    const suited = dietsOf(dish);
    return wanted.every((slug) => suited.has(slug)) && hasWords(textOf(dish), words);
  });
}
