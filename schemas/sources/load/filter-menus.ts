import { chooseDishes, type DishChoice } from '#schemas/domain/menu/choose-dishes.ts';
import type { ListedMenu, MenuSummary } from '#schemas/domain/menu/menu.ts';
import type { ContentQueries } from '../ports.ts';

/** Menus that are loaded concurrently. */
const concurrency = 8;

/**
 * The menus with dishes that match a choice, each with the number of such dishes. A menu that cannot be loaded stays in
 * the list without a number.
 */
export async function filterMenus(
  menus: readonly MenuSummary[],
  choice: DishChoice,
  source: Pick<ContentQueries, 'menu'>,
): Promise<readonly ListedMenu[]> {
  const listed: ListedMenu[] = [];
  for (let at = 0; at < menus.length; at += concurrency) {
    const batch = menus.slice(at, at + concurrency);
    const counts = await Promise.all(batch.map(({ id }) => countMatchingDishes(id, choice, source)));
    batch.forEach((menu, index) => {
      const fitting = counts[index];
      if (fitting === undefined) listed.push(menu);
      else if (fitting > 0) listed.push({ ...menu, fitting });
    });
  }
  return listed;
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
