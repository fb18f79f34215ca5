import { render } from '@testing-library/react';
import { expect, it, vi } from 'vitest';
import { useLostFocus } from './use-lost-focus.ts';

function List({ hasMessage }: { readonly hasMessage: boolean }) {
  const { heading, toast } = useLostFocus(hasMessage);
  return (
    <>
      <h1 ref={heading} tabIndex={-1}>
        Pages
      </h1>
      <div ref={toast}>{hasMessage && <button type="button">Undo</button>}</div>
    </>
  );
}

it('the focus goes to a message and back to the heading, and the list stays where it is [preview.compose]', () => {
  const focus = vi.spyOn(HTMLElement.prototype, 'focus');
  const { rerender } = render(<List hasMessage={false} />);
  rerender(<List hasMessage />);
  expect(document.activeElement?.textContent).toBe('Undo');
  rerender(<List hasMessage={false} />);
  expect(document.activeElement?.tagName).toBe('H1');
  expect(focus.mock.calls).toEqual([[{ preventScroll: true }], [{ preventScroll: true }]]);
});
