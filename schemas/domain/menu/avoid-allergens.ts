import { matchesWords } from '#schemas/content/field/normalize-for-search.ts';
import { type Allergen, allergens } from './allergens.ts';
import { type FilteredMenu, filterDishes, searchableText } from './filter-menu.ts';
import type { Menu, MenuItem } from './menu.ts';

/** Whether the kitchen has declared nothing about a dish. */
export const isUndeclared = ({ allergens: record }: Pick<MenuItem, 'allergens'>): boolean =>
  allergens.every((name) => record[name] === 'unknown');

/**
 * The dishes that are declared free of all `avoided` allergens and match the search words. Dishes that may contain one,
 * or with no declaration, are left out.
 */
export const avoidAllergens = (
  menu: Pick<Menu, 'sections'>,
  avoided: readonly Allergen[],
  words: readonly string[],
): FilteredMenu =>
  filterDishes(
    menu,
    (dish) =>
      avoided.every((allergen) => dish.allergens[allergen] === 'none-declared') &&
      matchesWords(searchableText(dish), words),
  );
