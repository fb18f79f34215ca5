import { render, screen } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { expect, it } from 'vitest';
import { PhoneMenu } from './phone-menu.tsx';

async function open() {
  const user = userEvent.setup();
  render(
    <>
      <PhoneMenu label="More" lead={<p>Changes not live</p>}>
        <button type="button">Undo</button>
      </PhoneMenu>
      <input aria-label="City" />
    </>,
  );
  const button = screen.getByRole('button', { name: 'More' });
  await user.click(button);
  expect(button.getAttribute('aria-expanded')).toBe('true');
  return { user, button };
}

it('a menu of phones closes with Escape, which returns the focus, and has its lead only while it is open [preview.compose]', async () => {
  const { user, button } = await open();
  expect(screen.getByText('Changes not live')).toBeTruthy();
  screen.getByRole('button', { name: 'Undo' }).focus();
  await user.keyboard('{Escape}');
  expect([button.getAttribute('aria-expanded'), document.activeElement]).toEqual(['false', button]);
  expect(screen.queryByText('Changes not live')).toBeNull();
});

it('a menu of phones closes when something outside it has the focus, and stays open for its own controls [preview.compose]', async () => {
  const { user, button } = await open();
  await user.tab();
  expect([document.activeElement?.textContent, button.getAttribute('aria-expanded')]).toEqual(['Undo', 'true']);
  await user.tab();
  expect([document.activeElement?.getAttribute('aria-label'), button.getAttribute('aria-expanded')]).toEqual([
    'City',
    'false',
  ]);
});

it('a menu of phones stays open under a dialog, to which the focus and Escape belong [preview.compose]', async () => {
  const { user, button } = await open();
  const dialog = document.body.appendChild(document.createElement('dialog'));
  const inside = dialog.appendChild(document.createElement('button'));
  dialog.open = true;
  inside.focus();
  await user.keyboard('{Escape}');
  expect(button.getAttribute('aria-expanded')).toBe('true');
  dialog.remove();
  await user.click(screen.getByLabelText('City'));
  expect(button.getAttribute('aria-expanded')).toBe('false');
});
