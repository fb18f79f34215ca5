import { renderToStaticMarkup } from 'react-dom/server';
import { describe, expect, it } from 'vitest';
import { defaultOptions } from '#schemas/content/page/default-options.ts';
import { menu } from '#schemas/domain/menu/menu.ts';
import { allergenGuide } from '#schemas/tiles/allergen-guide/allergen-guide.tile.ts';
import { AllergenGuide } from './allergen-guide.tsx';

const record = { milk: 'contains', nuts: 'may-contain', celery: 'none-declared' };
const exampleMenu = menu.parse({
  id: 'main',
  name: 'Main menu',
  sections: [
    {
      id: 's',
      name: 'Small plates',
      items: [
        { id: 'roti', name: 'Roti canai', allergens: record },
        { id: 'soup', name: 'Soup of the day' },
      ],
    },
  ],
});

const render = (query: Readonly<Record<string, readonly string[]>> = {}, shown = exampleMenu): string =>
  renderToStaticMarkup(
    AllergenGuide({
      tile: allergenGuide.schema.parse({ type: 'allergen-guide', key: 'guide' }),
      data: { menu: shown },
      placement: { headingLevel: 1, alternation: 0, first: true, span: 6 },
      page: {
        pageId: 'p',
        path: '/allergens',
        now: new Date(0),
        area: { kind: 'main' },
        query,
        options: defaultOptions,
      },
    }),
  );

/** Returns the cells of a dish as screen readers read them: column and value. */
const rowOf = (html: string, dish: string): readonly string[] => {
  const row =
    [...html.matchAll(/<tr.*?<\/tr>/g)].map(([text]) => text).find((text) => text.includes(`>${dish}<`)) ?? '';
  return [...row.matchAll(/<td[^>]* data-level=.*?<\/td>/g)].map(([cell]) =>
    cell.replace(/<\/span><span[^>]*>/g, ' ').replace(/<[^>]*>/g, ''),
  );
};

/** The 14 allergens of Annex II of Regulation (EU) No 1169/2011, by their short names. */
const columns = [
  'Celery',
  'Gluten',
  'Crustaceans',
  'Eggs',
  'Fish',
  'Lupin',
  'Milk',
  'Molluscs',
  'Mustard',
  'Tree nuts',
  'Peanuts',
  'Sesame',
  'Soya',
  'Sulphites',
];

describe('allergen guide', () => {
  it('states all 14 allergens for each dish in words, one column each [menu.allergens]', () => {
    const html = render();
    expect([...html.matchAll(/<th scope="col"[^>]*><span>([^<]+)/g)].map(([, name]) => name)).toEqual(columns);
    const cells = rowOf(html, 'Roti canai');
    expect(cells.map((cell) => cell.replace(/ (Contains|May contain|None declared|Unknown)$/, ''))).toEqual(columns);
    expect(cells).toEqual(
      expect.arrayContaining(['Milk Contains', 'Tree nuts May contain', 'Celery None declared', 'Soya Unknown']),
    );
  });

  it('says that a dish without a declaration is unknown, never that it is safe [menu.allergens]', () => {
    const html = render();
    expect(rowOf(html, 'Soup of the day')).toEqual(columns.map((name) => `${name} Unknown`));
    expect(html).toContain('Unknown for all 14: nothing is declared for this dish yet.');
  });

  it('does not say that nothing is declared beside the notes of a dish [menu.allergens]', () => {
    const [section] = exampleMenu.sections;
    const items = [{ id: 'd', name: 'Pie', allergenNotes: 'Also stated: Barley malt.' }];
    const html = render({}, menu.parse({ id: 'm', name: 'M', sections: [{ ...section, items }] }));
    expect(html).toContain('Unknown for all 14: there is only a note. Please ask our team.');
    expect(html).toContain('Also stated: Barley malt.');
  });

  it('collapses only allergens that are not declared on a phone, and names them [menu.allergens]', () => {
    const [, collapsed = ''] = render({ q: ['roti'] }).match(/<details>(<summary>None.*?)<\/details>/) ?? [];
    expect(collapsed).toBe('<summary>None declared: 1 of 14</summary>Celery');
    expect(render({ q: ['soup'] })).not.toContain('None declared: ');
  });

  it('tells guests to speak to the team [menu.allergens]', () => {
    expect(render()).toContain('Tell our team about allergies before you order');
  });

  it('counts the drinks of a menu of drinks as drinks [menu.allergens]', () => {
    const html = render({}, { ...exampleMenu, lists: 'drinks' });
    expect(html).toContain('data-dish-count="drink">2 drinks<');
    expect(html).not.toContain('2 dishes');
  });

  it('can be searched by name [menu.allergens]', () => {
    const html = render({ q: ['roti'] });
    expect(rowOf(html, 'Roti canai')).toHaveLength(14);
    expect(rowOf(html, 'Soup of the day')).toEqual([]);
    expect(html).toContain('1 of 2 dishes');
  });

  it('excludes dishes that contain, may contain or might contain an allergen, and says so [menu.allergens] [diner.profile]', () => {
    expect(rowOf(render({ avoid: ['celery'] }), 'Roti canai')).toHaveLength(14);
    for (const avoid of ['milk', 'nuts', 'soya']) {
      const html = render({ avoid: [avoid] });
      expect(rowOf(html, 'Roti canai')).toEqual([]);
      expect(html).toContain('those of which we do not know');
    }
    expect(rowOf(render({ avoid: ['celery'] }), 'Soup of the day')).toEqual([]);
  });
});
