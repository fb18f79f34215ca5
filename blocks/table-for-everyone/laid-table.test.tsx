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
const render = (change: Partial<TablePlan> = {}, at = guests): string =>
  renderElements(<LaidTableView laid={{ ...plan, ...change }} guests={at} menu="Main menu" />).html;
const text = (html: string): string => html.replace(/<[^>]+>/g, '');
const answer = (html: string): string => text(/role="status"[^>]*>(.*?)<\/div>/s.exec(html)?.[1] ?? '');
/** The groups of dishes: whether each is open, its title, its number of dishes, its plates and its dishes. */
const groupsOf = (html: string) =>
  [...html.matchAll(/<details[^>]*?( open="")?><summary[^>]*>(.*?)<\/summary>(.*?)<\/details>/g)].map(
    ([, open, summary = '', content = '']) => ({
      open: open !== undefined,
      summary: summary
        .replace(/<[^>]+>/g, '|')
        .split('|')
        .filter(Boolean),
      plates: [...summary.matchAll(/data-fit="(\w+)"/g)].map(([, fit]) => fit),
      dishes: [...content.matchAll(/<(?:p|li)[^>]*>([^<]+)/g)].map(([, name]) => name),
    }),
  );

describe('a table for everyone [diner.profile]', () => {
  it('groups dishes by the guests that they suit, and never counts unknown as yes', () => {
    expect(groupsOf(render())).toEqual([
      {
        open: true,
        summary: ['For everyone', '1 dish', '1', '2'],
        plates: ['yes', 'yes'],
        dishes: ['Small plates', 'Dish rolls'],
      },
      {
        open: false,
        summary: ['Not for Ben', '1 dish', '1', '2'],
        plates: ['yes', 'no'],
        dishes: ['Small plates', 'Dish satay'],
      },
      {
        open: false,
        summary: ['Not known for Anna: ask us', '1 dish', '1', '2'],
        plates: ['unknown', 'yes'],
        dishes: ['Sweets', 'Dish rice'],
      },
    ]);
  });

  it('says who sits at which plate and how many dishes suit them', () => {
    const [, list = ''] = /<ul[^>]*aria-label="What each guest can eat"[^>]*>(.*?)<\/ul>/.exec(render()) ?? [];
    expect(list.split('</li>').map(text).filter(Boolean)).toEqual(['1Anna 2 dishes', '2Ben 2 dishes']);
  });

  it('has one legend of its plates, with only those that occur, before the groups', () => {
    const legend = (html: string): readonly string[] =>
      [...html.matchAll(/<dt>(.*?)<\/dt><dd>(.*?)<\/dd>/g)].map(([, sign = '', meaning]) => `${text(sign)} ${meaning}`);
    expect(legend(render())).toEqual([
      'Full plate can eat it',
      'Hollow, × not for them',
      'Dashed, ? not known, ask us',
    ]);
    expect(render()).toMatch(/<dl.*<\/dl>.*<details/);
    expect(legend(render({ sections: sections.slice(0, 1) }))).toHaveLength(2);
  });

  it('puts the groups for the fewest guests into one row if there are many, but none that is not known', () => {
    const [yes, no] = ['yes', 'no'] as const;
    const three = ['Ada', 'Ben', 'Cy'].map((name) => guest(name, ['vegan']));
    const mixes = [
      [yes, yes, yes],
      [yes, yes, no],
      [yes, no, yes],
      [no, yes, yes],
      [yes, no, no],
      [no, yes, no],
      [no, no, yes],
    ];
    const dishes = mixes.map((fits, at) => ({ dish: dish(`d${at}`), fits, suitsAll: at === 0 }));
    const ask = { dish: dish('ask'), fits: ['unknown' as const, yes, yes], suitsAll: false };
    const titles = (count: number) => {
      const { html } = renderElements(
        <LaidTableView
          laid={{ ...plan, sections: [{ name: 'Plates', dishes: [...dishes.slice(0, count), ask] }] }}
          guests={three}
          menu="Main menu"
        />,
      );
      return [...html.matchAll(/<summary[^>]*><span[^>]*>([^<]+)<\/span><span[^>]*>([^<]+)/g)].map(
        ([, title]) => title,
      );
    };
    const rows = ['For everyone', 'Not for Cy', 'Not for Ben', 'Not for Ada', 'Only for Ada'];
    expect(titles(6)).toEqual([...rows, 'Only for Ben', 'Not known for Ada: ask us']);
    expect(titles(7)).toEqual([...rows, 'For some of you', 'Only for Ben', 'Only for Cy', 'Not known for Ada: ask us']);
  });

  it('shows no plates and no legend to a single guest', () => {
    const one = [{ name: 'Sweets', dishes: [{ dish: dish('rice'), fits: ['unknown' as const], suitsAll: false }] }];
    const html = render({ sections: one, counts: [2] }, [guest('Anna', ['vegan'])]);
    expect(groupsOf(html).map(({ summary }) => summary)).toEqual([['Not known for Anna: ask us', '1 dish']]);
    expect(html).not.toMatch(/<dl|What each guest can eat/);
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
    expect(answer(render({}, [guest('Anna', ['vegan'])]))).toMatch(/^Main menu: there is a choice\./);
  });
});

it('until a guest has a need is one sentence and a table with plates, without dishes [diner.profile]', () => {
  const unrestricted = (names: readonly string[], change: Partial<TablePlan> = {}) =>
    render(
      { counts: [45, 45], shared: 45, unknownCount: 0, ...change },
      names.map((name) => guest(name)),
    );
  const html = unrestricted(['Anna', 'Ben']);
  expect(answer(html)).toMatch(
    /^Main menu: 45 dishes\.Nobody has named a diet or an allergy yet\. Add one for a guest/,
  );
  expect(html).toMatch(/<figure/);
  expect(html).not.toMatch(/<details|<figcaption|class="dish"/);
  expect(answer(unrestricted(['Anna']))).toMatch(/^Main menu: 45 dishes\.Nobody/);
  expect(unrestricted(['Anna'], { counts: [1], shared: 1, everyoneHasChoice: false })).toContain('<details');
  expect(render()).toMatch(/<figure.*class="dish".*<figcaption.*<details/);
});

describe('a guest [diner.profile]', () => {
  const onChange = vi.fn();
  const tags = [
    { slug: 'vegan', name: 'Vegan' },
    { slug: 'hot', name: 'Hot' },
  ];
  const allergens = [{ slug: 'milk', name: 'Milk' }];
  const form = (initial = guest(''), onRemove?: () => void, diets = tags) =>
    renderElements(
      <GuestForm
        number={2}
        guest={initial}
        {...{ tags: diets, allergens, onRemove, onChange: onChange.mockClear() }}
      />,
    );

  const summary = (html: string): readonly string[] =>
    (/<summary[^>]*>(.*?)<\/summary>/.exec(html)?.[1] ?? '')
      .replace(/<[^>]+>/g, '|')
      .split('|')
      .filter(Boolean);

  it('has a number until it has a name, and a summary of its needs, in a row of which one at a time is open', () => {
    const { html } = form();
    expect(html).toMatch(/<legend[^>]*>Guest 2<\/legend>/);
    expect(html).toMatch(/<details [^>]*name="guest"><summary/);
    expect(summary(html)).toEqual(['2', 'Guest 2', 'Add a diet or allergy']);
    const anna = form(guest(' Anna ', ['vegan'], ['milk']), vi.fn()).html;
    expect(anna).toMatch(/<legend[^>]*>Anna<\/legend>/);
    expect(summary(anna)).toEqual(['2', 'Anna', 'Vegan, no milk']);
    const halal = form(guest('', ['hot', 'vegan']), undefined, [
      { slug: 'vegan', name: 'Vegan' },
      { slug: 'hot', name: 'BBQ' },
    ]);
    expect(summary(halal.html)).toEqual(['2', 'Guest 2', 'Vegan, BBQ']);
    expect(summary(form(guest('', ['hot', 'vegan'])).html).at(-1)).toBe('Vegan, hot');
    expect(text(anna)).toContain('Take Anna away');
    expect(text(html)).not.toContain('Take ');
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
    dispatch(two.find('button', 'Take G1 away'), 'onClick');
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
  it('is a list of menus if there are several', () => {
    const onMenu = vi.fn();
    const choice = (some: typeof menus) => renderElements(<MenuChoice menus={some} menuId="brunch" onMenu={onMenu} />);
    const { html, find } = choice(menus);
    expect(html).toContain('<option value="main">Main</option><option value="brunch" selected="">Brunch</option>');
    dispatch(find('select', {}), 'onChange', { target: { value: 'main' } });
    expect(onMenu).toHaveBeenCalledExactlyOnceWith('main');
    expect(choice(menus.slice(0, 1)).html).toBe('');
  });
});

it('has the styles of its island with the page, so that its form does not change when the script loads [diner.profile]', () => {
  const block = readFileSync('blocks/table-for-everyone/table-for-everyone.tsx', 'utf8');
  for (const name of ['guest-form', 'laid-table', 'dish-groups', 'seat-colours'])
    expect(block).toContain(`'./${name}.module.css'`);
});
