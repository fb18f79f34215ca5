import { renderToStaticMarkup } from 'react-dom/server';
import { describe, expect, it } from 'vitest';
import { defaultOptions } from '#schemas/content/page/default-options.ts';
import type { PageContext } from '#schemas/content/page/page-context.ts';
import { allergens } from '#schemas/domain/menu/allergens.ts';
import { menu } from '#schemas/domain/menu/menu.ts';
import { exampleData } from '#schemas/sources/sources.generated.ts';
import { dietaryFilter } from '#schemas/tiles/dietary-filter/dietary-filter.tile.ts';
import { menuSection } from '#schemas/tiles/menu-section/menu-section.tile.ts';
import { parseQuery } from '#site/routing/parse-query.ts';
import { MenuSection } from '../menu-section/menu-section.tsx';
import { DietaryFilter } from './dietary-filter.tsx';

const placement = { headingLevel: 2, alternation: 0, first: false, span: 6 } as const;
const page = (more: Partial<PageContext> = {}): PageContext => ({
  pageId: 'p',
  path: '/allergens',
  now: new Date(0),
  area: { kind: 'main' },
  query: {},
  options: defaultOptions,
  ...more,
});

const render = (fields: object = {}, more: Partial<PageContext> = {}, data = exampleData.menu): string =>
  renderToStaticMarkup(
    <DietaryFilter
      tile={dietaryFilter.schema.parse({ type: 'dietary-filter', key: 'filter', ...fields })}
      data={{ menu: data }}
      placement={placement}
      page={page(more)}
    />,
  );

const boxes = (html: string, name: string): readonly string[] =>
  [...html.matchAll(new RegExp(`<input type="checkbox" name="${name}"[^>]* value="([\\w-]+)"`, 'g'))].map(
    ([, value = '']) => value,
  );

describe('dietary filter', () => {
  it('asks for the diets of its menu, for all 14 allergens, or for one of the two [tile.catalogue]', () => {
    const diets = ['vegan', 'no-gluten-containing-ingredients', 'made-without-milk', 'mild', 'medium', 'hot'];
    expect(boxes(render(), 'diet')).toEqual(diets);
    expect(boxes(render(), 'avoid')).toEqual(allergens);
    expect(boxes(render({ asks: 'diets' }), 'avoid')).toEqual([]);
    expect(boxes(render({ asks: 'allergens' }), 'diet')).toEqual([]);
    const legends = ['both', 'diets', 'allergens'].map((asks) => render({ asks }).match(/Show only|Leave out/g));
    expect(legends).toEqual([['Show only', 'Leave out'], ['Show only'], ['Leave out']]);
  });

  it('leads without script to its menu in the current area [menu.filter-url]', () => {
    expect(render()).toContain('action="/menu/main" method="get"');
    const area = { kind: 'restaurant', city: 'london', slug: 'soho' } as const;
    expect(render({}, { area })).toContain('action="/restaurants/london/soho/menu/main"');
  });

  it('always shows the allergy advice [menu.allergens]', () => {
    expect(render({ asks: 'diets' })).toContain('Tell our team before you order, each time.');
  });

  it('renders nothing for a menu without dishes or without tags [menu.filter-empty]', () => {
    expect(render({}, {}, menu.parse({ id: 'm', name: 'Bare', sections: [] }))).toBe('');
    const untagged = { id: 's', name: 'S', items: [{ id: 'd', name: 'Dish' }] };
    expect(render({ asks: 'diets' }, {}, menu.parse({ id: 'm', name: 'Plain', sections: [untagged] }))).toBe('');
  });

  it('passes its choice to the menu, which excludes dishes not declared free of an allergen [menu.filter-url] [diner.profile]', () => {
    const { query } = parseQuery('?diet=vegan&avoid=peanuts&kcal=hide');
    expect(render({}, { query })).toContain('<input type="checkbox" name="avoid" checked="" value="peanuts"/>');
    expect(render({}, { query })).toContain('<input type="hidden" name="kcal" value="hide"/>');
    const tile = menuSection.schema.parse({ type: 'menu-section', key: 'menu', pictures: 'none' });
    const shown = (search: string): string =>
      renderToStaticMarkup(
        <MenuSection
          tile={tile}
          data={{ menu: exampleData.menu }}
          placement={placement}
          page={page({ path: '/menu/main', query: parseQuery(search).query })}
        />,
      );
    expect(shown('?avoid=milk')).toContain('Leaving out milk · 2 of 7 dishes');
    expect(shown('?avoid=milk')).toContain('<input type="checkbox" name="avoid" checked="" value="milk"/>');
    expect(shown('?avoid=milk')).toContain('href="/menu/main?avoid=milk&amp;kcal=hide#menu"');
    expect(shown('?diet=vegan&avoid=peanuts')).toContain(
      'No dish on this menu is all of these at once: Vegan, without peanuts.',
    );
  });
});
