import { screen, within } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import { layout, menu, openMenuGrid, simulateWidth } from '../testing/open-menu-grid.tsx';

simulateWidth();

/** The grid, with what the editor reads above it. */
function open(...parameters: Parameters<typeof openMenuGrid>) {
  const grid = openMenuGrid(...parameters);
  const toolbar = within(screen.getByRole('toolbar', { name: 'Menu' }));
  const tool = (name: string) => toolbar.getAllByRole<HTMLButtonElement>('button', { name })[0];
  const bar = () => {
    const element = grid.container.querySelector('.cell-bar');
    return [element?.textContent?.trim(), element?.querySelector('[data-severity]')?.getAttribute('data-severity')];
  };
  return { ...grid, tool, bar };
}

const path = ['sections', 0, 'items', 0, 'pricePence'];
const tooHigh = { code: 'item-invalid', severity: 'error', path, message: 'must be at most £10,000' } as const;

describe('the line above the grid', () => {
  it('has the whole content of the active cell, and what is wrong in it [editor.menus] [preview.errors]', () => {
    const { go, bar } = open(menu, [tooHigh]);
    go('Laksa', 'Origin');
    expect(bar()).toEqual(['Laksa · Origin Malaysia', undefined]);
    go('Laksa', 'Price');
    expect(bar()).toEqual(['Laksa · Price 12.50must be at most £10,000', 'error']);
    go('Rendang', 'Price');
    expect(bar()).toEqual(['Rendang · Price 14.00', undefined]);
  });

  it('warns of what the allergens of a dish do not say [menu.allergens]', () => {
    const satay = { id: 'a', name: 'Peanut satay' };
    const { go, bar } = open({ ...menu, sections: [{ id: 's', name: 'S', items: [satay] }] });
    go('Peanut satay', 'Peanuts');
    expect(bar()).toEqual([
      'Peanut satay · Peanuts UnknownThe name says “peanut”, but the record says “unknown” for peanuts.',
      'warning',
    ]);
  });

  it('has no address of a picture, and tells the keys of a heading [editor.menus]', async () => {
    const image = { url: '/a.jpg', alt: 'A bowl' };
    const { go, bar, press } = open({
      ...menu,
      sections: [{ id: 's', name: 'S', items: [{ id: 'a', name: 'A', image }] }],
    });
    go('A', 'Picture');
    expect(bar()).toEqual(['A · Picture', undefined]);
    go('A', 'Selected');
    expect(bar()).toEqual(['A · Selection', undefined]);
    await press('{Control>}{Home}{/Control}');
    expect(bar()).toEqual(['S Enter opens its menu, F2 renames it.', undefined]);
  });

  it('is empty without sections [editor.menus]', () => {
    expect(open({ ...menu, sections: [] }).bar()).toEqual(['', undefined]);
  });
});

describe('the toolbar above the grid', () => {
  it('adds the first section, as nothing else is there to change [editor.menus]', async () => {
    const { tool, user, press, menu: current } = open({ ...menu, sections: [] });
    expect(['Add a dish', 'Details', 'Duplicate'].map((name) => tool(name)?.disabled)).toEqual([true, true, true]);
    await user.click(screen.getByText('Add a section'));
    await press('Soups{Enter}');
    expect(Object(current()).sections).toEqual([{ id: expect.any(String), name: 'Soups', items: [] }]);
    expect(tool('Add a dish')?.disabled).toBe(false);
  });

  it('changes no dish before the editor has chosen one, and says so [editor.menus]', () => {
    const { go, tool } = open();
    const states = () => ['Duplicate', 'Move up', 'Move down', 'Delete'].map((name) => tool(name)?.disabled);
    expect([states(), tool('Delete')?.title]).toEqual([
      [true, true, true, true],
      'Tick dishes first, or select their rows.',
    ]);
    go('Laksa', 'Name');
    expect([states(), tool('Delete')?.title]).toEqual([[false, false, false, false], '']);
  });

  it('adds no dish to a section whose list is unusable [editor.menus]', async () => {
    const { go, press, tool } = open({
      ...menu,
      sections: [{ id: 'mains', name: 'Mains', items: 'none' }, ...menu.sections.slice(1)],
    });
    go('Rice', 'Name');
    expect(tool('Add a dish')?.disabled).toBe(false);
    await press('{Control>}{Home}{/Control}');
    expect(tool('Add a dish')?.disabled).toBe(true);
  });

  it('opens and closes the details of the active dish [editor.menus]', async () => {
    layout.width = 90;
    const { go, tool, user } = open();
    go('Laksa', 'Name');
    const details = tool('Details') ?? document.body;
    const state = () => [details.getAttribute('aria-pressed'), screen.queryByRole('region', { name: 'Form' }) !== null];
    expect(state()).toEqual(['false', false]);
    await user.click(details);
    expect(state()).toEqual(['true', true]);
    await user.click(details);
    expect(state()).toEqual(['false', false]);
    await user.click(screen.getByText('Menu details'));
    expect(state()).toEqual(['false', true]);
    expect(within(screen.getByRole('region', { name: 'Form' })).getByRole('heading', { level: 2 }).textContent).toBe(
      'Menu',
    );
  });

  it('counts the dishes that will change, and moves them only to sections that can hold them [editor.menus]', async () => {
    const { go, press, user, button, dish, container } = open({
      ...menu,
      sections: [...menu.sections, { id: 'x', name: 'Extras', items: 'none' }],
    });
    go('Laksa', 'Name');
    expect(button('Change dishes')).toBeTruthy();
    await user.click(screen.getByLabelText('Select Laksa'));
    expect(button('Change 1 dish…')).toBeTruthy();
    await user.click(screen.getByLabelText('Select Laksa'));
    go('Laksa', 'Name');
    await press('{Shift>}{ArrowDown}{/Shift}');
    const menuOf = button('Change 2 dishes…').closest<HTMLElement>('.menu') ?? container;
    expect(
      within(menuOf)
        .getAllByRole('menuitem')
        .map(({ textContent }) => textContent),
    ).toEqual([
      'Set the price…',
      'Raise or lower prices…',
      'Add tags…',
      'Remove tags…',
      'Set an allergen…',
      'Move to Mains',
      'Move to Sides',
      'Delete',
    ]);
    await user.click(within(menuOf).getByText('Move to Sides'));
    expect([dish(1, 0).name, dish(1, 1).name, dish(1, 2).name]).toEqual(['Rice', 'Laksa', 'Rendang']);
    await press('{Control>}{Home}{/Control}');
    expect(button('Change dishes')).toBeTruthy();
  });
});
