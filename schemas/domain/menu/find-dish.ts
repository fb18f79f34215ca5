import type { Menu, MenuItem } from './menu.ts';

/** The query parameter with the dish whose sheet is open. */
export const dishParameter = 'dish';

/** The id of the sheet's element. A page shows one sheet at most. No tile key or section contains a dot. */
export const dishSheetId = 'dish.sheet';

/** Finds a dish of a menu by its id. */
export const findDish = ({ sections }: Pick<Menu, 'sections'>, id: string): MenuItem | undefined =>
  sections.flatMap(({ items }) => items).find((dish) => dish.id === id);

/** The dishes that go well with a dish, of the same menu. Ids that the menu does not have are left out. */
export const findCompanions = (menu: Pick<Menu, 'sections'>, { id, goesWith }: MenuItem): readonly MenuItem[] =>
  [...new Set(goesWith)].filter((other) => other !== id).flatMap((other) => findDish(menu, other) ?? []);
