import { describe, expect, it } from 'vitest';
import type { MenuArea } from '#schemas/content/page/page-context.ts';
import { matchRoute } from '#site/routing/match-route.ts';

import { menuPath } from './menu-path.ts';

const areas: [MenuArea, menus: string, menu: string][] = [
  [{ kind: 'home' }, '/our-menu', '/our-menu/drinks'],
  [
    { kind: 'restaurant', city: 'london', slug: 'soho' },
    '/restaurants/london/soho/menu',
    '/restaurants/london/soho/menu/drinks',
  ],
  [{ kind: 'restaurant', slug: 'pier' }, '/restaurants/pier/menu', '/restaurants/pier/menu/drinks'],
  [{ kind: 'city', city: 'london' }, '/restaurants/london/menu', '/restaurants/london/menu/drinks'],
  [{ kind: 'main' }, '/menu', '/menu/drinks'],
];

describe('menu paths', () => {
  it.each(areas)('stay in the area %o [route.menu-links]', (area, menus, menu) => {
    expect(menuPath(area)).toBe(menus);
    expect(menuPath(area, 'drinks')).toBe(menu);
  });

  it.each(areas)('lead to a known route, from %o [route.menu-links]', (area) => {
    expect(matchRoute(menuPath(area, 'drinks'))).toMatchObject({ menuId: 'drinks' });
  });
});
