import { matchesWords } from '#schemas/content/field/normalize-for-search.ts';
import { type FilteredMenu, filterDishes, searchableText } from './filter-menu.ts';
import { type Allergen, allergens, type Menu, type MenuItem } from './menu.ts';

/** Short names for column headings. */
export const allergenNames = {
  celery: 'Celery',
  gluten: 'Gluten',
  crustaceans: 'Crustaceans',
  eggs: 'Eggs',
  fish: 'Fish',
  lupin: 'Lupin',
  milk: 'Milk',
  molluscs: 'Molluscs',
  mustard: 'Mustard',
  nuts: 'Tree nuts',
  peanuts: 'Peanuts',
  sesame: 'Sesame',
  soya: 'Soya',
  sulphites: 'Sulphites',
} as const satisfies Record<Allergen, string>;

/** The allergens among query values; other values are left out. */
export const readAllergens = (words: readonly string[]): readonly Allergen[] =>
  allergens.filter((name) => words.includes(name));

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
