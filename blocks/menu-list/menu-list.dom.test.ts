import { screen } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import { showTiles } from '#blocks/_shared/testing/show-tiles.ts';
import { hasText } from '#blocks/_shared/testing/shown.ts';
import type { MenuArea } from '#schemas/content/page/page-context.ts';
import { exampleData } from '#schemas/sources/sources.generated.ts';

const [example] = exampleData.menus ?? [];
interface Shown {
  readonly count?: number;
  readonly tile?: object;
  readonly query?: Readonly<Record<string, readonly string[]>>;
  readonly area?: MenuArea;
  readonly change?: object;
}
const show = ({ count = 1, tile = {}, query = {}, area = { kind: 'main' }, change = {} }: Shown = {}) =>
  showTiles([{ type: 'menu-list', key: 'k', ...tile }], {
    data: {
      menus: Array.from({ length: count }, (_, at) => ({
        ...example,
        id: `m${at}`,
        name: `Menu ${at}`,
        description: undefined,
        availability: undefined,
        fitting: undefined,
        ...change,
      })),
    },
    page: { query, area },
  });
const links = (name: string) => screen.queryAllByRole('link', { name }).map((link) => link.getAttribute('href'));

describe('a list of menus [route.menu]', () => {
  it('has a card with a link for each menu, or for the first four', () => {
    show({ count: 5, tile: { count: 'all' } });
    expect(links('Read the menu')).toEqual(['/menu/m0', '/menu/m1', '/menu/m2', '/menu/m3', '/menu/m4']);
    expect(screen.queryByRole('link', { name: /^See all/ })).toBeNull();
    show({ count: 5, tile: { count: 'four' } });
    expect(links('Read the menu')).toHaveLength(4);
    expect(links('See all 5 menus')).toEqual(['/menu']);
    show({ count: 4, tile: { count: 'four' } });
    expect(screen.queryByRole('link', { name: /^See all/ })).toBeNull();
  });

  it('shows what is on a menu, and when', () => {
    show({ change: { description: 'Noodles', availability: 'At lunch' } });
    expect([hasText('Noodles'), hasText('At lunch'), hasText(/fit/)]).toEqual([true, true, false]);
  });

  it('is a strip on narrow screens if so configured, and never with a single menu [tile.catalogue]', () => {
    const narrowOf = (count: number, tile: object) => {
      show({ count, tile });
      return document.querySelector<HTMLElement>('[data-narrow]')?.dataset.narrow;
    };
    expect([narrowOf(2, { narrow: 'strip' }), narrowOf(1, { narrow: 'strip' }), narrowOf(2, {})]).toEqual([
      'strip',
      undefined,
      undefined,
    ]);
  });

  it('says that there is none', () => {
    const none = 'There is no menu here just now. Please look in again soon.';
    show({ count: 0 });
    expect(hasText(none)).toBe(true);
    show({ count: 1 });
    expect(hasText(none)).toBe(false);
    show({ count: 0, query: { diet: ['vegan'] } });
    expect(hasText(none)).toBe(false);
  });

  it.each([
    [{ kind: 'home' }, '/our-menu/m0', '/menu'],
    [{ kind: 'city', city: 'bath' }, '/restaurants/bath/menu/m0', '/restaurants/bath/menu'],
  ] satisfies [MenuArea, string, string][])('stays in its area: %o [route.menu-links]', (area, menu, all) => {
    show({ count: 5, tile: { count: 'four' }, area });
    expect([links('Read the menu')[0], links('See all 5 menus')]).toEqual([menu, [all]]);
  });
});

describe('a filtered list of menus [menu.filter-url]', () => {
  const query = { diet: ['vegan'], avoid: ['milk'] };

  it('keeps the filter in its links, says what it is, and can be reset', () => {
    show({ count: 5, tile: { count: 'four' }, query });
    expect(links('Read the menu')[0]).toBe('/menu/m0?diet=vegan&avoid=milk');
    expect(links('See all 5 menus')).toEqual(['/menu?diet=vegan&avoid=milk']);
    expect(screen.getByRole('status').textContent).toMatch(
      /^Menus with dishes that are: .*[Vv]egan.*\. Show all menus$/,
    );
    expect(links('Show all menus')).toEqual(['/menu']);
    show();
    expect(screen.queryByRole('status')).toBeNull();
  });

  it('says how many dishes fit, or that no menu has one', () => {
    show({ query, change: { fitting: 1 } });
    expect(hasText('1 dish fits')).toBe(true);
    show({ query, change: { fitting: 2 } });
    expect(hasText('2 dishes fit')).toBe(true);
    show({ query, count: 0 });
    expect(screen.getByRole('status').textContent).toMatch(/^No menu has a dish that is all of these: /);
  });
});
