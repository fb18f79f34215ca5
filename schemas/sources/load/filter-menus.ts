import { chooseDishes, type DishChoice } from '#schemas/domain/menu/filter/choose-dishes.ts';
import type { ListedMenu, MenuSummary } from '#schemas/domain/menu/menu.ts';
import type { ContentQueries } from '../ports.ts';
import { mapConcurrently } from './map-concurrently.ts';

/**
 * The menus with dishes that match a choice, each with the number of such dishes. A menu that cannot be loaded stays in
 * the list without a number.
 */
export async function filterMenus(
  menus: readonly MenuSummary[],
  choice: DishChoice,
  source: Pick<ContentQueries, 'menu'>,
): Promise<readonly ListedMenu[]> {
  const counts = await mapConcurrently(menus, ({ id }) => countMatchingDishes(id, choice, source));
  return menus.flatMap((menu, index) => {
    const fitting = counts[index];
    if (fitting === undefined) return [menu];
    return fitting > 0 ? [{ ...menu, fitting }] : [];
  });
}

async function countMatchingDishes(
  id: string,
  choice: DishChoice,
  source: Pick<ContentQueries, 'menu'>,
): Promise<number | undefined> {
  try {
    const menu = await source.menu(id);
    return menu && chooseDishes(menu, choice).shown;
  } catch {
    return undefined;
  }
}
