import { renderToStaticMarkup } from 'react-dom/server';
import { describe, expect, it } from 'vitest';
import { menu as menuSchema } from '#schemas/domain/menu/menu.ts';
import { getMenuTags } from '#schemas/domain/menu/menu-tags.ts';
import { DishFilter } from './dish-filter.tsx';

const vegan = { dietaryTags: [{ name: 'Vegan' }] };
const { sections } = menuSchema.parse({
  id: 'main',
  name: 'Main',
  sections: [
    {
      id: 'all',
      name: 'All',
      items: [
        { id: 'corn', name: 'Corn', ...vegan },
        { id: 'beans', name: 'Beans', ...vegan },
        { id: 'pie', name: 'Pie' },
      ],
    },
  ],
});

type Choices = Partial<Parameters<typeof DishFilter>[0]>;

const render = (choices: Choices = {}): string =>
  renderToStaticMarkup(
    <DishFilter
      name="menu"
      action="/menu/main#menu"
      resetUrl="/menu/main"
      kcal
      tags={getMenuTags({ sections })}
      selected={[]}
      avoided={[]}
      searchTerms={undefined}
      result={{ sections, shown: 3, total: 3 }}
      noun={undefined}
      {...choices}
    />,
  );

const inputs = (html: string): string[] =>
  [...html.matchAll(/<input [^>]*>/g)].map(([input]) => {
    const read = (name: string) => new RegExp(` ${name}="([^"]*)"`).exec(input)?.[1];
    return `${read('type')} ${read('name')}=${read('value')}${/ checked(=|>|\/| )/.test(input) ? ' ✓' : ''}`;
  });
const summary = (html: string): string | undefined => /data-filter-part="summary"[^>]*>([^<]*)</.exec(html)?.[1];

describe('the filter of dishes', () => {
  it('offers the diets of the dishes, and the 14 allergens in a closed list [menu.filter-all] [diner.profile]', () => {
    const html = render();
    expect(html).toContain('>Show only</legend>');
    expect(html).toContain('Leave out allergens</summary>');
    expect(html).not.toMatch(/<details[^>]* open/);
    expect(inputs(html)).toHaveLength(15);
    expect(inputs(html).slice(0, 2)).toEqual(['checkbox diet=vegan', 'checkbox avoid=celery']);
  });

  it('offers no diets where no dish states one [menu.filter-all]', () => {
    const html = render({ tags: [] });
    expect(html).not.toContain('Show only');
    expect(inputs(html)).toHaveLength(14);
  });

  it('has the chosen ones ticked, and those of other menus as hidden values [menu.filter-url]', () => {
    const html = render({ selected: ['vegan', 'halal'], avoided: ['milk', 'dust'] });
    expect(inputs(html).filter((each) => /✓|hidden/.test(each))).toEqual([
      'checkbox diet=vegan ✓',
      'checkbox avoid=milk ✓',
      'hidden diet=halal',
    ]);
    expect(html).toMatch(/<details[^>]* open=""/);
    expect(html).toContain('Leave out allergens (1)</summary>');
  });

  it('says what is left out and how many remain, with names that are known [menu.filter-empty] [diner.profile]', () => {
    expect(summary(render())).toBe('3 dishes');
    expect(summary(render({ noun: 'drink' }))).toBe('3 drinks');
    const result = { sections, shown: 2, total: 3 };
    const choices = { selected: ['vegan', 'halal'], avoided: ['milk', 'nuts'], result };
    expect(summary(render(choices))).toBe('Vegan, halal, leaving out milk, tree nuts · 2 of 3 dishes');
  });

  it('is a form that works without script and keeps that energy is hidden [menu.filter-url]', () => {
    const html = render({ kcal: false });
    expect(html).toContain('<form id="menu.filter-form" class="form" action="/menu/main#menu" method="get">');
    expect(inputs(html)).toContain('hidden kcal=hide');
    expect(inputs(render())).not.toContain('hidden kcal=hide');
    expect(html).toMatch(/<button type="submit" [^>]*>Show dishes<\/button>/);
    expect(html).not.toContain('Show all');
  });

  it('has a search that belongs to the form, with the terms, if there is one [menu.search]', () => {
    const html = render({ searchTerms: ['spicy', 'corn'] });
    expect(html).toContain('Look for a dish');
    expect(inputs(html)[0]).toBe('search q=spicy corn');
    expect(html).toMatch(/<input[^>]* form="menu\.filter-form"/);
    expect(html).toMatch(/<input[^>]* autoComplete="off"/i);
    expect(render({ searchTerms: [], noun: 'drink' })).toContain('Look for a drink');
    expect(render()).not.toContain('Look for');
  });

  it('is a sheet that a link opens, with a button at each end that closes it [diner.profile]', () => {
    const html = render();
    expect(html).toMatch(/<a class="[^"]*" href="#menu\.filter" data-open-sheet=""/);
    expect(html).toMatch(/<dialog id="menu\.filter"[^>]* aria-label="Diet and allergens" data-sheet="" open=""/);
    expect(html.match(/data-close=""/g)).toHaveLength(2);
  });

  it('says where the choices are saved, with a link that deletes them [diner.profile]', () => {
    const html = render();
    expect(html).toContain(
      'What you eat and avoid is saved in this browser only, for every menu, and never sent to us.',
    );
    expect(html).toMatch(/<span data-filter-part="page-only" hidden="">/);
    expect(html).toContain('<a href="/menu/main" data-filter-part="clear" hidden="" rel="nofollow">Delete it</a>');
  });

  it('has the facts of the dishes for filtering in the browser [diner.profile]', () => {
    const unknown = 'u'.repeat(14);
    const facts = `vegan vegetarian pescatarian|${unknown}*2;|${unknown}*1`;
    expect(render({ noun: 'dish' })).toContain(
      `<live-filter class="filter" data-facts="${facts}" data-total="3" data-noun="dish">`,
    );
  });
});
