import { fireEvent, render, screen } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { describe, expect, it, vi } from 'vitest';
import { ImportDialog } from './import-dialog.tsx';

const sections = [
  { id: 'mains', name: 'Mains', items: [{ id: 'laksa', name: 'Laksa', pricePence: 1250 }] },
  { id: 'sides', name: 'Sides', items: [{ id: 'rice', name: 'Rice' }] },
];

function open() {
  const [onApply, onClose] = [vi.fn(), vi.fn()];
  render(<ImportDialog value={{ id: 'food', sections }} sections={sections} onApply={onApply} onClose={onClose} />);
  const user = userEvent.setup();
  return {
    onApply,
    onClose,
    user,
    choose: (text: string) => user.upload(screen.getByLabelText('File'), new File([text], 'menu.csv')),
    buttons: () => screen.getAllByRole<HTMLButtonElement>('button').map((each) => [each.textContent, each.disabled]),
    rows: () => screen.queryAllByRole('row').map((row) => [...row.children].map(({ textContent }) => textContent)),
  };
}

describe('the dialog that imports a file [editor.menus]', () => {
  it('says which files it reads, and imports nothing before one is chosen', () => {
    const { buttons, onApply } = open();
    expect(screen.getByRole('dialog', { name: 'Import a CSV file' })).toBeDefined();
    const field = screen.getByLabelText('File');
    expect(document.getElementById(field.getAttribute('aria-describedby') ?? '')?.textContent).toBe(
      'From Excel, Google Sheets or Numbers, saved as CSV. Its first line names the columns, as in the file that “Download CSV” gives. Columns that are not in the file stay as they are.',
    );
    expect(field.getAttribute('accept')).toBe('.csv,.tsv,.txt,text/csv');
    expect(buttons().slice(1)).toEqual([
      ['Import', true],
      ['Cancel', false],
    ]);
    fireEvent.change(field, { target: { files: [] } });
    expect([screen.queryByRole('alert'), screen.queryByRole('status'), onApply.mock.calls]).toEqual([null, null, []]);
  });

  it('shows what is new, changed, missing, unreadable and unknown, and applies it with its numbers', async () => {
    const { choose, user, rows, buttons, onApply, onClose } = open();
    await choose('Section,Name,Price,Chef\nMains,Laksa,"9,30",Ana\nMains,Rendang,soon,Ben');
    expect((await screen.findByRole('status')).textContent).toBe('1 new, 1 changed, 0 unchanged.');
    expect(screen.getByText('Columns that a menu does not have: Chef.')).toBeDefined();
    expect(screen.getByText('1 cell could not be read. The old values stay.')).toBeDefined();
    expect(screen.getByRole('region', { name: 'Cells that could not be read' }).textContent).toContain(
      'Rendang, Price: “soon”. Enter a price in pounds',
    );
    expect(screen.getByRole('heading', { name: 'New dishes' })).toBeDefined();
    expect(screen.getByText('Rendang, in Mains')).toBeDefined();
    expect(screen.getByRole('region', { name: 'Changed dishes' })).toBeDefined();
    expect(rows()).toEqual([
      ['Dish', 'Field', 'Before', 'After'],
      ['Laksa', 'Price', '12.50', '9.30'],
    ]);
    expect(
      screen.getByRole('group', {
        name: 'Dishes that are not in the file. They stay unless you choose to remove them.',
      }),
    ).toBeDefined();
    const rice = screen.getByLabelText<HTMLInputElement>('Remove Rice from Sides');
    await user.click(rice);
    await user.click(rice);
    expect([rice.checked, buttons()[1]]).toEqual([false, ['Import 2 changes', false]]);
    await user.click(rice);
    expect(screen.getByRole('status').textContent).toBe('1 new, 1 changed, 0 unchanged, 1 removed.');
    await user.click(screen.getByText('Import 3 changes'));
    expect(onApply.mock.calls).toEqual([
      [
        [
          {
            ...sections[0],
            items: [
              { id: 'laksa', name: 'Laksa', pricePence: 930 },
              { id: 'rendang', name: 'Rendang' },
            ],
          },
          { ...sections[1], items: [] },
        ],
        'Imported a file: 1 new, 1 changed, 0 unchanged, 1 removed',
        [expect.objectContaining({ dish: 'Rendang', column: 'Price', text: 'soon' })],
      ],
    ]);
    expect(onClose).toHaveBeenCalledOnce();
  });

  it('names the lines that it does not import, and does not offer to remove their dishes', async () => {
    const { choose, buttons } = open();
    await choose('Section,Name,Price\nMains,Laksa,9,30\nSides,Rice,5,10');
    const lines = await screen.findByRole('region', { name: 'Lines that are not imported' });
    expect([...lines.children].map(({ textContent }) => textContent)).toEqual([
      '2 lines are not imported',
      'Line 2 has 4 cells, the header has 3. A price with a comma needs quotes: "9,30".Line 3 has 4 cells, the header has 3. A price with a comma needs quotes: "9,30".',
    ]);
    expect(screen.queryByRole('group')).toBeNull();
    expect(buttons()[1]).toEqual(['Import', true]);
  });

  it('has no parts for what the file does not have', async () => {
    const { choose } = open();
    await choose('Section,Name\nMains,Laksa\nSides,Rice');
    expect((await screen.findByRole('status')).textContent).toBe('0 new, 0 changed, 2 unchanged.');
    expect(screen.queryAllByRole('heading', { level: 3 })).toEqual([]);
    expect([screen.queryByRole('group'), screen.queryByText(/^Columns that/), screen.queryByRole('list')]).toEqual([
      null,
      null,
      null,
    ]);
  });

  it('names one change, and forgets the removals of the file before', async () => {
    const { choose, user, buttons } = open();
    await choose('Section,Name\nMains,Laksa');
    await user.click(await screen.findByLabelText('Remove Rice from Sides'));
    expect(buttons()[1]).toEqual(['Import 1 change', false]);
    await choose('Section,Name\nMains,Laksa\nMains,Curry\nMains,Roti');
    expect(await screen.findByText('Import 2 changes')).toBeDefined();
  });

  it.each([
    ['Laksa,12.50', 'The first line of the file must name its columns, and one of them must be “Name”.'],
    [`Name\n${'x'.repeat(9_999_996)}`, 'This file is larger than 10 MB. Choose the CSV file of a menu.'],
  ])('says why a file cannot be used', async (text, message) => {
    const { choose, buttons } = open();
    await choose(text);
    expect((await screen.findByRole('alert')).textContent).toBe(message);
    expect(buttons()[1]).toEqual(['Import', true]);
  });

  it.skipIf(process.env.TEST_QUICK)('reads a file of exactly 10 MB', async () => {
    const { choose } = open();
    await choose(`Name\n${'\n'.repeat(9_999_995)}`);
    expect((await screen.findByRole('status')).textContent).toBe('0 new, 0 changed, 0 unchanged.');
  });

  it('is closed without a change', async () => {
    const { user, onApply, onClose } = open();
    await user.click(screen.getByText('Cancel'));
    expect([onApply.mock.calls, onClose.mock.calls.length]).toEqual([[], 1]);
  });
});
