import { render, screen } from '@testing-library/react';
import { expect, it } from 'vitest';
import { PopoverButton } from './popover-button.tsx';

it('the button of a panel has the panel’s label as its name, whatever it shows [preview.compose]', () => {
  render(
    <>
      <PopoverButton label="Actions for Hero" face="⋯">
        Remove
      </PopoverButton>
      <PopoverButton label="Screen sizes: 480">Phone</PopoverButton>
    </>,
  );
  expect(screen.getByRole('button', { name: 'Actions for Hero' }).textContent).toBe('⋯');
  const labelled = screen.getByRole('button', { name: 'Screen sizes: 480' });
  expect([labelled.textContent, labelled.hasAttribute('aria-label')]).toEqual(['Screen sizes: 480', false]);
});

it('the button of a panel opens its own panel [preview.compose]', () => {
  render(
    <>
      <PopoverButton label="One">first panel</PopoverButton>
      <PopoverButton label="Two" className="second">
        second panel
      </PopoverButton>
    </>,
  );
  const button = screen.getByRole('button', { name: 'Two' });
  const panel = document.getElementById(button.getAttribute('popovertarget') ?? '');
  expect([panel?.textContent, panel?.getAttribute('popover')]).toEqual(['second panel', 'auto']);
  expect(button.parentElement?.className).toBe('menu second');
});
