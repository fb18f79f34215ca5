import { readAllergens } from '../allergens.ts';
import { avoidAllergens } from '../avoid-allergens.ts';
import { type FilteredMenu, filterMenu } from '../filter-menu.ts';
import type { Menu } from '../menu.ts';

/** A diner's selected filters as slugs: diets that dishes must suit and allergens that they must not contain. */
export interface DishChoice {
  readonly diet: readonly string[];
  readonly avoid: readonly string[];
}

export const hasDishChoice = ({ diet, avoid }: DishChoice): boolean => diet.length + avoid.length > 0;

/** The dishes of a menu that match a choice and the search `words`; empty sections are left out. */
export function chooseDishes(
  menu: Pick<Menu, 'sections'>,
  { diet, avoid }: DishChoice,
  words: readonly string[] = [],
): FilteredMenu {
  const { sections, total } = filterMenu(menu, diet, words);
  return { ...avoidAllergens({ sections: [...sections] }, readAllergens(avoid), []), total };
}
