import { render, screen, within } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { profileName } from '#schemas/domain/menu/filter/diet-profile.ts';
import { clearEntryState, flushEntryState, saveEntryState } from '../_shared/browser/entry-state.client.ts';
import { TableForEveryoneIsland } from './table-for-everyone.client.tsx';

const dish = (id: string, holds: readonly string[] = [], tags: readonly string[] = []) => ({
  id,
  name: `Dish ${id}`,
  tags,
  holds,
  unknown: [],
});
const menus = [
  {
    id: 'main',
    name: 'Main menu',
    sections: [{ name: 'Plates', dishes: [dish('a', ['milk']), dish('b', [], ['vegan']), dish('c')] }],
  },
  { id: 'brunch', name: 'Brunch', sections: [{ name: 'Eggs', dishes: [dish('d'), dish('e')] }] },
];

const user = userEvent.setup({ delay: null, pointerEventsCheck: 0 });
// In the page these props are read once and stay the same.
const tags = [{ slug: 'vegan', name: 'Vegan' }];
const allergens = [
  { slug: 'milk', name: 'Milk' },
  { slug: 'nuts', name: 'Nuts' },
];
const show = () => render(<TableForEveryoneIsland label="For us" tags={tags} allergens={allergens} menus={menus} />);
const guests = () => screen.getAllByRole('textbox', { name: 'Name' }).map((input) => Reflect.get(input, 'value'));
const guest = (name: string) => within(screen.getByRole('group', { name }));
const add = () => user.click(screen.getByRole('button', { name: 'Add a guest' }));
/** The dishes of each group, after its title. */
const groups = () =>
  [...document.querySelectorAll('details:not(:has(fieldset))')].map((group) => [
    group.querySelector('summary > span')?.textContent,
    ...[...group.querySelectorAll('li')].map(({ textContent }) => textContent),
  ]);
const answer = () =>
  screen
    .getAllByRole('status')
    .map(({ textContent }) => textContent)
    .join(' ');

beforeEach(() => clearEntryState('table'));
afterEach(() => {
  localStorage.removeItem(profileName);
  clearEntryState('table');
  vi.unstubAllGlobals();
});

describe('the guests at a table [diner.profile]', () => {
  it('are added and removed, but one stays', async () => {
    show();
    await user.type(guest('Guest 1').getByRole('textbox'), 'Ada');
    await add();
    expect(guests()).toEqual(['Ada', '', '']);
    await user.click(screen.getByRole('button', { name: 'Take Ada away' }));
    expect(guests()).toEqual(['', '']);
    await user.click(screen.getByRole('button', { name: 'Take Guest 2 away' }));
    expect(screen.queryByRole('button', { name: /away$/ })).toBeNull();
    await add();
    expect(screen.getAllByRole('group', { name: /^Guest/ })).toHaveLength(2);
  });

  it('keep the focus: in the name of a new one, and on the next one or the last one after a removal', async () => {
    show();
    await add();
    const focused = () => document.activeElement;
    expect(focused()).toBe(guest('Guest 3').getByRole('textbox'));
    expect(focused()?.closest('details')).toHaveProperty('open', true);
    const removeByKey = async (name: string) => {
      screen.getByRole('button', { name: `Take ${name} away` }).focus();
      await user.keyboard('{Enter}');
      return focused()?.closest('summary')?.textContent;
    };
    await user.type(guest('Guest 3').getByRole('textbox'), 'Cy');
    await user.type(guest('Guest 2').getByRole('textbox'), 'Ben');
    expect(await removeByKey('Ben')).toContain('Cy');
    expect(await removeByKey('Cy')).toContain('Guest 1');
  });

  it('are eight at most', async () => {
    show();
    while (screen.queryByRole('button', { name: 'Add a guest' })) await add();
    expect(guests()).toHaveLength(8);
    expect(answer()).toContain('Eight guests at most. For a larger party, ask us for a table.');
    expect(screen.getByRole('link', { name: 'ask us for a table' }).getAttribute('href')).toBe('/group-booking');
    await user.click(screen.getByRole('button', { name: 'Take Guest 8 away' }));
    expect(answer()).not.toContain('at most');
  });

  it('have names of up to 24 characters, and read so only then', async () => {
    show();
    expect(document.body.textContent).not.toMatch(/up to (8|24)/i);
    const name = guest('Guest 1').getByRole('textbox');
    await user.type(name, 'a'.repeat(23));
    expect(answer()).not.toContain('characters at most');
    await user.type(name, 'aa');
    expect(guests()[0]).toBe('a'.repeat(24));
    expect(answer()).toContain('A name has 24 characters at most.');
  });

  it('have needs, which are summed up and applied to the dishes', async () => {
    show();
    expect(screen.getAllByText('Add a diet or allergy')).toHaveLength(2);
    expect(answer()).toContain('Main menu: 3 dishes.Nobody has named a diet or an allergy yet.');
    expect(groups()).toEqual([]);
    await user.click(guest('Guest 1').getByRole('checkbox', { name: 'Milk' }));
    await user.click(guest('Guest 1').getByRole('checkbox', { name: 'Nuts' }));
    await user.click(guest('Guest 2').getByRole('checkbox', { name: 'Vegan' }));
    expect(screen.getByText('No milk, no nuts')).toBeTruthy();
    expect(screen.getByText('Vegan', { selector: 'summary *' })).toBeTruthy();
    expect(groups()).toEqual([
      ['For everyone', 'Dish b'],
      ['Not for Guest 2', 'Dish c'],
    ]);
    expect(answer()).toContain('1 dish for the middle of the table.');
    await user.click(guest('Guest 1').getByRole('checkbox', { name: 'Nuts' }));
    expect(screen.getByText('No milk')).toBeTruthy();
    await user.click(guest('Guest 1').getByRole('checkbox', { name: 'Milk' }));
    await user.click(guest('Guest 2').getByRole('checkbox', { name: 'Vegan' }));
    expect(answer()).toContain('Main menu: 3 dishes.Nobody has named a diet or an allergy yet.');
  });

  it('see their dishes glide to those who may eat them, unless they prefer no motion', async () => {
    const animate = vi.fn();
    vi.stubGlobal('matchMedia', (query: string) => ({ matches: query.includes('reduce') && prefersStill }));
    let prefersStill = false;
    show();
    await user.click(guest('Guest 1').getByRole('checkbox', { name: 'Nuts' }));
    const scene = document.querySelector('figure');
    expect(scene?.getAttribute('aria-hidden')).toBe('true');
    const bowls = () => [...(scene?.querySelectorAll<SVGElement>('.dish') ?? [])];
    const forAll = () => bowls().filter((bowl) => bowl.dataset.forAll).length;
    for (const bowl of bowls()) Object.assign(bowl, { animate });
    expect([scene?.querySelectorAll('text').length, bowls().length, forAll()]).toEqual([2, 3, 3]);
    await user.click(guest('Guest 2').getByRole('checkbox', { name: 'Milk' }));
    expect([bowls().length, forAll()]).toEqual([3, 2]);
    expect(animate).toHaveBeenCalled();
    const [frames] = animate.mock.lastCall ?? [];
    expect(frames.map(({ transform }: { readonly transform: string }) => transform)).toEqual([
      expect.stringMatching(/^translate\([\d.]+px, [\d.]+px\)$/),
      expect.stringMatching(/^translate\([\d.]+px, [\d.]+px\)$/),
    ]);
    prefersStill = true;
    animate.mockClear();
    await user.click(guest('Guest 2').getByRole('checkbox', { name: 'Milk' }));
    expect([forAll(), animate.mock.calls.length]).toEqual([3, 0]);
  });

  it('see what everyone can share first, also of another menu', async () => {
    show();
    await user.click(guest('Guest 1').getByRole('checkbox', { name: 'Milk' }));
    expect(groups()).toEqual([
      ['For everyone', 'Dish b', 'Dish c'],
      ['Not for Guest 1', 'Dish a'],
    ]);
    const open = () =>
      [...document.querySelectorAll('details:not(:has(fieldset))')].map((each) => each.hasAttribute('open'));
    expect(open()).toEqual([true, false]);
    await user.selectOptions(screen.getByRole('combobox', { name: 'Menu' }), 'Brunch');
    expect(groups()).toEqual([['For everyone', 'Dish d', 'Dish e']]);
    expect(answer()).toContain('Brunch: everyone has a choice.');
  });

  it('are saved in the history entry, not in the address, and restored after a reload', async () => {
    const { unmount } = show();
    await user.type(guest('Guest 1').getByRole('textbox'), 'Ada');
    await user.click(guest('Ada').getByRole('checkbox', { name: 'Milk' }));
    await add();
    flushEntryState();
    expect(location.href).not.toContain('Ada');
    expect(history.state.table).toBe('table=Ada%7E%7Emilk&table=%7E%7E&table=%7E%7E');
    unmount();
    show();
    expect(guests()).toEqual(['Ada', '', '']);
    expect(guest('Ada').getByRole('checkbox', { name: 'Milk' })).toHaveProperty('checked', true);
    await add();
    await user.click(screen.getByRole('button', { name: 'Take Guest 4 away' }));
    expect(guests()).toEqual(['Ada', '', '']);
  });

  it('are those of a shared link, with a warning if a need is not known here', () => {
    saveEntryState('table', 'table=Ada~vegan~milk&table=Grace~keto~');
    show();
    expect(guests()).toEqual(['Ada', 'Grace']);
    expect(screen.getByRole('alert').textContent).toContain('more than we can read here');
  });

  it('share a link that has them in its fragment', async () => {
    const writeText = vi.fn(async () => undefined);
    vi.stubGlobal('navigator', { clipboard: { writeText } });
    history.replaceState(history.state, '', '/menu?diet=vegan');
    show();
    await user.type(guest('Guest 2').getByRole('textbox'), 'Ada');
    await user.click(screen.getByRole('button', { name: 'Copy a link to this table' }));
    expect(writeText.mock.calls).toEqual([[`${location.origin}/menu#table=%7E%7E&table=Ada%7E%7E`]]);
    expect(await screen.findByText('Copied. Whoever has the link sees your table; we never do.')).toBeTruthy();
  });

  it('see the link if it cannot be copied', async () => {
    vi.stubGlobal('navigator', { clipboard: { writeText: () => Promise.reject(new Error('no')) } });
    show();
    await user.click(screen.getByRole('button', { name: 'Copy a link to this table' }));
    expect(await screen.findByText(`${location.origin}/#table=%7E%7E&table=%7E%7E`)).toBeTruthy();
  });
});

describe('the first guest [diner.profile]', () => {
  const keep = /^Is this you/;

  it('keeps diets and allergens for the menus, and what this form does not ask for', async () => {
    localStorage.setItem(profileName, 'diet=halal&avoid=nuts');
    show();
    await user.click(guest('Guest 1').getByRole('checkbox', { name: 'Nuts' }));
    await user.click(guest('Guest 1').getByRole('checkbox', { name: 'Vegan' }));
    expect(localStorage.getItem(profileName)).toBe('diet=halal&avoid=nuts');
    await user.click(guest('Guest 1').getByRole('button', { name: keep }));
    expect(localStorage.getItem(profileName)).toBe('diet=halal&diet=vegan');
    expect(answer()).toContain('Saved in this browser only: the menus show what suits you.');
    await user.click(guest('Guest 1').getByRole('checkbox', { name: 'Milk' }));
    expect(answer()).not.toContain('Saved in this browser');
  });

  it('is the only one who is asked', () => {
    show();
    expect(screen.getAllByRole('button', { name: keep })).toHaveLength(1);
  });
});
