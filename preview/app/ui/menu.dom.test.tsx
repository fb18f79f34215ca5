import { render, screen } from '@testing-library/react';
import { expect, it } from 'vitest';
import { Menu } from './menu.tsx';

it('the button of a menu has the menu’s label as its name, whatever it shows [preview.compose]', () => {
  render(
    <>
      <Menu label="Actions for Hero" face="⋯">
        Remove
      </Menu>
      <Menu label="Screen sizes: 480">Phone</Menu>
    </>,
  );
  expect(screen.getByRole('button', { name: 'Actions for Hero' }).textContent).toBe('⋯');
  const labelled = screen.getByRole('button', { name: 'Screen sizes: 480' });
  expect([labelled.textContent, labelled.hasAttribute('aria-label')]).toEqual(['Screen sizes: 480', false]);
});

it('the button of a menu opens its own panel [preview.compose]', () => {
  render(
    <>
      <Menu label="One">first panel</Menu>
      <Menu label="Two" className="second">
        second panel
      </Menu>
    </>,
  );
  const button = screen.getByRole('button', { name: 'Two' });
  const panel = document.getElementById(button.getAttribute('popovertarget') ?? '');
  expect([panel?.textContent, panel?.getAttribute('popover')]).toEqual(['second panel', 'auto']);
  expect(button.parentElement?.className).toBe('menu second');
});
