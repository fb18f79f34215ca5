import { screen, within } from '@testing-library/react';
import { describe, expect, it, vi } from 'vitest';
import { menu, openMenuGrid, simulateWidth } from './testing/open-menu-grid.tsx';

simulateWidth();

/** The grid without the entry that is not a dish. */
function open() {
  const [mains, sides] = menu.sections;
  const grid = openMenuGrid({ ...menu, sections: [{ ...mains, items: mains?.items.slice(0, 2) }, sides] });
  const toolbar = within(screen.getByRole('toolbar', { name: 'Menu' }));
  const inToolbar = (name: string) => toolbar.getAllByRole<HTMLButtonElement>('button', { name })[0];
  const click = async (name: string): Promise<void> => {
    const button = inToolbar(name);
    if (button) await grid.user.click(button);
  };
  const checked = () => [...grid.container.querySelectorAll('.select-cell input:checked')].length;
  const focusedRow = () =>
    [...grid.container.querySelectorAll('tbody [scope="row"]')].findIndex((cell) =>
      cell.closest('tr')?.contains(document.activeElement),
    );
  return { ...grid, click, inToolbar, checked, focusedRow };
}

describe('the toolbar of a menu', () => {
  it('adds a dish below the active one, or at the end of the section of a heading [editor.menus]', async () => {
    const { go, click, dish, press, announcement } = open();
    go('Laksa', 'Price');
    await click('Add a dish');
    expect(announcement()).toBe('Added a dish to Mains.');
    await press('Satay{Enter}');
    expect([dish(0, 1).name, dish(0, 2).name]).toEqual(['Satay', 'Rendang']);
    await press('{Control>}{Home}{/Control}');
    await click('Add a dish');
    await press('Roti{Enter}');
    expect(dish(0, 3).name).toBe('Roti');
  });

  it('adds a section below that of the active row [editor.menus]', async () => {
    const { go, click, press, menu: current, announcement } = open();
    go('Laksa', 'Price');
    await click('Add a section');
    expect(announcement()).toBe('Added a section.');
    await press('Soups{Enter}');
    expect(Object(current()).sections.map(({ name }: { name: string }) => name)).toEqual(['Mains', 'Soups', 'Sides']);
  });

  it('duplicates the selected dishes, each below its own, with ids of their own [editor.menus]', async () => {
    const { go, click, press, names, dish, announcement, focusedRow } = open();
    go('Laksa', 'Name');
    await click('Duplicate');
    expect([names(), announcement()]).toEqual([['Laksa', 'Laksa', 'Rendang', 'Rice'], 'Duplicated Laksa.']);
    expect(dish(0, 1)).toEqual({ ...dish(0, 0), id: expect.not.stringMatching(/^laksa$/) });
    go('Rendang', 'Name');
    await press('{Shift>}{ArrowDown}{ArrowDown}{/Shift}');
    await click('Duplicate');
    expect(names()).toEqual(['Laksa', 'Laksa', 'Rendang', 'Rendang', 'Rice', 'Rice']);
    expect(announcement()).toBe('Duplicated 2 dishes.');
    expect(focusedRow()).toBe(3);
  });

  it('moves dishes up and down, also to the section before or after, and not beyond the ends [editor.menus]', async () => {
    const { go, click, dish, names, states } = open();
    go('Rice', 'Name');
    await click('Move up');
    expect([dish(0, 2).name, dish(1, 0)]).toEqual(['Rice', {}]);
    await click('Move up');
    await click('Move up');
    expect(names()).toEqual(['Rice', 'Laksa', 'Rendang']);
    const before = states.length;
    await click('Move up');
    expect(states).toHaveLength(before);
    go('Rendang', 'Name');
    await click('Move down');
    expect([dish(0, 2), dish(1, 0).name]).toEqual([{}, 'Rendang']);
    await click('Move down');
    expect(states).toHaveLength(before + 1);
  });

  it('deletes the selected dishes, and stays at their place [editor.menus]', async () => {
    const { go, click, names, focused, announcement } = open();
    go('Rendang', 'Name');
    await click('Delete');
    expect([names(), focused(), announcement()]).toEqual([['Laksa', 'Rice'], 'Laksa: Laksa', 'Deleted Rendang.']);
  });

  it('leaves no dish checked that was duplicated or deleted, and focuses the first copy [editor.menus]', async () => {
    const { user, click, checked, names, focusedRow } = open();
    await user.click(screen.getByLabelText('Select Rendang'));
    await click('Duplicate');
    expect([checked(), names(), focusedRow()]).toEqual([0, ['Laksa', 'Rendang', 'Rendang', 'Rice'], 2]);
    await user.click(screen.getByLabelText('Select Laksa'));
    await click('Delete');
    expect([checked(), names(), focusedRow()]).toEqual([0, ['Rendang', 'Rendang', 'Rice'], 0]);
  });

  it('clears the selection, and has no dishes to change on a heading [editor.menus]', async () => {
    const { user, go, click, press, inToolbar, checked } = open();
    await user.click(screen.getByLabelText('Select Laksa'));
    await user.click(screen.getByLabelText('Select Rice'));
    await click('Change 2 dishes…');
    await user.click(screen.getByRole('menuitem', { name: 'Clear selection' }));
    expect(checked()).toBe(0);
    go('Laksa', 'Name');
    await press('{Control>}{Home}{/Control}');
    expect(['Duplicate', 'Move up', 'Move down', 'Delete'].map((name) => inToolbar(name)?.disabled)).toEqual([
      true,
      true,
      true,
      true,
    ]);
    await click('Change dishes');
    const hint = screen.getByText('Tick dishes first, or select their rows.');
    expect(hint.parentElement?.matches('[role="status"]')).toBe(true);
    expect(screen.queryByRole('menuitem', { name: /^Set the price/ })).toBeNull();
  });

  it('downloads the menu as a file [editor.menus]', async () => {
    const { user } = open();
    const files: Blob[] = [];
    vi.spyOn(URL, 'createObjectURL').mockImplementation((file) => {
      if (file instanceof Blob) files.push(file);
      return 'blob:menu';
    });
    vi.spyOn(URL, 'revokeObjectURL').mockImplementation(() => undefined);
    const names: string[] = [];
    vi.spyOn(HTMLAnchorElement.prototype, 'click').mockImplementation(function (this: HTMLAnchorElement) {
      names.push(this.download);
    });
    await user.click(screen.getByText('Download CSV'));
    expect([names, files.map(({ type }) => type)]).toEqual([['food.csv'], ['text/csv;charset=utf-8']]);
    expect(await files[0]?.text()).toMatch(/Laksa.*12\.50/);
  });
});

describe('the menu of a section', () => {
  const run = async ({ user, button }: ReturnType<typeof open>, section: string, action: string): Promise<void> => {
    const panel = button(`Section ${section}: actions`).closest<HTMLElement>('.menu');
    if (panel) await user.click(within(panel).getByText(action));
  };

  it('adds a dish at its end, and renames it [editor.menus]', async () => {
    const grid = open();
    await run(grid, 'Sides', 'Add a dish');
    await grid.press('Roti{Enter}');
    expect(grid.dish(1, 1).name).toBe('Roti');
    await run(grid, 'Sides', 'Rename');
    await grid.press(' dishes{Enter}');
    expect(Object(grid.menu()).sections[1].name).toMatch(/dishes$/);
    expect(grid.announcement()).toMatch(/^Renamed Sides to .*dishes\.$/);
  });

  it('moves it up, deletes it with its dishes, and opens its form [editor.menus]', async () => {
    const grid = open();
    await run(grid, 'Sides', 'Move up');
    expect([grid.names(), grid.announcement()]).toEqual([['Rice', 'Laksa', 'Rendang'], 'Moved Sides.']);
    expect(grid.focused()).toMatch(/^Sides/);
    await run(grid, 'Mains', 'Delete the section');
    expect([grid.names(), grid.announcement()]).toEqual([['Rice'], 'Deleted Mains with 2 dishes.']);
    await run(grid, 'Sides', 'Edit details');
    expect(within(screen.getByRole('dialog', { name: 'Details' })).getByLabelText(/^Name/)).toHaveProperty(
      'value',
      'Sides',
    );
  });

  it('makes changes that are undone one by one, as those of cells and dishes are [editor.undo]', async () => {
    const grid = open();
    await run(grid, 'Sides', 'Rename');
    await grid.press(' dishes{Enter}');
    await run(grid, 'Mains', 'Move down');
    await run(grid, 'Mains', 'Add a section below');
    await grid.press('{Escape}');
    grid.go('Laksa', 'Name');
    await grid.press('Laksa lemak{Enter}');
    grid.go('Laksa lemak', 'Dietary tags');
    await grid.press('Hot{Enter}');
    grid.go('Laksa lemak', 'Price');
    await grid.press('9{Enter}');
    await grid.click('Duplicate');
    expect(grid.titles).toEqual([
      'Renamed Sides',
      'Moved Mains',
      'Added a section',
      'Laksa: Name',
      'Laksa lemak: Dietary tags',
      'Laksa lemak: Price',
      'Duplicated Rendang',
    ]);
    expect(new Set(grid.typing)).toEqual(new Set([false]));
  });

  it('deletes it although its dishes are checked, of which none stays so [editor.menus]', async () => {
    const grid = open();
    await grid.user.click(screen.getByLabelText('Select Laksa'));
    expect(grid.checked()).toBe(1);
    await run(grid, 'Mains', 'Delete the section');
    expect([grid.checked(), grid.names()]).toEqual([0, ['Rice']]);
    expect(grid.focused()).toMatch(/^Sides/);
    await run(grid, 'Sides', 'Add a section below');
    await grid.press('Empty{Enter}');
    await run(grid, 'Empty', 'Delete the section');
    expect(grid.announcement()).toBe('Deleted Empty.');
  });

  it('says why its section cannot move further [editor.menus]', () => {
    const { button } = open();
    const unavailable = (section: string) =>
      [
        ...(button(`Section ${section}: actions`).closest('.menu')?.querySelectorAll('[aria-disabled="true"]') ?? []),
      ].map((item) => [
        item.getAttribute('aria-label'),
        document.getElementById(item.getAttribute('aria-describedby') ?? '')?.textContent,
      ]);
    expect(unavailable('Mains')).toEqual([['Move up', 'It is the first section.']]);
    expect(unavailable('Sides')).toEqual([['Move down', 'It is the last section.']]);
  });
});
