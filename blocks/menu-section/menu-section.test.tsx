import { renderToStaticMarkup } from 'react-dom/server';
import { describe, expect, it } from 'vitest';
import { defaultOptions } from '#schemas/content/page/default-options.ts';
import type { PageContext } from '#schemas/content/page/page-context.ts';
import { allergens } from '#schemas/domain/menu/allergens.ts';
import { type Menu, menu } from '#schemas/domain/menu/menu.ts';
import { exampleData } from '#schemas/sources/sources.generated.ts';
import { menuSection } from '#schemas/tiles/menu-section/menu-section.tile.ts';
import { parseQuery } from '#site/routing/parse-query.ts';
import { buildMenuUrl } from '../_shared/menu-filter/build-menu-url.ts';
import { MenuSection } from './menu-section.tsx';

const placement = { headingLevel: 1, alternation: 0, first: true, span: 6 } as const;
const page = (diet: readonly string[] = [], q: readonly string[] = [], kcal: readonly string[] = []): PageContext => ({
  pageId: '_menu',
  path: '/menu/main',
  now: new Date('2026-11-21T18:30:00Z'),
  area: { kind: 'main' },
  query: { ...(diet.length > 0 && { diet }), ...(q.length > 0 && { q }), ...(kcal.length > 0 && { kcal }) },
  options: { ...defaultOptions, menuSearch: q.length > 0 },
});

const render = (
  diet: readonly string[] = [],
  more: object = {},
  shown: Menu = exampleData.menu,
  q: readonly string[] = [],
  kcal: readonly string[] = [],
): string =>
  renderToStaticMarkup(
    MenuSection({
      tile: menuSection.schema.parse({ type: 'menu-section', key: 'menu', pictures: 'none', ...more }),
      data: { menu: shown },
      placement,
      page: page(diet, q, kcal),
    }),
  );

const dishes = (html: string): readonly string[] =>
  [...html.matchAll(/<h3[^>]*><a [^>]*>([^<]+)/g)].map(([, name = '']) => name);
const sections = (html: string): readonly string[] =>
  [...html.matchAll(/<h2[^>]*>([^<]+)/g)].map(([, name = '']) => name);
const status = (html: string): string | undefined => html.match(/role="status"[^>]*>([^<]*)/)?.[1];

describe('menu section', () => {
  it('shows every dish and their number without a filter [menu.filter-none]', () => {
    const all = exampleData.menu.sections.flatMap(({ items }) => items.map(({ name }) => name));
    expect(dishes(render())).toEqual(all);
    expect(status(render())).toBe('7 dishes');
  });

  it('shows only dishes with every tag of the query [menu.filter-all]', () => {
    expect(dishes(render(['vegan']))).toEqual(['Tempeh goreng', 'Mango sticky rice']);
    expect(dishes(render(['vegan', 'hot']))).toEqual(['Tempeh goreng']);
    expect(status(render(['vegan', 'hot']))).toBe('Vegan, Hot · 1 of 7 dishes');
  });

  it('omits sections without a matching dish, also from the navigation [menu.filter-empty]', () => {
    const html = render(['vegan']);
    expect(sections(html)).toEqual(['Small plates', 'Sweets']);
    expect([...html.matchAll(/href="#menu-([\w-]+)"/g)].map(([, id]) => id)).toEqual(['small-plates', 'sweets']);
  });

  it('shows a message if nothing fits, and a link to every dish [menu.filter-empty]', () => {
    const html = render(['vegan', 'medium']);
    expect(html).toContain('No dish on this menu is all of these at once: Vegan, Medium.');
    expect(html).not.toContain('No dish fits the words');
    expect(html).toContain('<a href="/menu/main#menu" data-filter-part="clear" rel="nofollow">Show every dish</a>');
    expect(dishes(html)).toEqual([]);
  });

  it('keeps the filter in the address by a form without script, and reads it from there [menu.filter-url]', () => {
    const html = render(['vegan', 'hot']);
    expect(html).toContain('action="/menu/main#menu-results" method="get"');
    const ticked = [...html.matchAll(/<input type="checkbox" name="(\w+)" checked="" value="([\w-]+)"/g)];
    const search = `?${new URLSearchParams(ticked.map(([, name = '', value = '']) => [name, value]))}`;
    expect(search).toBe('?diet=vegan&diet=hot');
    expect(render(parseQuery(search).query.diet)).toBe(render(parseQuery('?diet=hot,vegan').query.diet));
    expect(dishes(render(parseQuery(search).query.diet))).toEqual(['Tempeh goreng']);
  });

  it('shows prices in pounds, and the daily energy of adults once [menu.page]', () => {
    const html = render();
    expect(html).toContain('£8.50');
    expect(html).toContain('£14.95');
    expect(html.match(/2000 kcal/g)).toHaveLength(1);
    const noted = menu.parse({ ...exampleData.menu, note: 'Adults need around 2,000 kcal a day.' });
    expect(render([], {}, noted).match(/2,?000 kcal/g)).toHaveLength(1);
  });

  it('shows a single section under its own name, and a message if it does not exist [menu.page]', () => {
    const html = render([], { sectionIds: ['sweets'], filter: false });
    expect(html).toMatch(/<h1[^>]*>Sweets/);
    expect(html).toMatch(/<h2[^>]*><a [^>]*>Mango sticky rice/);
    expect(render([], { sectionIds: ['gone'] })).toContain('Nothing is on this menu just now.');
  });

  it('shows some sections in the menu’s order, under the menu’s name [menu.page]', () => {
    const html = render([], { sectionIds: ['sweets', 'gone', 'small-plates'], filter: false });
    expect(html).toMatch(/<h1[^>]*>Main menu/);
    expect(sections(html)).toEqual(['Small plates', 'Sweets']);
  });

  it('shows a message if it has no dishes [menu.filter-empty]', () => {
    expect(render([], {}, menu.parse({ id: 'm', name: 'Bare', sections: [] }))).toContain(
      'Nothing is on this menu just now.',
    );
  });
});

describe('allergens on a menu', () => {
  const one = (tags: readonly string[], allergens?: object) =>
    menu.parse({
      id: 'm',
      name: 'M',
      sections: [
        {
          id: 's',
          name: 'S',
          items: [{ id: 'd', name: 'Dish', dietaryTags: tags.map((name) => ({ name })), allergens }],
        },
      ],
    });
  const none = Object.fromEntries(allergens.map((name) => [name, 'none-declared']));

  it('come from the allergen record of the dish and not from its tags [menu.allergens]', () => {
    expect(render([], {}, one([], { ...none, peanuts: 'contains' }))).toContain('Contains peanuts');
    expect(render([], {}, one(['Contains nuts'], none))).not.toContain('Contains nuts');
    expect(render([], {}, one(['Nut free'], { ...none, nuts: 'contains' }))).not.toContain('Nut free');
  });

  it.each([
    [
      { milk: 'contains', nuts: 'contains', molluscs: 'contains', fish: 'may-contain' },
      'Contains milk, molluscs and tree nuts; may contain fish<',
    ],
    [{ celery: 'unknown' }, '>Some allergens are not declared: please ask<'],
    [{ celery: 'unknown', eggs: 'contains' }, '>Contains eggs. <strong>Other allergens are not declared: please ask<'],
  ])('are all named at a dish, or said to be incomplete: %j [menu.allergens]', (declared, expected) => {
    expect(render([], {}, one([], { ...none, ...declared }))).toContain(expected);
  });

  it('never read as safe if nothing is declared [menu.allergens]', () => {
    expect(render([], {}, one(['Made without milk']))).toContain('Allergens not declared: please ask');
    expect(render([], {}, one(['Made without milk']))).not.toContain('Made without milk');
  });

  it('can be excluded one by one, and no checkbox shows only dishes with one [menu.allergens]', () => {
    const html = render([], {}, one(['Contains nuts', 'Vegan'], none));
    const boxes = (name: string) =>
      [...html.matchAll(new RegExp(`name="${name}"[^>]* value="([\\w-]+)"`, 'g'))].map(([, value]) => value);
    expect(boxes('diet')).toEqual(['vegan']);
    expect(boxes('avoid')).toEqual([...allergens]);
  });

  it('vegan dishes are shown to vegetarians [menu.filter-all]', () => {
    expect(dishes(render(['vegetarian'], {}, one(['Vegan'], none)))).toEqual(['Dish']);
  });

  it('are passed to the allergen guide, to its results [diner.profile]', () => {
    const html = renderToStaticMarkup(
      MenuSection({
        tile: menuSection.schema.parse({ type: 'menu-section', key: 'menu', allergenUrl: '/allergens#guide' }),
        data: { menu: exampleData.menu },
        placement,
        page: { ...page(), query: { avoid: ['milk'] } },
      }),
    );
    expect(html).toContain('href="/allergens?avoid=milk#guide-results"');
  });
});

describe('searching for a dish', () => {
  it('is not offered unless it is configured [menu.search]', () => {
    expect(render()).not.toContain('Look for a dish');
  });

  it('shows exactly the dishes with the words in name, origin or description [menu.search]', () => {
    const html = render([], {}, exampleData.menu, ['tempeh']);
    expect(html).toContain('Look for a dish');
    expect(dishes(html)).toEqual(['Tempeh goreng']);
    const nothing = render([], {}, exampleData.menu, ['zzz']);
    expect(nothing).toContain('No dish fits the words “zzz”.');
    expect(nothing).not.toContain('is all of these at once');
  });
});

describe('the address of a menu', () => {
  const noFilters = { diet: [], avoid: [], searchTerms: [], kcal: true };

  it('contains the filters, and leads to the menu on its page [menu.filter-url]', () => {
    const choice = { diet: ['vegan', 'hot'], avoid: ['milk'], searchTerms: ['green', 'curry'], kcal: false };
    expect(buildMenuUrl('/menu/main', 'menu', choice)).toBe(
      '/menu/main?diet=vegan&diet=hot&avoid=milk&q=green+curry&kcal=hide#menu',
    );
  });

  it('contains only filters that are set [menu.filter-url]', () => {
    expect(buildMenuUrl('/menu/main', 'menu', noFilters)).toBe('/menu/main#menu');
    expect(buildMenuUrl('/menu/main', 'menu', { ...noFilters, searchTerms: ['satay'] })).toBe(
      '/menu/main?q=satay#menu',
    );
    expect(buildMenuUrl('/menu/main', 'menu', { ...noFilters, kcal: false })).toBe('/menu/main?kcal=hide#menu');
  });
});

describe('a menu with hidden kcal', () => {
  const without = (diet: readonly string[] = []) => render(diet, {}, exampleData.menu, [], ['hide']);

  it('shows no energy and no daily energy, and a link to show it [menu.page]', () => {
    expect(render()).toMatch(/\d kcal/);
    expect(without()).not.toMatch(/\d kcal/);
    expect(without()).toContain('href="/menu/main#menu" rel="nofollow">Show kcal');
  });

  it('stays so when the diet changes, and keeps the diet when kcal are shown [menu.filter-url]', () => {
    expect(without(['vegan'])).toContain('<input type="hidden" name="kcal" value="hide"/>');
    expect(without(['vegan'])).toContain('href="/menu/main?diet=vegan#menu" rel="nofollow">Show kcal');
    expect(without(['vegan'])).toContain('href="/menu/main?kcal=hide#menu" data-filter-part="clear"');
    expect(render(['vegan'])).toContain('href="/menu/main?diet=vegan&amp;kcal=hide#menu" rel="nofollow">Hide kcal');
    expect(parseQuery('?diet=vegan&kcal=hide').query).toEqual({ diet: ['vegan'], kcal: ['hide'] });
  });

  it('has no link if no dish states its energy [menu.page]', () => {
    const sections = exampleData.menu.sections.map(({ items, ...section }) => ({
      ...section,
      items: items.map(({ kcal: _, ...dish }) => ({ ...dish, kcal: undefined })),
    }));
    expect(render([], {}, { ...exampleData.menu, sections })).not.toContain('kcal</a>');
  });
});

describe('the tags of a dish', () => {
  it('are in the order of the filter, whatever order the kitchen gave them [menu.page]', () => {
    const [first] = exampleData.menu.sections;
    const [dish] = first?.items ?? [];
    if (!first || !dish) throw new Error('The example has no dish.');
    const tagged = { ...dish, dietaryTags: ['New', 'Hot', 'Made without milk', 'Vegan'].map((name) => ({ name })) };
    const html = render([], {}, { ...exampleData.menu, sections: [{ ...first, items: [tagged] }] });
    const order = ['Vegan', 'Made without milk', 'Hot', 'New'];
    expect([...html.matchAll(/<li>([A-Z][\w ]+)<\/li>/g)].map(([, name]) => name)).toEqual(order);
    expect([...html.matchAll(/type="checkbox" name="diet"[^>]*>([^<]+)/g)].map(([, name]) => name)).toEqual(order);
  });
});

describe('the sheet of a dish [diner.dish]', () => {
  const show = (dish: string, shown = exampleData.menu, dishTile: string | undefined = 'menu'): string =>
    renderToStaticMarkup(
      MenuSection({
        tile: menuSection.schema.parse({ type: 'menu-section', key: 'menu' }),
        data: { menu: shown },
        placement,
        page: { ...page(), query: { dish: [dish] }, dishTile },
      }),
    );
  const first = exampleData.menu.sections[0]?.items[0];
  const sheet = (html: string): string =>
    html.match(/<dialog class="ui-dialog sheet" id="dish\.sheet" aria-labelledby="dish\.name".*?<\/dialog>/s)?.[0] ??
    '';

  it('is at the address of the dish only, which every dish of the menu links to', () => {
    const html = show(first?.id ?? '');
    expect(sheet(html)).toContain(first?.name);
    expect(sheet(html)).toContain(`href="/menu/main#menu.${first?.id}"`);
    expect(sheet(render())).toBe('');
    expect(render()).toContain(`href="/menu/main?dish=${first?.id}#dish.sheet"`);
  });

  it('states each allergen that the dish contains, may contain or that is unknown', () => {
    const parsed = menu.parse({
      id: 'm',
      name: 'M',
      sections: [
        {
          id: 's',
          name: 'S',
          items: [
            { id: 'a', name: 'A', allergens: { milk: 'contains', nuts: 'may-contain', eggs: 'none-declared' } },
            { id: 'b', name: 'B' },
            { id: 'c', name: 'C', allergens: Object.fromEntries(allergens.map((name) => [name, 'none-declared'])) },
          ],
        },
      ],
    });
    expect(sheet(show('a', parsed))).toMatch(
      /Contains<\/dt><dd>Milk<.*May contain<\/dt><dd>Tree nuts<.*Unknown, please ask/s,
    );
    expect(sheet(show('a', parsed))).not.toContain('Eggs');
    expect(sheet(show('b', parsed))).toContain('Allergens are not declared for this dish: please ask our team');
    expect(sheet(show('c', parsed))).toContain('None of the 14 allergens is declared');
  });

  it('is replaced by a message if no menu of the page has the dish', () => {
    const page = show('gone', exampleData.menu, '');
    expect(sheet(page)).toBe('');
    expect(page).toContain('That dish is not on this menu.');
  });

  it('is left to another menu of the page that shows it, without a message', () => {
    const html = show(first?.id ?? '', exampleData.menu, 'brunch');
    expect(sheet(html)).toBe('');
    expect(html).not.toContain('That dish is not on this menu.');
  });
});
