import { screen, within } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { afterEach, describe, expect, it, vi } from 'vitest';
import { draft, select } from './testing/select-pages.tsx';

afterEach(() => vi.unstubAllGlobals());

describe('the bar of the selected pages', () => {
  it('offers what can be done with them, and to select all that match [editor.find]', async () => {
    const observe = vi.fn();
    const disconnect = vi.fn();
    vi.stubGlobal(
      'ResizeObserver',
      class {
        observe = observe;
        disconnect = disconnect;
      },
    );
    const { selection, click } = select([draft('a'), draft('b')], { total: 1200 });
    const bar = screen.getByRole('region', { name: 'Selected pages' });
    expect(within(bar).getByText('2 pages selected')).toBeTruthy();
    expect(screen.getByRole('status').textContent).toBe('Announced');
    expect(
      within(bar)
        .getAllByRole('button')
        .map(({ textContent }) => textContent),
    ).toEqual([
      'Publish…',
      'Schedule…',
      'Unpublish…',
      'Schedule unpublishing…',
      'Delete…',
      'Select all 1,200',
      'Clear selection',
    ]);
    expect(observe.mock.calls).toEqual([[bar]]);
    await click('Select all 1,200');
    await click('Clear selection');
    expect([selection.selectAll.mock.calls.length, selection.clear.mock.calls.length]).toEqual([1, 1]);
  });

  it('only restores deleted pages, and changes none of an API that stores no pages [editor.find]', () => {
    select([draft('a', { deletedAt: '2026-11-20T10:00:00Z' })]);
    expect(screen.getAllByRole('button').map(({ textContent }) => textContent)).toEqual([
      'Restore…',
      'Clear selection',
    ]);
    document.body.replaceChildren();
    select([draft('a')], { storesPages: false });
    expect(screen.getAllByRole('button').map(({ textContent }) => textContent)).toEqual(['Clear selection']);
  });

  it('takes one row of a phone: the main action, and a menu with the others [editor.find]', async () => {
    vi.stubGlobal('matchMedia', (query: string) => ({
      matches: query === '(width < 48rem)',
      addEventListener: () => undefined,
      removeEventListener: () => undefined,
    }));
    const { selection } = select([draft('a'), draft('b')], { total: 35 });
    const bar = within(screen.getByRole('region', { name: 'Selected pages' }));
    expect(bar.getAllByRole('button').map(({ textContent }) => textContent)).toEqual(['Publish…', 'More']);
    await userEvent.click(bar.getByRole('button', { name: 'More for 2 pages selected' }));
    const items = within(bar.getByRole('menu', { hidden: true })).getAllByRole('menuitem', { hidden: true });
    expect(items.map(({ textContent }) => textContent)).toEqual([
      'Schedule…',
      'Unpublish…',
      'Schedule unpublishing…',
      'Delete…',
      'Select all 35',
      'Clear selection',
    ]);
    await userEvent.click(items[5] ?? document.body);
    expect(selection.clear).toHaveBeenCalledOnce();
  });

  it('is hidden when no page is selected [editor.find]', () => {
    select([]);
    expect(screen.queryByRole('region')).toBeNull();
  });
});
