import { fireEvent, render, screen } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { describe, expect, it, vi } from 'vitest';
import { BulkDialog } from './bulk-dialog.tsx';
import type { BulkKind } from './bulk-fields.tsx';

const sections = [
  {
    name: 'Mains',
    items: [
      { name: 'Laksa', pricePence: 1250, dietaryTags: [{ name: 'Hot' }, { name: 'Vegan' }] },
      { name: 'Rendang', pricePence: 1400, dietaryTags: [{ name: 'Hot' }] },
      { name: 'Soup of the day' },
    ],
  },
  { name: 'Sides', items: [{ name: 'Roti', dietaryTags: [{ name: 'Fried' }] }] },
];
const places = [0, 1, 2].map((item) => ({ section: 0, item }));

/** The dialog for the dishes of the first section. */
function open(kind: BulkKind, dishes = places) {
  const [onApply, onClose] = [vi.fn(), vi.fn()];
  render(<BulkDialog kind={kind} sections={sections} places={dishes} onApply={onApply} onClose={onClose} />);
  return {
    onApply,
    onClose,
    user: userEvent.setup(),
    status: () => screen.queryByRole('status')?.textContent,
    changes: () => screen.queryAllByRole('row').map((row) => [...row.children].map(({ textContent }) => textContent)),
    buttons: () => screen.getAllByRole('button').map(({ textContent }) => textContent),
    retype: (label: string, value: string) => fireEvent.change(screen.getByLabelText(label), { target: { value } }),
    applied: () => [onApply.mock.calls[0]?.[0][0].items, onApply.mock.calls[0]?.[1]],
  };
}

describe('the dialog that sets one price', () => {
  it('shows each change, and applies it as one with its name [editor.menus]', async () => {
    const { user, status, changes, buttons, applied, onClose } = open('set-price');
    expect([status(), buttons().slice(1)]).toEqual([undefined, ['Apply', 'Cancel']]);
    await user.type(screen.getByLabelText('New price'), '14');
    expect(status()).toBe('2 dishes will change. 1 already has this value.');
    expect(changes()).toEqual([
      ['Dish', 'Before', 'After'],
      ['Laksa', '£12.50', '£14.00'],
      ['Soup of the day', 'None', '£14.00'],
    ]);
    await user.click(screen.getByText('Apply to 2 dishes'));
    expect(applied()).toEqual([
      [1400, 1400, 1400].map((pricePence, at) => ({ ...sections[0]?.items[at], pricePence })),
      'Set the price: 2 dishes changed',
    ]);
    expect(onClose).toHaveBeenCalledOnce();
  });

  it('says at its field what is no price, and applies nothing [preview.errors]', async () => {
    const { user, status, onApply } = open('set-price');
    const field = screen.getByLabelText('New price');
    expect(field.getAttribute('aria-invalid')).toBeNull();
    await user.type(field, 'soon{Enter}');
    expect(field.getAttribute('aria-invalid')).toBe('true');
    const described = (field.getAttribute('aria-describedby') ?? '').split(' ');
    expect(described.map((id) => document.getElementById(id)?.textContent)).toEqual([
      'In pounds, such as 12.50.',
      expect.stringMatching(/Enter a price/),
    ]);
    expect([status(), onApply.mock.calls]).toEqual([undefined, []]);
  });

  it('is closed without a change [editor.menus]', async () => {
    const { user, onApply, onClose } = open('set-price');
    await user.type(screen.getByLabelText('New price'), '14');
    await user.click(screen.getByText('Cancel'));
    expect([onApply.mock.calls, onClose.mock.calls.length]).toEqual([[], 1]);
  });
});

describe('the dialog that raises prices', () => {
  it.each([
    ['5', {}, ['£13.10', '£14.70']],
    ['2,5 %', { Round: '5' }, ['£12.80', '£14.35']],
    ['2.5', { Round: '1' }, ['£12.81', '£14.35']],
    ['10', { Direction: 'down', Round: '50' }, ['£11.50', '£12.50']],
    ['0.20', { Unit: 'pounds', Round: '5' }, ['£12.70', '£14.20']],
    ['1', { Unit: 'pounds', Direction: 'down' }, ['£11.50', '£13.00']],
  ])('by %s with %j results in %j [editor.menus]', (text, choices, prices) => {
    const { retype, changes, status } = open('raise-prices');
    retype('By', text);
    for (const [label, value] of Object.entries(choices)) retype(label, value);
    expect(
      changes()
        .slice(1)
        .map(([, , after]) => after),
    ).toEqual(prices);
    expect([status(), screen.getByText(/^Soup of the day stays/).textContent]).toEqual([
      '2 dishes will change.',
      'Soup of the day stays as it is. It has no price.',
    ]);
  });

  it.each([
    ['percent', 'a lot', 'Enter a percentage, such as 5 or 2.5.'],
    ['pounds', '5 %', 'Enter an amount, such as 0.50.'],
  ])('in %s says of “%s”: %s [preview.errors]', (unit, text, message) => {
    const { retype, status } = open('raise-prices');
    expect(screen.queryByText(/^Enter a/)).toBeNull();
    retype('Unit', unit);
    retype('By', text);
    const field = screen.getByLabelText('By');
    expect([field.getAttribute('aria-invalid'), screen.getByText(message).textContent]).toEqual(['true', message]);
    expect(status()).toBeUndefined();
  });

  it('offers its directions, units and steps by name [editor.menus]', () => {
    open('raise-prices');
    const options = (label: string) =>
      [...screen.getByLabelText(label).querySelectorAll('option')].map((option) => option.textContent);
    expect(['Direction', 'Unit', 'Round'].map(options)).toEqual([
      ['Raise', 'Lower'],
      ['Percent', 'Pounds'],
      ['Not at all', 'To 5p', 'To 10p', 'To 50p'],
    ]);
  });
});

describe('the dialog for tags', () => {
  it('adds tags of the menu and others [editor.menus]', async () => {
    const { user, status, applied } = open('add-tags');
    expect(screen.getAllByRole('checkbox').map((box) => box.closest('label')?.textContent)).toEqual([
      'Fried',
      'Hot',
      'Vegan',
    ]);
    await user.click(screen.getByLabelText('Vegan'));
    await user.click(screen.getByLabelText('Hot'));
    await user.click(screen.getByLabelText('Hot'));
    await user.type(screen.getByLabelText('Other tags, between commas'), 'New, Vegan');
    expect(status()).toBe('3 dishes will change.');
    await user.click(screen.getByText('Apply to 3 dishes'));
    const [dishes, title] = applied();
    expect(
      dishes.map(({ dietaryTags }: { dietaryTags: { name: string }[] }) => dietaryTags.map(({ name }) => name)),
    ).toEqual([
      ['Hot', 'Vegan', 'New'],
      ['Hot', 'Vegan', 'New'],
      ['Vegan', 'New'],
    ]);
    expect(title).toBe('Add tags: 3 dishes changed');
  });

  it('removes tags that the dishes have [editor.menus]', async () => {
    const { user, status } = open('remove-tags');
    expect(screen.getAllByRole('checkbox')).toHaveLength(2);
    expect(screen.queryByLabelText('Other tags, between commas')).toBeNull();
    await user.click(screen.getByLabelText('Vegan'));
    expect(status()).toBe('1 dish will change. 2 already have this value.');
    await user.click(screen.getByLabelText('Vegan'));
    expect(status()).toBeUndefined();
  });

  it('says that the dishes have none to remove [editor.menus]', () => {
    open('remove-tags', places.slice(2));
    expect(screen.getByRole('dialog', { name: 'Remove tags' }).textContent).toContain('These dishes have no tags.');
  });
});

describe('the dialog for an allergen', () => {
  it('changes dishes once both the allergen and its level are chosen [editor.menus]', async () => {
    const { user, status, applied } = open('set-level');
    const first = (label: string) => screen.getByLabelText(label).querySelector('option');
    expect(['Allergen', 'Level'].map((label) => [first(label)?.value, first(label)?.textContent])).toEqual([
      ['', 'Choose an allergen'],
      ['', 'Choose a level'],
    ]);
    await user.selectOptions(screen.getByLabelText('Level'), 'contains');
    expect(status()).toBeUndefined();
    await user.selectOptions(screen.getByLabelText('Allergen'), 'milk');
    expect(status()).toBe('3 dishes will change.');
    await user.click(screen.getByText('Apply to 3 dishes'));
    expect([applied()[0][2], applied()[1]]).toEqual([
      { name: 'Soup of the day', allergens: { milk: 'contains' } },
      'Set an allergen: 3 dishes changed',
    ]);
  });
});
