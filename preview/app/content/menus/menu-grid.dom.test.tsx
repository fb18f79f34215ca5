import { act, fireEvent, screen, within } from '@testing-library/react';
import axe from 'axe-core';
import { describe, expect, it, vi } from 'vitest';
import { valueAt } from '#preview/review/values/value-at.ts';
import { layout, menu, openMenuGrid as open, simulateWidth } from './testing/open-menu-grid.tsx';

simulateWidth();

describe('the grid of a menu', () => {
  it('has one tab stop, which arrow keys move [editor.menus]', async () => {
    const { container, go, press, focused } = open();
    expect(container.querySelectorAll('.dish-grid [tabindex="0"]')).toHaveLength(1);
    go('Laksa', 'Name');
    await press('{ArrowDown}');
    expect(focused()).toBe('Rendang: Rendang');
    await press('{ArrowRight}{ArrowRight}{ArrowRight}');
    expect(focused()).toBe('Rendang: 14.00');
    await press('{Control>}{End}{/Control}{Home}{ArrowRight}');
    expect(focused()).toBe('Rice: Rice');
    await press('{Control>}{Home}{/Control}');
    expect(focused()).toMatch(/^Mains3 dishes/);
    expect(container.querySelectorAll('.dish-grid [tabindex="0"]')).toHaveLength(1);
  });

  it('replaces a cell by what is typed, and stores it with Enter [editor.menus]', async () => {
    const { go, press, dish, states, titles, focused } = open();
    go('Laksa', 'Price');
    await press('£13,5{Enter}');
    expect(dish(0, 0)).toEqual({ id: 'laksa', name: 'Laksa', origin: 'Malaysia', pricePence: 1350, supplier: 'x' });
    expect([states.length, titles, focused()]).toEqual([2, ['Laksa: Price'], 'Rendang: 14.00']);
  });

  it('edits with F2, moves on with Tab, and leaves the cell as it was with Escape [editor.menus]', async () => {
    const { go, press, dish, states, focused } = open();
    go('Laksa', 'Name');
    await press('{F2}{End} lemak{Tab}');
    expect([dish(0, 0).name, dish(0, 0).id, focused()]).toEqual(['Laksa lemak', 'laksa', 'Laksa lemak: Malaysia']);
    await press('x{Escape}');
    expect([states.length, focused()]).toEqual([2, 'Laksa lemak: Malaysia']);
  });

  it('says why a text cannot be stored, and stays in the cell [editor.menus]', async () => {
    const { go, press, states, cell, announcement } = open();
    go('Laksa', 'Price');
    await press('soon{Enter}');
    expect(screen.getByRole('alert').textContent).toMatch(/^Enter a price in pounds/);
    expect(cell('Laksa', 'Price').querySelector('input')?.getAttribute('aria-invalid')).toBe('true');
    expect(states).toHaveLength(1);
    go('Rendang', 'Name');
    expect(announcement()).toMatch(/^Laksa, Price: Enter a price in pounds/);
  });

  it('lists the refused text of the open cell under the checks until it is changed [editor.menus] [preview.errors]', async () => {
    const { go, press, container } = open();
    const checks = () => container.querySelector('.menu-checks')?.textContent;
    expect(screen.getByText('No problems found.')).toBeTruthy();
    go('Laksa', 'Price');
    await press('abc{Enter}');
    expect(checks()).toMatch(/^1 errorLaksaError: Enter a price in pounds/);
    expect(screen.queryByText('No problems found.')).toBeNull();
    await press('{Backspace}');
    expect(checks()).toBeUndefined();
    await press('{Enter}');
    expect(checks()).toMatch(/^1 error/);
    await press('{Escape}');
    expect(screen.getByText('No problems found.')).toBeTruthy();
  });

  it.each([
    ['Price', 'oops', 'oops'],
    ['Price', '20000', '£20000'],
    ['Kcal', 'many', 'many'],
  ])('keeps a text in %s that cannot be read when another cell is chosen: %s [editor.menus]', async (...each) => {
    const [column, text, stored] = each;
    const { go, press, cell } = open();
    go('Laksa', column);
    await press(`{F2}{Control>}a{/Control}${text}`);
    go('Rendang', 'Name');
    expect(cell('Laksa', column).textContent).toBe(stored);
    go('Laksa', column);
    await press('{Delete}13{Enter}');
    expect(cell('Laksa', column).textContent).toMatch(/^13/);
  });

  it('scrolls a refusal into view, and describes the field by it [editor.menus]', async () => {
    const scrolled: [string | null, unknown][] = [];
    const scroll = vi.spyOn(Element.prototype, 'scrollIntoView').mockImplementation(function (this: Element, options) {
      scrolled.push([this.textContent, options]);
    });
    const { go, press, cell } = open();
    go('Laksa', 'Price');
    await press('soon{Enter}');
    const message = screen.getByRole('alert');
    expect(scrolled.at(-1)).toEqual([message.textContent, { block: 'nearest', inline: 'nearest' }]);
    expect(cell('Laksa', 'Price').querySelector('input')?.getAttribute('aria-describedby')).toBe(message.id);
    scroll.mockRestore();
  });

  it('describes the field of a price by what is wrong with the stored one [editor.menus]', async () => {
    const message = 'must be at most 10,000';
    const path = ['sections', 0, 'items', 0, 'pricePence'];
    const { go, press, cell } = open(menu, [{ code: 'tile-invalid', severity: 'error', path, message }]);
    go('Laksa', 'Price');
    await press('{F2}');
    const id = cell('Laksa', 'Price').querySelector('input')?.getAttribute('aria-describedby');
    expect(document.getElementById(id ?? '')?.textContent).toContain(message);
  });

  it('sets an allergen by its letter [editor.menus]', async () => {
    const { go, press, dish, cell } = open();
    go('Laksa', 'Milk');
    await press('c');
    expect(dish(0, 0).allergens).toEqual({ milk: 'contains' });
    expect(cell('Laksa', 'Milk').getAttribute('aria-label')).toBe('Contains');
    await press('{Delete}');
    expect(dish(0, 0).allergens).toEqual({});
  });

  it('clears a range as one step, but no name [editor.menus]', async () => {
    const { go, press, dish, states, announcement } = open();
    go('Laksa', 'Name');
    await press('{Shift>}{ArrowDown}{ArrowRight}{ArrowRight}{ArrowRight}{/Shift}{Delete}');
    expect([dish(0, 0), dish(0, 1).pricePence, states.length]).toEqual([
      { id: 'laksa', name: 'Laksa', supplier: 'x' },
      undefined,
      2,
    ]);
    expect(announcement()).toBe('3 cells cleared.');
  });

  it('fills a range down, and a single cell from above [editor.menus]', async () => {
    const { go, press, dish } = open();
    go('Rendang', 'Origin');
    await press('{Control>}d{/Control}');
    expect(dish(0, 1).origin).toBe('Malaysia');
    go('Laksa', 'Price');
    await press('{Shift>}{ArrowDown}{/Shift}{Control>}d{/Control}');
    expect(dish(0, 1).pricePence).toBe(1250);
  });

  it('leaves entries that are no dishes as they are, and shows them [editor.menus]', async () => {
    const { go, press, states, names } = open();
    expect(names()[2]).toMatch(/^Not a dish/);
    go('Rendang', 'Price');
    await press('{ArrowDown}5{Delete}');
    expect(states).toHaveLength(1);
  });

  it('adds a dish below the active one, whose id is made of its first name [editor.menus]', async () => {
    const { go, press, dish, states } = open();
    go('Laksa', 'Price');
    await press('{Insert}Phở bò{Enter}');
    expect([dish(0, 1), states.length]).toEqual([{ id: 'pho-bo', name: 'Phở bò' }, 3]);
  });

  it('moves a dish within its section and into the next one, and the focus with it [editor.menus]', async () => {
    const { go, press, names, focused } = open();
    go('Rendang', 'Name');
    await press('{Alt>}{ArrowUp}{/Alt}');
    expect(names().slice(0, 2)).toEqual(['Rendang', 'Laksa']);
    await press('{Alt>}{ArrowDown}{ArrowDown}{ArrowDown}{/Alt}');
    expect(names().slice(-2)).toEqual(['Rendang', 'Rice']);
    expect(focused()).toBe('Rendang: Rendang');
  });

  it('renames a section with F2, and adds, moves and deletes sections in its menu [editor.menus]', async () => {
    const { go, press, menu: current, user, button } = open();
    go('Laksa', 'Name');
    await press('{ArrowUp}{F2}Bowls{Enter}');
    expect(valueAt(current(), ['sections', 0, 'name'])).toBe('Bowls');
    const run = async (section: string, action: string) => {
      const panel = button(`Section ${section}: actions`).closest<HTMLElement>('.menu');
      if (panel) await user.click(within(panel).getByText(action));
    };
    const sectionNames = () => Object(current()).sections.map(({ name }: { name: string }) => name);
    await run('Bowls', 'Move down');
    expect(sectionNames()).toEqual(['Sides', 'Bowls']);
    await run('Sides', 'Add a section below');
    await press('Drinks{Enter}');
    expect(sectionNames()).toEqual(['Sides', 'Drinks', 'Bowls']);
    await run('Bowls', 'Delete the section');
    expect(sectionNames()).toEqual(['Sides', 'Drinks']);
  });

  it('warns in the cell and in a list that leads there [editor.menus]', async () => {
    const satay = { id: 'satay', name: 'Peanut satay' };
    const { cell, user, focused } = open({ ...menu, sections: [{ id: 's', name: 'S', items: [satay] }] });
    expect(cell('Peanut satay', 'Peanuts').getAttribute('aria-label')).toMatch(
      /^Unknown. Warning: The name says “peanut”/,
    );
    await user.click(screen.getByText('Go to field'));
    expect(focused()).toBe('Peanut satay: ?');
  });

  it('has no accessibility problems [editor.menus]', async () => {
    const { container } = open();
    const rules = { 'color-contrast': { enabled: false }, region: { enabled: false } };
    const { violations } = await axe.run(container, { rules });
    expect(violations.map(({ id, nodes }) => `${id}: ${nodes[0]?.html}`)).toEqual([]);
  });
});

describe('copying and pasting', () => {
  it('copies a range as spreadsheets do [editor.menus]', async () => {
    const { go, press, announcement } = open();
    go('Laksa', 'Name');
    await press('{Shift>}{ArrowDown}{ArrowRight}{ArrowRight}{ArrowRight}{/Shift}');
    const copied: string[] = [];
    if (document.activeElement)
      fireEvent.copy(document.activeElement, {
        clipboardData: { setData: (_: string, text: string) => copied.push(text) },
      });
    expect(copied).toEqual(['Laksa\tMalaysia\t\t12.50\nRendang\t\t\t14.00']);
    expect(announcement()).toBe('8 cells copied.');
  });

  it('shows what a range from elsewhere changes before it is applied, as one step [editor.menus]', async () => {
    const { go, paste, dish, states, user, button, announcement } = open();
    go('Laksa', 'Price');
    paste('13\t500\nsoon\t600\n');
    expect(states).toHaveLength(1);
    expect(screen.getByText('Rendang, Price:').closest('li')?.textContent).toMatch(/“soon”. Enter a price/);
    await user.click(button('Paste 3 cells'));
    expect([dish(0, 0).pricePence, dish(0, 1).pricePence, dish(0, 1).kcal]).toEqual([1300, 1400, 600]);
    expect([states.length, announcement()]).toEqual([2, '3 cells pasted.']);
  });

  it('says before pasting that merged cells are split [editor.menus]', async () => {
    const { go, paste, dish, user, button } = open();
    go('Laksa', 'Price');
    paste('', '<table><tr><td rowspan="2">13</td><td>500</td></tr><tr><td>600</td></tr></table>');
    expect(screen.getByText(/Merged cells are split: their text is in the first cell\./)).toBeTruthy();
    await user.click(button(/^Paste \d cells$/));
    expect([dish(0, 0).pricePence, dish(0, 0).kcal, dish(0, 1).kcal]).toEqual([1300, 500, 600]);
  });

  it('shows a range from elsewhere also if all of it can be read, and Cancel leaves the menu as it was [editor.menus]', async () => {
    const { go, paste, states, user, button } = open();
    go('Laksa', 'Price');
    paste('13\t500');
    expect(button('Paste 2 cells').disabled).toBe(false);
    await user.click(button('Cancel'));
    expect([states.length, screen.queryByRole('dialog')]).toEqual([1, null]);
  });

  it('applies a single cell at once [editor.menus]', () => {
    const { go, paste, dish } = open();
    go('Rice', 'Price');
    paste('3.50');
    expect(dish(1, 0).pricePence).toBe(350);
  });
});

describe('changes of many dishes', () => {
  it('raise the prices of the checked dishes after a preview, as one step [editor.menus]', async () => {
    const { user, dish, states, button } = open();
    await user.click(screen.getByLabelText('Select Laksa'));
    await user.click(screen.getByLabelText('Select Rice'));
    await user.click(screen.getByText('Raise or lower prices…'));
    await user.type(screen.getByLabelText('By'), '5');
    const preview = within(screen.getByRole('region', { name: 'Changes' }));
    expect(preview.getAllByRole('row').map(({ textContent }) => textContent)).toEqual([
      'DishBeforeAfter',
      'Laksa£12.50£13.10',
      'Rice£3.00£3.20',
    ]);
    await user.click(button('Apply to 2 dishes'));
    expect([dish(0, 0).pricePence, dish(0, 1).pricePence, dish(1, 0).pricePence]).toEqual([1310, 1400, 320]);
    expect(states).toHaveLength(2);
  });

  it('set an allergen of the dishes in the selected range [editor.menus]', async () => {
    const { go, press, user, dish, button } = open();
    go('Laksa', 'Name');
    await press('{Shift>}{ArrowDown}{/Shift}');
    await user.click(screen.getByText('Set an allergen…'));
    await user.selectOptions(screen.getByLabelText('Allergen'), 'peanuts');
    await user.selectOptions(screen.getByLabelText('Level'), 'may-contain');
    await user.click(button('Apply to 2 dishes'));
    expect([dish(0, 0).allergens, dish(0, 1).allergens, dish(1, 0).allergens]).toEqual([
      { peanuts: 'may-contain' },
      { peanuts: 'may-contain' },
      undefined,
    ]);
  });

  it('move and delete the checked dishes [editor.menus]', async () => {
    const { user, names } = open();
    await user.click(screen.getByLabelText('Select Laksa'));
    await user.click(screen.getByText('Move to Sides'));
    expect(names().slice(-2)).toEqual(['Rice', 'Laksa']);
    const [remove] = screen.getAllByRole('button', { name: 'Delete' });
    if (remove) await user.click(remove);
    expect(names()).not.toContain('Laksa');
  });
});

describe('a file', () => {
  it('leaves a list of the cells that could not be read, until it is closed [editor.menus]', async () => {
    const { user } = open();
    await user.click(screen.getByText('Import CSV…'));
    const file = new File(['Section,Name,Price\nMains,Laksa,soon\nMains,Rendang,9'], 'menu.csv');
    await user.upload(screen.getByLabelText('File'), file);
    await user.click(await screen.findByText('Import 1 change'));
    expect(screen.queryByRole('dialog')).toBeNull();
    const list = screen.getByRole('region', { name: 'Cells that could not be read' });
    expect(list.textContent).toContain('Laksa, Price: “soon”.');
    await user.click(screen.getByText('Close the list'));
    expect(screen.queryByRole('region', { name: 'Cells that could not be read' })).toBeNull();
  });

  it('is compared with the menu before it is imported [editor.menus]', async () => {
    const { user, dish, states, button } = open();
    await user.click(screen.getByText('Import CSV…'));
    const text = 'Section;Name;Price\nMains;Laksa;13\nSides;Roti;2,50\n';
    await user.upload(screen.getByLabelText('File'), new File([text], 'menu.csv', { type: 'text/csv' }));
    expect(await screen.findByText('1 new, 1 changed, 0 unchanged.')).toBeTruthy();
    await user.click(screen.getByLabelText('Remove Rendang from Mains'));
    await user.click(button('Import 3 changes'));
    expect([dish(0, 0).pricePence, dish(0, 1), dish(1, 1)]).toEqual([
      1300,
      {},
      { id: 'roti', name: 'Roti', pricePence: 250 },
    ]);
    expect(states).toHaveLength(2);
  });
});

describe('the form of a dish', () => {
  it('is beside the grid, and follows the active dish [editor.menus]', async () => {
    layout.width = 90;
    const { go, press, container, dish, user } = open();
    go('Laksa', 'Name');
    await press('{Control>}{Enter}{/Control}');
    const form = within(screen.getByRole('region', { name: 'Form' }));
    await user.type(form.getByLabelText('Price'), '{Control>}a{/Control}13.20');
    await user.selectOptions(form.getByLabelText('Add a dish'), 'rice');
    expect([dish(0, 0).pricePence, dish(0, 0).goesWith]).toEqual([1320, ['rice']]);
    act(() => go('Rendang', 'Name'));
    expect(container.querySelector('.side-panel h2')?.textContent).toBe('Rendang');
  });

  it('offers no more dishes that go with it once there are six [editor.menus]', async () => {
    layout.width = 90;
    const goesWith = ['a', 'b', 'c', 'd', 'e', 'f'];
    const items = [{ id: 'laksa', name: 'Laksa', goesWith }];
    const { go, press, user } = open({ ...menu, sections: [{ id: 'mains', name: 'Mains', items }] });
    go('Laksa', 'Name');
    await press('{Control>}{Enter}{/Control}');
    const form = within(screen.getByRole('region', { name: 'Form' }));
    expect(form.queryByLabelText('Add a dish')).toBeNull();
    await user.click(form.getByLabelText('Remove f (not found)'));
    expect(form.getByLabelText('Add a dish')).toBeTruthy();
  });

  it('opens from a list on a phone, where actions need checked dishes [editor.menus]', async () => {
    layout.width = 24;
    const { user, container, button, dish } = open();
    expect(container.querySelector('table')).toBeNull();
    expect(button('Duplicate').disabled).toBe(true);
    await user.click(button(/^Laksa/));
    const dialog = within(screen.getByRole('dialog', { name: 'Details' }));
    await user.type(dialog.getByLabelText(/^Origin/), '!');
    expect(dish(0, 0).origin).toBe('Malaysia!');
  });
});
