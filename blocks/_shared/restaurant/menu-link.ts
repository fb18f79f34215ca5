import type { MenuArea } from '../block.ts';

/** The address of a menu, or of all menus, within the area of the site that the reader is in. */
export function menuLink(area: MenuArea, menuId?: string): string {
  const menus = menusOf(area);
  return menuId === undefined ? menus : `${menus}/${encodeURIComponent(menuId)}`;
}

function menusOf(area: MenuArea): string {
  switch (area.kind) {
    case 'home':
      return '/our-menu';
    case 'restaurant':
      return `/restaurants/${area.city}/${area.slug}/menu`;
    case 'city':
      return `/restaurants/${area.city}/menu`;
    case 'main':
      return '/menu';
  }
}
