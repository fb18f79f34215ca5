import { renderToStaticMarkup } from 'react-dom/server';
import { expect, it } from 'vitest';
import { menuSummary } from '#schemas/domain/menu/menu.ts';
import { MenusPart } from './menus-part.tsx';

const main = menuSummary.parse({ id: 'main', name: 'Main menu', availability: 'Every day, from noon' });
const drinks = menuSummary.parse({ id: 'drinks', name: 'Drinks' });
const render = (menus: readonly (typeof main)[], isCollapsed = false): string =>
  renderToStaticMarkup(
    MenusPart({ path: '/restaurants/london/soho', menus, isCollapsed, headingLevel: 2, className: undefined }),
  );
const listLinks = (html: string) =>
  [...html.matchAll(/<a [^>]*href="([^"]*)"[^>]*>(.*?)<svg/g)].map(([, href, text = '']) => [
    href,
    text.replace(/<[^>]+>/g, '|'),
  ]);
const both = [
  ['/restaurants/london/soho/menu/main', '|Main menu||Every day, from noon|'],
  ['/restaurants/london/soho/menu/drinks', '|Drinks|'],
];

it('a restaurant lists its menus with their availability [restaurant.page] [route.menu-links]', () => {
  expect(listLinks(render([main, drinks]))).toEqual(both);
  expect(render([main, drinks])).not.toContain('<details');
});

it('a restaurant has one selector for several menus if that is configured [restaurant.page]', () => {
  const html = render([main, drinks], true);
  expect(html).toMatch(/<details [^>]*><summary[^>]*>Choose a menu <svg/);
  expect(listLinks(/<details.*<\/details>/.exec(html)?.[0] ?? '')).toEqual(both);
  expect(render([main], true)).not.toContain('<details');
});

it('a restaurant links to all menus if its own cannot be loaded [restaurant.page]', () => {
  expect(listLinks(render([], true))).toEqual([['/restaurants/london/soho/menu', '|All our menus|']]);
});
