import type { DishChoice } from '#schemas/domain/menu/filter/choose-dishes.ts';
import type { ListedMenu } from '#schemas/domain/menu/menu.ts';
import { defineSource } from './define-source.ts';
import { exampleMenus } from './examples/menus.ts';
import { filterMenus } from './load/filter-menus.ts';

interface MenusParams {
  readonly restaurant?: string | undefined;
  readonly choice?: DishChoice | undefined;
}

/** All menus, or those of a restaurant; with `choice`, only menus that have a matching dish. */
export const menusSource = defineSource<'menus', MenusParams, readonly ListedMenu[]>({
  name: 'menus',
  example: exampleMenus,
  async load({ restaurant, choice }, { source }) {
    const menus = await source.menus(restaurant);
    return choice ? filterMenus(menus, choice, source) : menus;
  },
});
