import { describe, expect, it } from 'vitest';
import type { MenuArea } from '#renderer/block.ts';
import { matchRoute } from '#site/routing/match-route.ts';
import { menuLink } from './menu-link.ts';

const areas: [MenuArea, menus: string, menu: string][] = [
  [{ kind: 'home' }, '/our-menu', '/our-menu/drinks'],
  [
    { kind: 'restaurant', city: 'london', slug: 'soho' },
    '/restaurants/london/soho/menu',
    '/restaurants/london/soho/menu/drinks',
  ],
  [{ kind: 'city', city: 'london' }, '/restaurants/london/menu', '/restaurants/london/menu/drinks'],
  [{ kind: 'main' }, '/menu', '/menu/drinks'],
];

describe('links to menus', () => {
  it.each(areas)('stay in the area %o [route.menu-links]', (area, menus, menu) => {
    expect(menuLink(area)).toBe(menus);
    expect(menuLink(area, 'drinks')).toBe(menu);
  });

  it.each(areas)('lead to an address that the site knows, from %o [route.menu-links]', (area) => {
    expect(matchRoute(menuLink(area, 'drinks'))).toMatchObject({ menuId: 'drinks' });
  });
});
