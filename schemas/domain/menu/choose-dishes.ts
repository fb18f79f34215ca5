import { avoidAllergens, readAllergens } from './avoid-allergens.ts';
import { type FilteredMenu, filterMenu } from './filter-menu.ts';
import type { Menu } from './menu.ts';

/** What a diner keeps to, in words of addresses: tags that dishes must suit, allergens that they must be without. */
export interface DishChoice {
  readonly diet: readonly string[];
  readonly avoid: readonly string[];
}

export const isChoosing = ({ diet, avoid }: DishChoice): boolean => diet.length + avoid.length > 0;

/** The dishes of a menu that fit a choice and whose text has `words`; sections without one are left out. */
export function chooseDishes(
  menu: Pick<Menu, 'sections'>,
  { diet, avoid }: DishChoice,
  words: readonly string[] = [],
): FilteredMenu {
  const { sections, total } = filterMenu(menu, diet, words);
  return { ...avoidAllergens({ sections: [...sections] }, readAllergens(avoid), []), total };
}
