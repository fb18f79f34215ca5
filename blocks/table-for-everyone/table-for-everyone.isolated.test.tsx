import { renderToStaticMarkup } from 'react-dom/server';
import { describe, expect, it, vi } from 'vitest';
import { TableForEveryoneIsland } from './table-for-everyone.client.tsx';

const table = { whole: true, awake: true, add: vi.fn(), change: vi.fn(), remove: vi.fn() };
const guest = (id: number, name: string, avoids: readonly string[] = []) => ({ id, name, tags: [], avoids });
const use = vi.hoisted(() => vi.fn());
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
  it('warns that needs may be lost where a shared table could not be read in full', () => {
    const lost = /<p role="alert"[^>]*>([^<]*)<\/p>/;
    expect(lost.exec(render({ whole: false }))?.[1]).toBe(warning);
    expect(render()).not.toMatch(lost);
  });

  it('calls guests without a name by their number, and begins with the first menu and all its dishes', () => {
    const html = render();
    expect(html).toMatch(/>Anna<\/span>.*>Guest 2<\/span>/);
    expect(html).toContain('aria-label="For us: the dishes"');
    expect(html).toMatch(/<option value="main" selected="">/);
    expect(html).toMatch(/Dish a.*Dish b/);
    expect(html).toContain('Not known, ask us');
  });

  it('takes nothing until the script is there, and is nothing without a menu', () => {
    expect(render()).not.toMatch(/^<div [^>]*inert/);
    expect(render({ awake: false })).toMatch(/^<div [^>]*inert=""/);
    expect(render({}, [])).toBe('');
  });
});
