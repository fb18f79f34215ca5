import { renderToStaticMarkup } from 'react-dom/server';
import { expect, it } from 'vitest';
import { menuSummary } from '#schemas/domain/menu/menu.ts';
import { MenusPart } from './menus-part.tsx';

const main = menuSummary.parse({ id: 'main', name: 'Main menu', availability: 'Every day, from noon' });
const drinks = menuSummary.parse({ id: 'drinks', name: 'Drinks' });
const render = (menus: readonly (typeof main)[], folded = false): string =>
  renderToStaticMarkup(
    MenusPart({ path: '/restaurants/london/soho', menus, folded, headingLevel: 2, className: undefined }),
  );
const linksOf = (html: string) =>
  [...html.matchAll(/<a [^>]*href="([^"]*)"[^>]*>(.*?)<svg/g)].map(([, href, text = '']) => [
    href,
    text.replace(/<[^>]+>/g, '|'),
  ]);
const both = [
  ['/restaurants/london/soho/menu/main', '|Main menu||Every day, from noon|'],
  ['/restaurants/london/soho/menu/drinks', '|Drinks|'],
];

it('a restaurant lists its menus, each with when it is to be had [restaurant.page] [route.menu-links]', () => {
  expect(linksOf(render([main, drinks]))).toEqual(both);
  expect(render([main, drinks])).not.toContain('<details');
});

it('a restaurant has one selector for its menus where that is configured, unless there is one menu alone [restaurant.page]', () => {
  const html = render([main, drinks], true);
  expect(html).toMatch(/<details [^>]*><summary[^>]*>Choose a menu <svg/);
  expect(linksOf(/<details.*<\/details>/.exec(html)?.[0] ?? '')).toEqual(both);
  expect(render([main], true)).not.toContain('<details');
});

it('a restaurant leads to all menus where its own cannot be had [restaurant.page]', () => {
  expect(linksOf(render([], true))).toEqual([['/restaurants/london/soho/menu', '|All our menus|']]);
});
