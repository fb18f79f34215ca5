import { screen, within } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import { restaurantPath } from '#blocks/_shared/restaurant/restaurant-links.ts';
import { showTiles } from '#blocks/_shared/testing/show-tiles.ts';
import { hasText, texts } from '#blocks/_shared/testing/shown.ts';
import { defaultOptions } from '#schemas/content/page/default-options.ts';
import { allergens as names } from '#schemas/domain/menu/allergens.ts';
import { exampleData } from '#schemas/sources/sources.generated.ts';

const none = Object.fromEntries(names.map((name) => [name, 'none-declared']));
const image = { url: '/media/satay.jpg', alt: 'Satay', width: 80, height: 60 };
const dish = (id: string, change: object = {}) => ({
  id,
  name: `Dish ${id}`,
  dietaryTags: [],
  allergens: none,
  ...change,
});
const section = (id: string, items: readonly object[], change: object = {}) => ({
  id,
  name: `Part ${id}`,
  items,
  ...change,
});

interface Shown {
  readonly tile?: object;
  readonly menu?: object;
  readonly query?: Readonly<Record<string, readonly string[]>>;
  readonly search?: boolean;
}
const show = (sections: readonly object[], { tile = {}, menu = {}, query = {}, search = false }: Shown = {}) =>
  showTiles([{ type: 'menu-section', key: 'k', menuId: 'main', allergenUrl: '/allergens', ...tile }], {
    data: { menu: { id: 'main', name: 'Mains', sections, ...menu } },
    page: { query, options: { ...defaultOptions, menuSearch: search } },
  });
const headings = (level: number) => screen.queryAllByRole('heading', { level }).map(({ textContent }) => textContent);
const hrefOf = (name: string | RegExp) => screen.queryByRole('link', { name })?.getAttribute('href');
/** One is above the dishes, one below the filter. */
const resetUrls = () => screen.queryAllByRole('link', { name: 'Show all' }).map((link) => link.getAttribute('href'));

describe('a menu [menu.page]', () => {
  it('has a heading for itself, its sections and its dishes, and links to its sections', () => {
    show([section('a', [dish('1')], { description: 'To begin' }), section('b', [dish('2')])], {
      menu: { description: 'What we cook', availability: 'All day' },
    });
    expect([headings(1), headings(2), headings(3)]).toEqual([['Mains'], ['Part a', 'Part b'], ['Dish 1', 'Dish 2']]);
    expect(['What we cook', 'All day', 'To begin'].map(hasText)).toEqual([true, true, true]);
    const nav = within(screen.getByRole('navigation', { name: 'Sections of Mains' }));
    expect(nav.getAllByRole('link').map((link) => link.getAttribute('href'))).toEqual(['#k-a', '#k-b']);
    expect(document.querySelector('.body')?.getAttribute('data-plain')).toBe('false');
  });

  it('counts the dishes of each section on the page that are shown [diner.profile]', () => {
    const mild = { dietaryTags: [{ slug: 'mild', name: 'Mild' }] };
    const sections = [
      section('a', [dish('1', mild), dish('2')]),
      section(
        'b',
        Array.from({ length: 150 }, (_, index) => dish(`b${index}`, mild)),
      ),
    ];
    const links = () =>
      within(screen.getByRole('navigation', { name: 'Sections of Mains' }))
        .getAllByRole('link')
        .map(({ textContent }) => textContent);
    show(sections.map((each) => ({ ...each, items: each.items.slice(0, 3) })));
    expect(links()).toEqual(['Part a 2 shown', 'Part b 3 shown']);
    show(
      sections.map((each) => ({ ...each, items: each.items.slice(0, 3) })),
      { query: { diet: ['mild'] } },
    );
    expect(links()).toEqual(['Part a 1 shown', 'Part b 3 shown']);
    show(sections, { query: { section: ['a'] } });
    expect(links()).toEqual(['Part a 2 shown', 'Part b']);
  });

  it('of one section needs no links to sections', () => {
    show([section('a', [dish('1')])]);
    expect(screen.queryByRole('navigation')).toBeNull();
    show([section('a', [dish('1')])], { tile: { filter: false } });
    expect(document.querySelector('.body')?.getAttribute('data-plain')).toBe('true');
    show([section('a', [dish('1')]), section('b', [dish('2')])], { tile: { filter: false } });
    expect(document.querySelector('.body')?.getAttribute('data-plain')).toBe('false');
  });

  it('can be some of its sections, or one under its own name', () => {
    const all = ['a', 'b', 'c'].map((id) => section(id, [dish(id)], { description: `About ${id}` }));
    show(all, { tile: { sectionIds: ['a', 'c'] } });
    expect([headings(1), headings(2)]).toEqual([['Mains'], ['Part a', 'Part c']]);
    show(all, { tile: { sectionIds: ['b'] } });
    expect([headings(1), headings(2)]).toEqual([['Part b'], ['Dish b']]);
    expect(hasText('About b')).toBe(true);
    show(all, { tile: { sectionIds: ['gone'] } });
    expect([headings(1), hasText(/^Nothing is on this menu just now/)]).toEqual([['Mains'], true]);
  });

  it('shows price, portion, energy, origin and tags of a dish', () => {
    const full = {
      pricePence: 1250,
      portion: '4 pieces',
      kcal: 320,
      origin: 'Penang',
      description: 'Grilled',
      dietaryTags: [{ name: 'Vegan' }],
    };
    show([section('a', [dish('1', full), dish('2')])]);
    expect(headings(3)[0]).toBe('Dish 1');
    expect([texts('.price'), texts('.what'), texts('.facts')]).toEqual([
      ['£12.50'],
      ['Grilled'],
      ['Penang · 4 pieces · 320 kcal'],
    ]);
    expect(texts('.notes .tags li')).toEqual(['Vegan']);
    // A dish without diets and allergens shows no line for them on a screen, only its codes on paper.
    expect(texts('.notes:not(.print-only)')).toHaveLength(1);
    expect(texts('.notes.print-only')).toEqual(['none of the 14']);
    expect(hasText('Adults need around 2000 kcal a day.')).toBe(true);
  });

  it('warns of what dishes contain and may contain, and of dishes without declarations [menu.allergens]', () => {
    const unknown = Object.fromEntries(names.map((name) => [name, 'unknown']));
    show([
      section('a', [
        dish('1', { allergens: { ...none, peanuts: 'contains', nuts: 'contains' } }),
        dish('2', { allergens: { ...none, nuts: 'contains', peanuts: 'may-contain' } }),
        dish('3', { allergens: unknown }),
        dish('4'),
      ]),
    ]);
    expect(texts('.warnings')).toEqual([
      'Contains tree nuts and peanuts',
      'Contains tree nuts; may contain peanuts',
      'Allergens not declared: please ask',
    ]);
  });

  it('stresses what is not declared, after all that is [menu.allergens]', () => {
    show([section('a', [dish('1', { allergens: { ...none, peanuts: 'contains', nuts: 'unknown' } })])]);
    expect(texts('.warnings')).toEqual(['Contains peanuts. Other allergens are not declared: please ask']);
    expect(texts('.warnings strong')).toEqual(['Other allergens are not declared: please ask']);
  });

  it('has headings of sections on its own surface [menu.page]', () => {
    show([section('a', [dish('1')]), section('b', [dish('2')])]);
    expect(document.querySelectorAll('.band')).toHaveLength(2);
    expect(document.querySelectorAll('.sections [data-surface]')).toHaveLength(0);
  });

  it('has no, some or all pictures', () => {
    const dishes = (count: number) =>
      Array.from({ length: count }, (_, at) => dish(`${at}`, { image: { ...image, url: `/${at}.jpg` } }));
    const pictures = (count: number, shown: string) => {
      show([section('a', [...dishes(count), dish('plain')])], { tile: { pictures: shown } });
      return [document.querySelectorAll('picture').length, document.querySelectorAll('.placeholder').length];
    };
    expect(pictures(3, 'none')).toEqual([0, 0]);
    expect(pictures(2, 'some')).toEqual([1, 0]);
    expect(document.querySelector('.band')?.getAttribute('data-pictures')).toBe('1');
    expect(pictures(3, 'some')).toEqual([2, 0]);
    expect(pictures(3, 'all')).toEqual([3, 1]);
    expect([...document.querySelectorAll('.dish')].map((each) => each.getAttribute('data-pictured'))).toEqual([
      'true',
      'true',
      'true',
      'true',
    ]);
  });

  it('ends with its small print', () => {
    const energy = 'Adults need around 2000 kcal a day.';
    show([section('a', [dish('1', { kcal: 5 })])], { menu: { note: 'Service is not included.' } });
    expect([hasText(energy), hasText('Service is not included.'), hrefOf('Allergen guide')]).toEqual([
      true,
      true,
      '/allergens',
    ]);
    show([section('a', [dish('1', { kcal: 5 })])], { menu: { note: 'Adults need 2,000 kcal.' } });
    expect(hasText(energy)).toBe(false);
    show([section('a', [dish('1')])]);
    expect(hasText(energy)).toBe(false);
  });
});

describe('the menu of a restaurant [menu.page]', () => {
  const place = () => screen.queryByRole('link', { name: exampleData.restaurant.title });
  const tile = { type: 'menu-section', key: 'k', menuId: 'main' };

  it('names the restaurant above the name of the menu, with a link to its page', () => {
    showTiles([tile]);
    expect(place()?.getAttribute('href')).toBe(restaurantPath(exampleData.restaurant));
    const heading = screen.getByRole('heading', { level: 1 });
    expect(place()?.compareDocumentPosition(heading)).toBe(Node.DOCUMENT_POSITION_FOLLOWING);
  });

  it('does not name it below the title of a page, which does', () => {
    showTiles([{ type: 'text', key: 't', heading: 'The restaurant', body: '<p>Here.</p>' }, tile]);
    expect(place()).toBeNull();
  });

  it('names none on a page that is about no restaurant', () => {
    showTiles([tile], { context: { restaurant: undefined } });
    expect(place()).toBeNull();
  });
});

describe('the filter of a menu', () => {
  const items = [
    dish('1', { dietaryTags: [{ name: 'Vegan' }], kcal: 5 }),
    dish('2', { allergens: { ...none, milk: 'contains' } }),
    dish('3'),
  ];

  it('shows the chosen tags and allergens, the dishes that fit, and their number [menu.filter-all] [menu.filter-url]', () => {
    show([section('a', items)], { query: { diet: ['vegan'] } });
    expect([headings(3), screen.getByRole('status').textContent]).toEqual([['Dish 1'], 'Vegan · 1 of 3 dishes']);
    expect(screen.getByRole('checkbox', { name: 'Vegan' }).hasAttribute('checked')).toBe(true);
    expect(resetUrls()).toEqual(['/test#k', '/test#k']);
    show([section('a', items)], { query: { avoid: ['milk'] } });
    expect(headings(3)).toEqual(['Dish 1', 'Dish 3']);
    expect(screen.getByRole('status').textContent).toBe('Leaving out milk · 2 of 3 dishes');
    expect(hasText('Leave out allergens (1)')).toBe(true);
    expect(document.querySelector('.filter details')?.hasAttribute('open')).toBe(true);
    expect(hrefOf('Allergen guide')).toContain('avoid=milk');
  });

  it('shows everything without a choice [menu.filter-none]', () => {
    show([section('a', items)]);
    expect([headings(3).length, screen.getByRole('status').textContent, resetUrls()]).toEqual([3, '3 dishes', []]);
    expect(document.querySelector('.filter details')?.hasAttribute('open')).toBe(false);
    show([section('a', items.slice(0, 1))]);
    expect(screen.getByRole('status').textContent).toBe('1 dish');
  });

  it('says so if nothing matches, and can be reset [menu.filter-empty]', () => {
    show([section('a', items), section('b', items)], { query: { diet: ['halal'] } });
    expect([headings(2), headings(3)]).toEqual([[], []]);
    expect(hasText(/^No dish on this menu is all of these at once: .*alal/)).toBe(true);
    expect([hrefOf('Show every dish'), hasText(/^Nothing is on this menu/)]).toEqual(['/test#k', false]);
    show([section('a', [])]);
    expect([hasText(/^Nothing is on this menu/), hrefOf('Show every dish'), screen.queryByRole('status')]).toEqual([
      true,
      undefined,
      null,
    ]);
  });

  it('is not applied and not shown if it is off [menu.filter-none]', () => {
    show([section('a', items)], { tile: { filter: false }, query: { diet: ['vegan'], avoid: ['milk'] } });
    expect([headings(3).length, screen.queryByRole('status'), document.querySelector('form')]).toEqual([3, null, null]);
  });

  it('searches only if the search is configured [menu.search]', () => {
    show([section('a', items)], { query: { q: ['Dish', '2'] } });
    expect([headings(3).length, screen.queryByRole('searchbox')]).toEqual([3, null]);
    show([section('a', items)], { query: { q: ['Dish 2'] }, search: true });
    expect([headings(3), screen.getByRole('searchbox', { name: 'Look for a dish' })]).toMatchObject([
      ['Dish 2'],
      { value: 'Dish 2' },
    ]);
    expect(resetUrls()).toEqual(['/test#k', '/test#k']);
    show([section('a', items)], { query: { q: ['Soup'] }, search: true });
    expect(hasText('No dish fits the words “Soup”.')).toBe(true);
  });

  it('can hide energy, and keeps that and everything else in its links [menu.filter-url]', () => {
    show([section('a', items)], {
      query: { diet: ['vegan'], avoid: ['nuts'], kcal: ['hide'], q: ['Dish'] },
      search: true,
    });
    expect(hrefOf('Show kcal')).toBe('/test?diet=vegan&avoid=nuts&q=Dish#k');
    expect(new Set(resetUrls())).toEqual(new Set(['/test?kcal=hide#k']));
    expect(texts('.facts')).toEqual([]);
    expect(document.querySelector<HTMLInputElement>('input[name="kcal"]')?.value).toBe('hide');
    show([section('a', items)], { query: { diet: ['vegan'] } });
    expect([hrefOf('Hide kcal'), texts('.facts')]).toEqual(['/test?diet=vegan&kcal=hide#k', ['5 kcal']]);
    expect(document.querySelector('input[name="kcal"]')).toBeNull();
    show([section('a', items.slice(1))]);
    expect(screen.queryByRole('link', { name: /kcal/ })).toBeNull();
  });
});
