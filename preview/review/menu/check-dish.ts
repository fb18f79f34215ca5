import type { PathStep } from '#schemas/content/problem/problem.ts';
import { allergenNames, allergens } from '#schemas/domain/menu/allergens.ts';
import { isContradicted, readClaim } from '#schemas/domain/menu/dietary-claims.ts';
import { menuItem } from '#schemas/domain/menu/menu.ts';
import { findFoodWords } from './find-food-words.ts';
import { levelTexts } from './levels.ts';
import { dishesOf, nameOfDish, sectionsOf, textOf } from './stored-menu.ts';

/** A disagreement between what a dish says and its allergen record. */
export interface DishWarning {
  readonly code: 'ingredient-not-declared' | 'tag-contradicted';
  /** From the dish, or from the menu for `checkMenu`. */
  readonly path: readonly PathStep[];
  readonly dish: string;
  readonly message: string;
}

const record = menuItem.pick({ allergens: true });
const tags = menuItem.pick({ dietaryTags: true });

const cache = new WeakMap<object, readonly DishWarning[]>();

/** Warnings about a stored dish. Cached by object, because a menu is checked at each change. */
export function checkDish(dish: unknown): readonly DishWarning[] {
  if (typeof dish !== 'object' || dish === null) return [];
  const cached = cache.get(dish) ?? findWarnings(dish);
  cache.set(dish, cached);
  return cached;
}

function findWarnings(dish: object): readonly DishWarning[] {
  // A record that cannot be read has a problem of its own.
  const levels = record.safeParse(dish).data?.allergens;
  if (!levels) return [];
  const name = nameOfDish(dish);
  const inName = findFoodWords(textOf(dish, 'name'));
  const inDescription = findFoodWords(textOf(dish, 'description'));
  const ingredients = allergens.flatMap((allergen): DishWarning[] => {
    const level = levels[allergen];
    const word = inName.get(allergen) ?? inDescription.get(allergen);
    if (word === undefined || level === 'contains' || level === 'may-contain') return [];
    const source = inName.has(allergen) ? 'name' : 'description';
    const message = `The ${source} says “${word}”, but the record says “${levelTexts[level].toLowerCase()}” for ${allergenNames[allergen].toLowerCase()}.`;
    return [{ code: 'ingredient-not-declared', path: ['allergens', allergen], dish: name, message }];
  });
  const contradicted = (tags.safeParse(dish).data?.dietaryTags ?? []).flatMap((tag, at): DishWarning[] => {
    const claim = readClaim(tag.name);
    if (!claim || !isContradicted(claim, levels)) return [];
    const message = `The tag “${tag.name}” is not supported by the allergen record, so diners do not see it.`;
    return [{ code: 'tag-contradicted', path: ['dietaryTags', at], dish: name, message }];
  });
  return [...ingredients, ...contradicted];
}

/** All warnings about the dishes of a stored menu, in its order. */
export const checkMenu = (menu: unknown): readonly DishWarning[] =>
  sectionsOf(menu).flatMap((section, at) =>
    dishesOf(section).flatMap((dish, item) =>
      checkDish(dish).map((warning) => ({ ...warning, path: ['sections', at, 'items', item, ...warning.path] })),
    ),
  );
