import { hasWords } from '#schemas/content/field/normalize-for-search.ts';
import { type FilteredMenu, keepDishes, textOf } from './filter-menu.ts';
import { type Allergen, allergens, type Menu, type MenuItem } from './menu.ts';

/** Short names, as the heads of columns. */
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

/** The allergens among words of an address; other words are left out. */
export const readAllergens = (words: readonly string[]): readonly Allergen[] =>
  allergens.filter((name) => words.includes(name));

/** Whether the kitchen has declared nothing at all about a dish. */
export const isUndeclared = ({ allergens: record }: MenuItem): boolean =>
  allergens.every((name) => record[name] === 'unknown');

/**
 * The dishes for which the kitchen declares none of `avoided`, and whose text has the words looked for. A dish that
 * may contain one, or of which nothing is known, is left out: only a declaration counts.
 */
export const avoidAllergens = (
  menu: Pick<Menu, 'sections'>,
  avoided: readonly Allergen[],
  words: readonly string[],
): FilteredMenu =>
  keepDishes(
    menu,
    (dish) =>
      avoided.every((allergen) => dish.allergens[allergen] === 'none-declared') && hasWords(textOf(dish), words),
  );
