import type { MenuArea } from '#schemas/content/page/page-context.ts';
import { restaurantPath } from './restaurant-links.ts';

/** Returns the address of a menu, or of all menus, in the current area of the site. */
export function menuPath(area: MenuArea, menuId?: string): string {
  const menus = menusPath(area);
  return menuId === undefined ? menus : `${menus}/${encodeURIComponent(menuId)}`;
}

function menusPath(area: MenuArea): string {
  switch (area.kind) {
    case 'home':
      return '/our-menu';
    case 'restaurant':
      return `${restaurantPath(area)}/menu`;
    case 'city':
      return `/restaurants/${area.city}/menu`;
    case 'main':
      return '/menu';
  }
}
