import { renderToStaticMarkup } from 'react-dom/server';
import { describe, expect, it, vi } from 'vitest';
import { defaultOptions } from '#schemas/content/page/default-options.ts';
import { allergens as all } from '#schemas/domain/menu/allergens.ts';
import { menu } from '#schemas/domain/menu/menu.ts';
import { tiles } from '#schemas/tiles/tiles.generated.ts';
import { TableForEveryoneIsland } from './table-for-everyone.client.tsx';
import { TableForEveryone } from './table-for-everyone.tsx';

const table = { isComplete: true, isHydrated: true, add: vi.fn(), change: vi.fn(), remove: vi.fn() };
const guest = (id: number, name: string, avoids: readonly string[] = []) => ({ id, name, tags: [], avoids });
const use = vi.hoisted(() => vi.fn());
const island = vi.hoisted(() => vi.fn(() => null));
vi.mock('../_shared/islands/island.tsx', () => ({ Island: island }));
vi.mock('./use-table.client.tsx', () => ({ useTable: use }));

const dish = (id: string, more: object = {}) => ({ id, name: `Dish ${id}`, tags: [], holds: [], unknown: [], ...more });
const menus = [
  {
    id: 'main',
    name: 'Main menu',
    sections: [{ name: 'Plates', dishes: [dish('a'), dish('b', { unknown: ['milk'] })] }],
  },
  { id: 'brunch', name: 'Brunch', sections: [] },
];
function render(change: object = {}, shown = menus): string {
  use.mockReturnValue({ ...table, seats: [guest(1, ' Anna '), guest(2, ' ', ['milk'])], ...change });
  return renderToStaticMarkup(
    <TableForEveryoneIsland label="For us" tags={[]} allergens={[{ slug: 'milk', name: 'Milk' }]} menus={shown} />,
  );
}
const warning =
  'This table came with more than we can read here. Please check each guest’s needs before you trust the answer.';

describe('a table for everyone [diner.profile]', () => {
  it('warns that needs may be missing if a shared table could not be parsed completely', () => {
    const alert = /<p role="alert"[^>]*>([^<]*)<\/p>/;
    expect(alert.exec(render({ isComplete: false }))?.[1]).toBe(warning);
    expect(render()).not.toMatch(alert);
  });

  it('numbers guests without a name, and starts with all dishes of the first menu', () => {
    const html = render();
    expect(html).toMatch(/>Anna<\/span>.*>Guest 2<\/span>/);
    expect(html).toContain('aria-label="For us: the dishes"');
    expect(html).toMatch(/<option value="main" selected="">/);
    expect(html).toMatch(/Dish a.*Dish b/);
    expect(html).toContain('Not known for Guest 2: ask us');
  });

  it('is inert until hydration, and renders nothing without a menu', () => {
    expect(render()).not.toMatch(/^<div [^>]*inert/);
    expect(render({ isHydrated: false })).toMatch(/^<div [^>]*inert=""/);
    expect(render({}, [])).toBe('');
  });
});

describe('the props of a table for everyone [diner.profile]', () => {
  const none = Object.fromEntries(all.map((name) => [name, 'none-declared']));
  const declared = { ...none, peanuts: 'contains', nuts: 'may-contain', milk: 'unknown' };
  const items = [
    { id: 'satay', name: 'Satay', dietaryTags: [{ name: 'Vegan' }], allergens: declared },
    { id: 'rice', name: 'Rice' },
  ];
  const renderTile = (data: object, more: object = {}) => {
    const html = renderToStaticMarkup(
      TableForEveryone({
        tile: tiles['table-for-everyone'].schema.parse({ type: 'table-for-everyone', key: 'table', ...more }),
        data: Object(data),
        placement: { headingLevel: 1, alternation: 0, first: true, span: 6 },
        page: {
          pageId: 'table',
          path: '/table',
          now: new Date('2026-11-21T18:30:00Z'),
          area: { kind: 'main' },
          query: {},
          options: defaultOptions,
        },
      }),
    );
    const [props] = island.mock.calls.splice(0).map(([first]: readonly unknown[]) => Object(first).props);
    return { html, props };
  };
  const main = menu.parse({ id: 'main', name: 'Main menu', sections: [{ id: 's', name: 'Plates', items }] });

  it('list what each dish contains or may contain, and separately what is unknown', () => {
    const { props } = renderTile({ main });
    expect(props.menus).toMatchObject([{ id: 'main', name: 'Main menu', sections: [{ name: 'Plates' }] }]);
    const [satay, rice] = props.menus[0].sections[0].dishes;
    expect([satay.id, satay.name, satay.holds.toSorted(), satay.unknown]).toEqual([
      'satay',
      'Satay',
      ['nuts', 'peanuts'],
      ['milk'],
    ]);
    expect(satay.tags).toContain('vegan');
    expect([rice.holds, rice.unknown]).toEqual([[], [...all]]);
  });

  it('list all 14 allergens, and the diets of the menus or of the tile', () => {
    const { props } = renderTile({ main });
    expect(props.allergens.map(({ slug }: { readonly slug: string }) => slug)).toEqual([...all]);
    expect(props.label).toBe('A table for everyone');
    const slugs = (more: object) =>
      renderTile({ main }, more).props.tags.map(({ slug }: { readonly slug: string }) => slug);
    expect(slugs({})).toContain('vegan');
    expect(slugs({ diets: ['vegan'] })).toEqual(['vegan']);
    expect(slugs({ diets: ['vegetarian'] })).not.toContain('vegan');
  });

  it('are absent without a menu, which shows a message; without script there is a form for the menu’s own filter', () => {
    const without = renderTile({ main: undefined });
    expect(without.props).toBeUndefined();
    expect(without.html).toContain('<p>The menu cannot be shown at the moment. Please ask our team.</p>');
    const { html } = renderTile({ main });
    expect(html).toContain('href="/menu/main#allergens"');
    expect(html).toMatch(/<form [^>]*action="\/menu\/main" method="get"/);
    expect(html).toContain('name="diet" value="vegan"');
    expect(html.match(/name="avoid"/g)).toHaveLength(14);
  });
});
