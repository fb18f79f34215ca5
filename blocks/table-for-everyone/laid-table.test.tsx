import { readFileSync } from 'node:fs';
import { describe, expect, it, vi } from 'vitest';
import { dispatch, renderElements } from '#blocks/booking/testing/fake-rendering.tsx';
import type { TablePlan } from '#schemas/domain/menu/share-table.ts';
import { GuestForm } from './guest-form.client.tsx';
import { GuestList } from './guest-list.client.tsx';
import { LaidTableView } from './laid-table.client.tsx';
import { MenuChoice } from './menu-choice.client.tsx';

const guest = (name: string, tags: readonly string[] = [], avoids: readonly string[] = []) => ({ name, tags, avoids });
const dish = (id: string) => ({ id, name: `Dish ${id}`, tags: [], holds: [], unknown: [] });
const sections: TablePlan['sections'] = [
  {
    name: 'Small plates',
    dishes: [
      { dish: dish('satay'), fits: ['yes', 'no'], suitsAll: false },
      { dish: dish('rolls'), fits: ['yes', 'yes'], suitsAll: true },
    ],
  },
  { name: 'Sweets', dishes: [{ dish: dish('rice'), fits: ['unknown', 'yes'], suitsAll: false }] },
];
const plan: TablePlan = { sections, counts: [2, 2], everyoneHasChoice: true, shared: 1, unknownCount: 1 };
const guests = [guest('Anna', ['vegan']), guest('Ben')];
const render = (change: Partial<TablePlan> = {}, sharedOnly = false, at = guests): string =>
  renderElements(<LaidTableView laid={{ ...plan, ...change }} guests={at} sharedOnly={sharedOnly} menu="Main menu" />)
    .html;
/** The text that is read out or seen. Names in heads are both. */
const text = (html: string): string =>
  html.replace(/<span[^>]*\bwho\b[^>]*>[^<]*<\/span>/g, '').replace(/<[^>]+>/g, '');
const answer = (html: string): string => text(/role="status"[^>]*>(.*?)<\/div>/s.exec(html)?.[1] ?? '');

describe('a table for everyone [diner.profile]', () => {
  it('shows whether each dish suits each guest, and never yes if that is unknown', () => {
    const rows = [...render().matchAll(/<tr( data-for-all="true")?><th scope="row"[^>]*>([^<]+)<\/th>(.*?)<\/tr>/g)];
    expect(
      rows.map(([, suitsAll, name, cells = '']) => [name, suitsAll !== undefined, text(cells.replace(/<td/g, '|<td'))]),
    ).toEqual([
      ['Dish satay', false, '|Yes|–No'],
      ['Dish rolls', true, '|Yes|Yes'],
      ['Dish rice', false, '|?Not known, ask us|Yes'],
    ]);
  });

  it('has a column for each guest and a heading for each section', () => {
    const html = render();
    expect([...html.matchAll(/<th scope="col"[^>]*>(.*?)<\/th>/g)].map(([, cell = '']) => text(cell))).toEqual([
      'Dish',
      '1Anna',
      '2Ben',
    ]);
    expect([...html.matchAll(/<th scope="rowgroup" colSpan="3">([^<]+)/g)].map(([, name]) => name)).toEqual([
      'Small plates',
      'Sweets',
    ]);
  });

  it('has its heads outside of any scroll container, and narrow ones for more than four guests', () => {
    expect(render()).not.toMatch(/data-scroller|data-many/);
    const five = ['A', 'B', 'C', 'D', 'E'].map((name) => guest(name, ['vegan']));
    expect(render({}, false, five)).toMatch(/<table[^>]* data-many/);
    const css = readFileSync(new URL('laid-table.module.css', import.meta.url), 'utf8');
    expect(css).not.toMatch(/overflow-x|writing-mode/);
    expect(css).toMatch(/position: sticky;\s+inset-block-start: var\(--header-height\)/);
  });

  it('lists the names by seat for narrow screens, and the heads keep them for screen readers', () => {
    const five = ['Anna', 'Ben', 'Chloë', 'Dev', 'Esi'].map((name) => guest(name, ['vegan']));
    const html = render({}, false, five);
    const [, list = ''] = /<ol[^>]* data-many=""[^>]* aria-hidden="true"[^>]*>(.*?)<\/ol>/.exec(html) ?? [];
    expect(list.split('</li>').map(text).filter(Boolean)).toEqual(['1Anna', '2Ben', '3Chloë', '4Dev', '5Esi']);
    expect(text(/<thead.*?<\/thead>/.exec(html)?.[0] ?? '')).toContain('5Esi');
  });

  it('shows only shared dishes if chosen, and no empty section', () => {
    const html = render({}, true);
    expect([...html.matchAll(/<th scope="row"[^>]*>([^<]+)/g)].map(([, name]) => name)).toEqual(['Dish rolls']);
    expect(html).not.toContain('Sweets');
    expect(render({ sections: [] })).not.toContain('<table');
  });

  it.each([
    [
      {},
      'Main menu: everyone has a choice.1 dish for the middle of the table. Of 1 dish we do not know enough: ask the team before you order.',
    ],
    [
      { shared: 3, unknownCount: 2 },
      'Main menu: everyone has a choice.3 dishes for the middle of the table. Of 2 dishes we do not know enough: ask the team before you order.',
    ],
    [{ shared: 0, unknownCount: 0 }, 'Main menu: everyone has a choice.No dish suits all of you.'],
    [
      { everyoneHasChoice: false, counts: [0, 1], unknownCount: 0 },
      'Main menu: nothing for Anna, one dish for Ben. Please ask our team what the kitchen can do.1 dish for the middle of the table.',
    ],
    [
      { everyoneHasChoice: false, counts: [2, 0], unknownCount: 0 },
      'Main menu: nothing for Ben. Please ask our team what the kitchen can do.1 dish for the middle of the table.',
    ],
  ])('announces the result: %o', (change, expected) => {
    expect(answer(render(change))).toBe(expected);
  });

  it('announces the result for a single guest', () => {
    expect(answer(render({}, false, [guest('Anna', ['vegan'])]))).toMatch(/^Main menu: there is a choice\./);
  });
});

it('until a guest has a need is one sentence and a table with plates, without dishes [diner.profile]', () => {
  const unrestricted = (names: readonly string[], change: Partial<TablePlan> = {}) =>
    render(
      { counts: [45, 45], shared: 45, unknownCount: 0, ...change },
      false,
      names.map((name) => guest(name)),
    );
  const html = unrestricted(['Anna', 'Ben']);
  expect(answer(html)).toMatch(
    /^Main menu: 45 dishes\. Nobody has named a diet or an allergy yet\.Add a diet or allergy for a guest/,
  );
  expect(html).toMatch(/<figure/);
  expect(html).not.toMatch(/<table|<figcaption|class="[^"]*bowl/);
  expect(answer(unrestricted(['Anna']))).toMatch(/^Main menu: 45 dishes\. Nobody/);
  expect(unrestricted(['Anna'], { counts: [1], shared: 1, everyoneHasChoice: false })).toContain('<table');
  expect(render()).toMatch(/<figure.*class="[^"]*bowl.*<figcaption.*<table/);
});

describe('a guest [diner.profile]', () => {
  const onChange = vi.fn();
  const tags = [
    { slug: 'vegan', name: 'Vegan' },
    { slug: 'hot', name: 'Hot' },
  ];
  const allergens = [{ slug: 'milk', name: 'Milk' }];
  const form = (initial = guest(''), onRemove?: () => void) =>
    renderElements(
      <GuestForm number={2} guest={initial} {...{ tags, allergens, onRemove, onChange: onChange.mockClear() }} />,
    );

  it('has a number until it has a name, and a summary of its needs', () => {
    const { html } = form();
    expect(html).toMatch(/<legend[^>]*>Guest 2<\/legend>/);
    expect(html).toMatch(/<summary class="ui-button [^>]*secondary">.*Add a diet or allergy<\/summary>/);
    const anna = form(guest(' Anna ', ['vegan'], ['milk']), vi.fn()).html;
    expect(anna).toMatch(/<legend[^>]*>Anna<\/legend>/);
    expect(anna).toMatch(/<summary class="ui-button [^>]*secondary">Vegan, no milk<\/summary>/);
    expect(anna).toContain('aria-label="Take Anna away"');
  });

  it('changes one property at a time', () => {
    const anna = guest('Anna', ['vegan']);
    const { find, elements } = form(anna);
    dispatch(find('input', { type: 'text' }), 'onChange', { target: { value: 'Ann' } });
    expect(onChange).toHaveBeenLastCalledWith({ ...anna, name: 'Ann' });
    const boxes = elements.filter(({ props }) => props.type === 'checkbox');
    expect(boxes.map(({ props }) => props.checked)).toEqual([true, false, false]);
    const [vegan, hot, milk] = boxes;
    if (!vegan || !hot || !milk) throw new Error('There must be three checkboxes.');
    dispatch(vegan, 'onChange', { target: { checked: false } });
    expect(onChange).toHaveBeenLastCalledWith({ ...anna, tags: [] });
    dispatch(hot, 'onChange', { target: { checked: true } });
    expect(onChange).toHaveBeenLastCalledWith({ ...anna, tags: ['vegan', 'hot'] });
    dispatch(milk, 'onChange', { target: { checked: true } });
    expect(onChange).toHaveBeenLastCalledWith({ ...anna, avoids: ['milk'] });
  });

  it('can be added up to eight, and removed unless it is the last', () => {
    const table = { add: vi.fn(), change: vi.fn(), remove: vi.fn(), isComplete: true, isHydrated: true };
    const list = (count: number) => {
      const seats = Array.from({ length: count }, (_, at) => ({ id: at + 7, ...guest(`G${at}`) }));
      return renderElements(<GuestList table={{ ...table, seats }} tags={tags} allergens={allergens} />);
    };
    expect(list(1).html).not.toContain('Take ');
    const two = list(2);
    const [, remove] = two.elements.filter(
      ({ type, props }) =>
        type === 'button' && props.onClick !== table.add && String(props.className).includes('icon-small'),
    );
    if (!remove) throw new Error('Both guests must have a remove button.');
    dispatch(remove, 'onClick');
    expect(table.remove).toHaveBeenCalledExactlyOnceWith(8);
    dispatch(two.find('button', 'Add a guest'), 'onClick');
    expect(table.add).toHaveBeenCalledOnce();
    expect([list(7).html.includes('Add a guest'), list(8).html.includes('Add a guest')]).toEqual([true, false]);
  });
});

describe('the choice of dishes [diner.profile]', () => {
  const menus = [
    { id: 'main', name: 'Main' },
    { id: 'brunch', name: 'Brunch' },
  ];
  const choice = (some: typeof menus, change: { readonly sharedOnly?: undefined } = {}) => {
    const [onMenu, onSharedOnly] = [vi.fn(), vi.fn()];
    return {
      ...renderElements(
        <MenuChoice menus={some} menuId="brunch" sharedOnly {...{ onMenu, onSharedOnly, ...change }} />,
      ),
      onMenu,
      onSharedOnly,
    };
  };

  it('has a list of menus if there are several', () => {
    const { html, find, onMenu } = choice(menus);
    expect(html).toContain('<option value="main">Main</option><option value="brunch" selected="">Brunch</option>');
    dispatch(find('select', {}), 'onChange', { target: { value: 'main' } });
    expect(onMenu).toHaveBeenCalledExactlyOnceWith('main');
    expect(choice(menus.slice(0, 1)).html).not.toContain('<select');
  });

  it('is all dishes, or only those that everyone can share', () => {
    const { find, onSharedOnly } = choice(menus);
    expect(find('input', { type: 'checkbox' }).props.checked).toBe(true);
    expect(choice(menus, { sharedOnly: undefined }).html).not.toContain('checkbox');
    dispatch(find('input', { type: 'checkbox' }), 'onChange', { target: { checked: false } });
    expect(onSharedOnly).toHaveBeenCalledExactlyOnceWith(false);
  });
});

it('has the styles of its island with the page, so that its form does not change when the script loads [diner.profile]', () => {
  const block = readFileSync('blocks/table-for-everyone/table-for-everyone.tsx', 'utf8');
  for (const name of ['guest-form', 'laid-table', 'seat-colours']) expect(block).toContain(`'./${name}.module.css'`);
});
