import { render, screen } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { describe, expect, it, vi } from 'vitest';
import { Menu } from './menu.tsx';

/** A menu of three actions; the second is not available. */
async function show({ isOpen = true } = {}) {
  const run = vi.fn();
  render(
    <Menu
      label="Actions for Hero"
      face="⋯"
      actions={[
        { label: 'Duplicate', run: () => run('Duplicate') },
        { label: 'Delete', run: () => run('Delete'), unavailable: 'The site needs it.' },
        { label: 'Copy', run: () => run('Copy') },
      ]}
    />,
  );
  const button = screen.getByRole('button', { name: 'Actions for Hero' });
  button.focus();
  if (isOpen) await userEvent.keyboard('{Enter}');
  return { run, button };
}
const focused = () => document.activeElement?.getAttribute('aria-label');

describe('a menu', () => {
  it('is named and described as a menu, and says whether it is open [preview.compose]', async () => {
    const { button } = await show({ isOpen: false });
    expect([button.getAttribute('aria-haspopup'), button.getAttribute('aria-expanded')]).toEqual(['menu', 'false']);
    await userEvent.click(button);
    expect(button.getAttribute('aria-expanded')).toBe('true');
    expect(screen.getByRole('menu', { name: 'Actions for Hero' })).toBeTruthy();
    expect(screen.getAllByRole('menuitem').map(({ tabIndex }) => tabIndex)).toEqual([-1, -1, -1]);
  });

  it.each([
    ['{Enter}', 'Duplicate'],
    [' ', 'Duplicate'],
    ['{ArrowDown}', 'Duplicate'],
    ['{ArrowUp}', 'Copy'],
  ])('is opened by the key “%s” and focuses “%s” [preview.compose]', async (key, item) => {
    await show({ isOpen: false });
    await userEvent.keyboard(key);
    expect(focused()).toBe(item);
  });

  it.each(['x', '{Escape}', '{ArrowRight}'])('is not opened by the key “%s” [preview.compose]', async (key) => {
    const { button } = await show({ isOpen: false });
    await userEvent.keyboard(key);
    expect([button.getAttribute('aria-expanded'), document.activeElement === button]).toEqual(['false', true]);
  });

  it.each([
    ['{ArrowDown}', 'Delete'],
    ['{ArrowDown}{ArrowDown}{ArrowDown}', 'Duplicate'],
    ['{ArrowUp}', 'Copy'],
    ['{ArrowUp}{ArrowUp}', 'Delete'],
    ['{End}', 'Copy'],
    ['{End}{Home}', 'Duplicate'],
    ['c', 'Copy'],
    ['d', 'Delete'],
    ['dD', 'Duplicate'],
    ['x', 'Duplicate'],
    ['{Control>}c{/Control}', 'Duplicate'],
  ])('moves the focus with %s to “%s” [preview.compose]', async (keys, item) => {
    await show();
    await userEvent.keyboard(keys);
    expect(focused()).toBe(item);
  });

  it.each(['{Escape}', '{ArrowDown}{Escape}'])(
    'is closed by %s, and focuses its button [preview.compose]',
    async (keys) => {
      const { button, run } = await show();
      await userEvent.keyboard(keys);
      expect([document.activeElement === button, button.getAttribute('aria-expanded')]).toEqual([true, 'false']);
      expect(run).not.toHaveBeenCalled();
    },
  );

  it('is closed by Tab, which moves on from its button [preview.compose]', async () => {
    const { button } = await show();
    const next = document.body.appendChild(document.createElement('button'));
    await userEvent.keyboard('{ArrowDown}{Tab}');
    expect([document.activeElement === next, button.getAttribute('aria-expanded')]).toEqual([true, 'false']);
  });

  it('runs an action, is closed by it and focuses its button first [preview.compose]', async () => {
    const { run, button } = await show();
    run.mockImplementation(() => expect(document.activeElement).toBe(button));
    await userEvent.keyboard('{End}{Enter}');
    expect(run.mock.calls).toEqual([['Copy']]);
    expect(button.getAttribute('aria-expanded')).toBe('false');
  });

  it('says why an action is not available, and does not run it [preview.compose]', async () => {
    const { run, button } = await show();
    const item = screen.getByRole('menuitem', { name: 'Delete' });
    const reason = document.getElementById(item.getAttribute('aria-describedby') ?? '');
    expect([item.getAttribute('aria-disabled'), reason?.textContent]).toEqual(['true', 'The site needs it.']);
    await userEvent.keyboard('{ArrowDown}{Enter}');
    expect(run).not.toHaveBeenCalled();
    expect([focused(), button.getAttribute('aria-expanded')]).toEqual(['Delete', 'true']);
    expect(screen.getByRole('menuitem', { name: 'Copy' }).hasAttribute('aria-describedby')).toBe(false);
  });
});
