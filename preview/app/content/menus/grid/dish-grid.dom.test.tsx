import { fireEvent, screen, waitFor, within } from '@testing-library/react';
import { describe, expect, it, vi } from 'vitest';
import { columns } from '../columns/columns.ts';
import { layout, menu, openMenuGrid as open, simulateWidth } from '../testing/open-menu-grid.tsx';

simulateWidth();

const mains = (...items: readonly unknown[]) => ({ ...menu, sections: [{ id: 'mains', name: 'Mains', items }] });
const type = (value: string) => {
  const field = document.activeElement;
  if (field instanceof HTMLInputElement) fireEvent.change(field, { target: { value } });
};

describe('the cells of the grid', () => {
  it('that are selected are a rectangle, with both ends [editor.menus]', async () => {
    const { go, press, container } = open();
    const selected = () =>
      [...container.querySelectorAll('[data-column][aria-selected="true"]')].map((cell) => [
        cell.closest('tr')?.querySelector('[scope="row"]')?.textContent,
        Number(cell.getAttribute('data-column')),
      ]);
    go('Laksa', 'Origin');
    expect(selected()).toEqual([]);
    await press('{Shift>}{ArrowDown}{ArrowRight}{/Shift}');
    expect(selected()).toEqual([
      ['Laksa', 2],
      ['Laksa', 3],
      ['Rendang', 2],
      ['Rendang', 3],
    ]);
  });

  it('of a checked dish are a selected row, and no others are [editor.menus]', async () => {
    const { rowOf, user } = open();
    const box = (name: string) => screen.getByRole<HTMLInputElement>('checkbox', { name: `Select ${name}` });
    const selected = () =>
      ['Laksa', 'Rendang'].map((name) => [rowOf(name).getAttribute('aria-selected'), box(name).checked]);
    await user.click(box('Rendang'));
    expect(selected()).toEqual([
      [null, false],
      ['true', true],
    ]);
    await user.click(box('Rendang'));
    expect(selected()).toEqual([
      [null, false],
      [null, false],
    ]);
  });

  it('say what their sign or picture means [editor.menus]', () => {
    const levels = { milk: 'contains', eggs: 'may-contain', fish: 'none-declared', soya: 'lots' };
    const { cell } = open(
      mains(
        { id: 'a', name: 'A', allergens: levels, image: { url: '/a.jpg', alt: 'A bowl' } },
        { id: 'b', name: 'B', image: { url: '/b.jpg' } },
        { id: 'c', name: 'C' },
      ),
    );
    const signOf = (column: string) => [cell('A', column).textContent, cell('A', column).getAttribute('aria-label')];
    expect(['Milk', 'Eggs', 'Fish', 'Celery'].map(signOf)).toEqual([
      ['C', 'Contains'],
      ['M', 'May contain'],
      ['–', 'None declared'],
      ['?', 'Unknown'],
    ]);
    expect(['A', 'B', 'C'].map((name) => cell(name, 'Picture').getAttribute('aria-label'))).toEqual([
      'A bowl',
      'Picture without a text',
      'No picture',
    ]);
    expect(['A', 'C'].map((name) => cell(name, 'Picture').querySelector('img')?.getAttribute('src'))).toEqual([
      '/a.jpg',
      undefined,
    ]);
    expect(cell('A', 'Name').getAttribute('aria-label')).toBeNull();
  });

  it('say what has no name, and what is no dish [editor.menus]', () => {
    const { names } = open(mains({ id: 'a', name: ' ' }, 7));
    expect(names()).toEqual(['Name…', 'Not a dish: this entry is left as it is']);
  });

  it('have headings, and keys that are described beside them [editor.menus]', () => {
    open();
    const grid = screen.getByRole('grid', { name: 'Dishes' });
    expect(within(grid).getAllByRole('columnheader')[0]?.textContent).toBe('Selected');
    const help = screen.getByText('Keyboard shortcuts').parentElement;
    expect([...(help?.querySelectorAll('p') ?? [])].map(({ id, textContent }) => [id, textContent])).toEqual([
      [
        grid.getAttribute('aria-describedby'),
        'Arrow keys move between cells. Enter or F2 edits a cell, typing replaces it, Escape leaves it as it was. In an allergen cell C, M, N and U set Contains, May contain, None declared and Unknown.',
      ],
      [
        '',
        'Shift with arrow keys selects a range, which Ctrl C copies, Ctrl V pastes over, Ctrl D fills down and Delete clears. Shift Space selects a dish, Ctrl A all of them. Alt with an arrow key moves dishes, Insert adds one, Ctrl Enter opens the details. Drag a dish by the dots before its checkbox.',
      ],
    ]);
  });

  it('are below the names of all columns [editor.menus]', () => {
    open();
    const headings = screen.getAllByRole('columnheader').map(({ textContent }) => textContent);
    expect(headings).toEqual(['Selected', ...columns.map(({ title }) => title)]);
  });

  it('are scrolled into view with the focus, beside the columns that stay [editor.menus]', async () => {
    const scrolled: unknown[] = [];
    const scroll = vi.spyOn(Element.prototype, 'scrollIntoView').mockImplementation(function (this: Element, options) {
      scrolled.push([this.getAttribute('data-column'), options]);
    });
    const { go, press } = open();
    go('Laksa', 'Origin');
    scrolled.length = 0;
    await press('{ArrowRight}');
    expect(scrolled).toEqual([['3', { block: 'nearest', inline: 'nearest' }]]);
    scroll.mockRestore();
  });

  it('mark the edges beyond which there are more of them [editor.menus]', () => {
    const { container } = open();
    const scroller = container.querySelector('.dish-grid');
    if (!scroller) throw new Error('There is no grid.');
    const scrollTo = (scrollLeft: number): string | null | undefined => {
      for (const [name, value] of Object.entries({ scrollLeft, clientWidth: 300, scrollWidth: 900 }))
        Object.defineProperty(scroller, name, { value, configurable: true });
      fireEvent.scroll(scroller);
      return scroller.parentElement?.getAttribute('data-hidden-columns');
    };
    expect([0, 300, 599.5].map(scrollTo)).toEqual(['end', 'start end', 'start']);
    Object.defineProperty(scroller, 'clientWidth', { value: 900, configurable: true });
    Object.defineProperty(scroller, 'scrollLeft', { value: 0, configurable: true });
    fireEvent.scroll(scroller);
    expect(scroller.parentElement?.hasAttribute('data-hidden-columns')).toBe(false);
  });

  it('are none without sections [editor.menus]', () => {
    open({ ...menu, sections: [] });
    expect(screen.getByText('This menu has no sections. Add the first one, or import a file.').tagName).toBe('TD');
  });
});

describe('the name of a section', () => {
  it('is needed, and stays if the editor goes elsewhere [editor.menus]', async () => {
    const { go, press, states, announcement } = open();
    go('Laksa', 'Name');
    await press('{ArrowUp}{F2}');
    expect(screen.getByLabelText('Name of the section Mains')).toBe(document.activeElement);
    type(' ');
    await press('{Enter}');
    expect(screen.getByRole('alert').textContent).toBe('Enter the name of the section.');
    go('Rendang', 'Name');
    expect([states.length, announcement()]).toEqual([1, 'The name was not changed. Enter the name of the section.']);
  });

  it('that stays the same changes nothing [editor.undo]', async () => {
    const { go, press, states } = open();
    go('Laksa', 'Name');
    await press('{ArrowUp}{F2}{End} {Enter}');
    expect(states).toHaveLength(1);
  });
});

describe('a section whose list of dishes is unusable', () => {
  it('takes no dish, and says why [preview.errors]', () => {
    const { button } = open({ ...menu, sections: [{ id: 'mains', name: 'Mains', items: 'none' }] });
    const item = within(button('Section Mains: actions').closest<HTMLElement>('.menu') ?? document.body)
      .getAllByRole('menuitem')
      .find((each) => each.getAttribute('aria-disabled') === 'true');
    expect([item?.getAttribute('aria-label'), item?.textContent]).toEqual([
      'Add a dish',
      expect.stringContaining('Its list of dishes is unusable.'),
    ]);
  });
});

describe('the clipboard of the grid', () => {
  it('says that one cell was copied [editor.menus]', () => {
    const { go, announcement } = open();
    go('Laksa', 'Name');
    const clipboardData = { setData: () => undefined };
    if (document.activeElement) fireEvent.copy(document.activeElement, { clipboardData });
    expect(announcement()).toBe('1 cell copied.');
  });

  it('clears the cells that were cut [editor.menus]', () => {
    const { go, dish } = open();
    go('Laksa', 'Origin');
    const clipboardData = { setData: () => undefined };
    if (document.activeElement) fireEvent.cut(document.activeElement, { clipboardData });
    expect(dish(0, 0)).toEqual({ id: 'laksa', name: 'Laksa', pricePence: 1250, supplier: 'x' });
  });

  it('says that there is nothing to paste [editor.menus]', () => {
    const { go, paste, states, announcement } = open();
    go('Laksa', 'Price');
    paste('12.50');
    expect([states.length, announcement()]).toEqual([1, 'Nothing to paste: the cells already have these values.']);
  });

  it('says what is added, what is left out, and what could not be read [editor.menus]', async () => {
    const { go, paste, user, button, announcement, titles } = open();
    go('Rice', 'Price');
    paste('4\nsoon\nlater');
    const dialog = within(screen.getByRole('dialog', { name: 'Paste' }));
    expect(dialog.getByText(/will change\./).textContent).toBe(
      '1 cell will change. 2 dishes are added at the end of the section.',
    );
    expect(dialog.getByRole('heading', { level: 3 }).textContent).toBe(
      '2 cells could not be read. The old values stay.',
    );
    expect(dialog.getAllByRole('listitem').map((line) => line.querySelector('strong')?.textContent)).toEqual([
      'New dish 1, Price:',
      'New dish 2, Price:',
    ]);
    await user.click(button('Cancel'));
    go('Rice', 'Picture');
    paste('/a.jpg\t1\t2');
    expect(screen.getByText(/will change\./).textContent).toBe(
      '0 cells will change. 2 columns beyond the last one are left out.',
    );
    expect(screen.getByText('1 cell could not be read. The old values stay.')).toBeTruthy();
    await user.click(button('Cancel'));
    go('Rice', 'Price');
    paste('4\n5');
    expect(screen.getByText(/will change\./).textContent).toBe(
      '2 cells will change. 1 dish is added at the end of the section.',
    );
    await user.click(button(/^Paste/));
    expect([titles, announcement()]).toEqual([['2 cells pasted, 1 dish added'], '2 cells pasted, 1 dish added.']);
  });
});

describe('the list of dishes on a phone', () => {
  it('has a button for a new dish in each section [editor.menus]', async () => {
    layout.width = 24;
    const { button, user, menu: current } = open();
    await user.click(button('Add a dish to Sides'));
    expect(Object(current()).sections[1].items).toHaveLength(2);
    expect(screen.getByRole('dialog', { name: 'Details' })).toBeTruthy();
  });

  it('shows the description, price and warnings of each [editor.menus]', () => {
    layout.width = 24;
    open(
      mains({ id: 'a', name: 'Peanut satay', description: 'On a stick.', pricePence: 650 }, { id: 'b', name: 'Rice' }),
    );
    const section = screen.getByRole('region', { name: 'Mains' });
    const rows = [...section.querySelectorAll('li:has(.price)')].map((row) => {
      const texts = [...row.querySelectorAll('small')].map(({ textContent }) => textContent).filter(Boolean);
      return [...texts, row.querySelector('.price')?.textContent];
    });
    expect(rows).toEqual([['On a stick.', '1 warning', '£6.50'], ['']]);
    expect(section.querySelector('.section-count')?.textContent).toBe('2 dishes');
  });

  it('marks a dish with errors, and opens it at the first one [editor.menus] [preview.errors]', async () => {
    layout.width = 24;
    const path = ['sections', 0, 'items', 0, 'pricePence'];
    const price = { code: 'item-invalid', severity: 'error', path, message: 'Enter a price.' } as const;
    const { button, user } = open(mains({ id: 'a', name: 'Rice', pricePence: 'abc' }, { id: 'b', name: 'Soup' }), [
      price,
    ]);
    const row = button(/^Rice/);
    expect(within(row).getByText('1 error').className).toBe('error-message');
    expect(row.closest('li')?.dataset.mark).toBe('error');
    expect(button(/^Soup/).closest('li')?.dataset.mark).toBeUndefined();
    await user.click(row);
    await waitFor(() => expect(document.activeElement).toBe(screen.getByLabelText('Price')));
  });

  it('says that there are no sections [editor.menus]', () => {
    layout.width = 24;
    open({ ...menu, sections: [] });
    expect(screen.getByText('This menu has no sections. Add the first one, or import a file.').className).toBe('empty');
  });
});

describe('a cell that is being edited when the window is reloaded', () => {
  /** Reloads. Returns whether the browser asks first. */
  const reload = (): boolean => !window.dispatchEvent(new Event('beforeunload', { cancelable: true }));

  it('is stored [editor.menus]', async () => {
    const { go, press, states } = open();
    go('Laksa', 'Price');
    await press('{Enter}');
    expect(reload()).toBe(false);
    type('13');
    expect(reload()).toBe(false);
    expect(states.at(-1)).toMatchObject({ sections: [{ items: [{ pricePence: 1300 }, {}, null] }, {}] });
  });

  it('is stored also if its text cannot be read [editor.menus]', async () => {
    const { go, press, states } = open();
    go('Laksa', 'Price');
    await press('{Enter}');
    type('abc');
    expect(reload()).toBe(false);
    expect(states.at(-1)).toMatchObject({ sections: [{ items: [{ pricePence: 'abc' }, {}, null] }, {}] });
  });
});
