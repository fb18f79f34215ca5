import { fireEvent, screen, within } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import { layout, menu, openMenuGrid as open, simulateWidth } from '../testing/open-menu-grid.tsx';

simulateWidth();

/** The grid with the form of the first dish beside it. */
async function openForm(...parameters: Parameters<typeof open>) {
  layout.width = 90;
  const opened = open(...parameters);
  opened.go(opened.names()[0] ?? '', 'Price');
  await opened.press('{Control>}{Enter}{/Control}');
  const form = within(screen.getByRole('region', { name: 'Form' }));
  return { ...opened, form, price: form.getByLabelText<HTMLInputElement>('Price') };
}
const mains = (...items: readonly unknown[]) => ({ ...menu, sections: [{ id: 'mains', name: 'Mains', items }] });
const describing = (input: HTMLInputElement) =>
  (input.getAttribute('aria-describedby') ?? '').split(' ').map((id) => document.getElementById(id)?.textContent);

describe('the form beside the grid', () => {
  it('says of an entry that is no dish that it stays [editor.menus]', async () => {
    layout.width = 90;
    const { go, press, names } = open();
    go(names()[2] ?? '', 'Price');
    await press('{Control>}{Enter}{/Control}');
    expect(screen.getByText('This entry cannot be edited, and is left as it is.').className).toBe('empty');
  });

  it('has the dishes that go with one, each a step of its own, and says what its id is for [editor.menus] [editor.undo]', async () => {
    layout.width = 90;
    const { go, press, user, dish, titles, typing } = open();
    go('Laksa', 'Name');
    await press('{Control>}{Enter}{/Control}');
    const form = within(screen.getByRole('region', { name: 'Form' }));
    const group = form.getByRole('group', { name: 'Goes with' });
    expect(group.querySelector('p')?.textContent).toBe('Other dishes of this menu that go well with it, at most 6.');
    const options = () => [...form.getByLabelText('Add a dish').children].map(({ textContent }) => textContent);
    expect(options()).toEqual(['Choose a dish', 'Rendang', 'Rice']);
    await user.selectOptions(form.getByLabelText('Add a dish'), 'rice');
    expect([options(), dish(0, 0).goesWith]).toEqual([['Choose a dish', 'Rendang'], ['rice']]);
    await user.selectOptions(form.getByLabelText('Add a dish'), 'rendang');
    expect(dish(0, 0).goesWith).toEqual(['rice', 'rendang']);
    expect(
      within(group)
        .getAllByRole('button')
        .map((button) => button.getAttribute('aria-label')),
    ).toEqual(['Remove Rice', 'Remove Rendang']);
    await user.click(form.getByLabelText('Remove Rice'));
    expect(dish(0, 0).goesWith).toEqual(['rendang']);
    await user.click(form.getByLabelText('Remove Rendang'));
    expect(dish(0, 0)).not.toHaveProperty('goesWith');
    expect([new Set(titles), typing]).toEqual([new Set(['Laksa: Goes with']), [false, false, false, false]]);
    expect(form.getByText('Links and other dishes refer to it. Change it only if nothing does.')).toBeTruthy();
  });
});

describe('the price in the form of a dish', () => {
  it('is in pounds, and typing it is undone as a whole [editor.menus] [editor.undo]', async () => {
    const { price, dish, titles, typing } = await openForm();
    expect([price.value, price.inputMode, describing(price)]).toEqual([
      '12.50',
      'decimal',
      ['In pounds, such as 12.50.'],
    ]);
    expect(price.getAttribute('aria-invalid')).toBeNull();
    fireEvent.change(price, { target: { value: '13.5' } });
    expect([price.value, dish(0, 0).pricePence, titles, typing]).toEqual(['13.5', 1350, ['Laksa: Price'], [true]]);
    fireEvent.blur(price);
    expect(price.value).toBe('13.50');
    fireEvent.change(price, { target: { value: '' } });
    expect(dish(0, 0)).not.toHaveProperty('pricePence');
  });

  it('that cannot be read stays in the field with the reason, and is stored as it was typed [editor.menus] [preview.errors]', async () => {
    const { price, dish } = await openForm();
    fireEvent.change(price, { target: { value: 'soon' } });
    fireEvent.blur(price);
    const reason = 'Enter a price in pounds, such as 12.50. A price has at most two decimals.';
    expect([price.value, price.getAttribute('aria-invalid')]).toEqual(['soon', 'true']);
    expect(describing(price)).toEqual(['In pounds, such as 12.50.', expect.stringContaining(reason)]);
    expect(dish(0, 0).pricePence).toBe('soon');
  });

  it('has the problem of the stored one until another is typed [preview.errors]', async () => {
    const path = ['sections', 0, 'items', 0, 'pricePence'];
    const problem = { code: 'item-invalid', severity: 'error', path, message: 'must be a whole number' } as const;
    const { price } = await openForm(mains({ id: 'a', name: 'A', pricePence: 1.5 }), [problem]);
    expect([price.getAttribute('aria-invalid'), describing(price)[1]]).toEqual([
      'true',
      expect.stringContaining('must be a whole number'),
    ]);
    fireEvent.change(price, { target: { value: 'soon' } });
    expect(describing(price)[1]).toMatch(/Enter a price/);
  });
});

describe('the form of an entry', () => {
  it('names it, and says what disagrees with its allergens [editor.menus] [menu.allergens]', async () => {
    const { form } = await openForm(mains({ id: 'a', name: 'Peanut satay' }));
    const heading = form.getByRole('heading', { level: 2 });
    expect(heading.textContent).toBe('Peanut satay');
    expect([...(heading.parentElement?.querySelectorAll('p') ?? [])].map(({ textContent }) => textContent)).toEqual([
      'Warning: The name says “peanut”, but the record says “unknown” for peanuts.',
    ]);
  });

  it('has its id in a closed part, which is open if the id has a problem [editor.menus] [preview.errors]', async () => {
    const idPart = ({ container }: { readonly container: HTMLElement }) =>
      [...container.querySelectorAll('details')].find((part) => part.querySelector('summary')?.textContent === 'Id');
    const path = ['sections', 0, 'items', 0, 'id'];
    const problem = { code: 'item-invalid', severity: 'error', path, message: 'must be unique' } as const;
    const first = await openForm();
    expect(idPart(first)?.open).toBe(false);
    first.unmount();
    const second = await openForm(menu, [problem]);
    expect(idPart(second)?.open).toBe(true);
    second.unmount();
    const ofAnother = await openForm(menu, [{ ...problem, path: ['sections', 1, 'items', 0, 'id'] }]);
    expect(idPart(ofAnother)?.open).toBe(false);
  });

  it('gives a new dish its permanent id once its name is finished [editor.menus]', async () => {
    const { form, dish, titles, stopMerging } = await openForm(mains({ id: 'new-dish', name: '' }));
    const name = form.getByLabelText(/^Name/);
    fireEvent.change(name, { target: { value: 'Phở bò' } });
    expect([dish(0, 0).id, stopMerging.mock.calls.length]).toEqual(['new-dish', 0]);
    fireEvent.blur(name);
    expect([dish(0, 0), stopMerging.mock.calls.length]).toEqual([{ id: 'pho-bo', name: 'Phở bò' }, 1]);
    expect(titles.at(-1)).toBe('Phở bò: Id');
    fireEvent.blur(name);
    expect(titles).toHaveLength(2);
  });
});
