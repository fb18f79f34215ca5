import { describe, expect, it, vi } from 'vitest';
import { canEditInPlace, editInPlace, isEditedInPlace } from './edit-in-place.ts';

function open() {
  document.body.innerHTML = '<h2>Lunch</h2><summary><b>Opens</b></summary>';
  const heading = document.querySelector('h2');
  if (!heading) throw new Error('There is no heading.');
  const [onInput, onEnd] = [vi.fn(), vi.fn()];
  editInPlace(heading, { onInput, onEnd });
  const press = (key: string): boolean =>
    heading.dispatchEvent(new KeyboardEvent('keydown', { key, bubbles: true, cancelable: true }));
  const type = (text: string): void => {
    heading.textContent = text;
    heading.dispatchEvent(new Event('input'));
  };
  return { heading, onInput, onEnd, press, type };
}

describe('a text that is edited in place [editor.canvas]', () => {
  it('has the focus, and reports what is typed in one line', () => {
    const { heading, onInput, type } = open();
    expect([document.activeElement, isEditedInPlace(heading)]).toEqual([heading, true]);
    type('Lunch\n menu');
    expect(onInput).toHaveBeenCalledExactlyOnceWith('Lunch menu');
  });

  it.each(['Enter', 'Escape'])('ends with %s, which does nothing else', (key) => {
    const { heading, onEnd, onInput, press, type } = open();
    expect(press(key)).toBe(false);
    expect([onEnd.mock.calls.length, isEditedInPlace(heading)]).toEqual([1, false]);
    type('Dinner');
    expect(onInput).not.toHaveBeenCalled();
  });

  it.each([null, 'ltr'])('has the direction of what is typed; afterwards again %s', (direction) => {
    document.body.innerHTML = '<h2>Lunch</h2>';
    const heading = document.body.querySelector('h2');
    if (!heading) throw new Error('There is no heading.');
    if (direction !== null) heading.setAttribute('dir', direction);
    editInPlace(heading, { onInput: vi.fn(), onEnd: vi.fn() });
    expect(heading.getAttribute('dir')).toBe('auto');
    heading.blur();
    expect(heading.getAttribute('dir')).toBe(direction);
  });

  it('is not started twice', () => {
    const { heading, onEnd, press } = open();
    const other = vi.fn();
    editInPlace(heading, { onInput: other, onEnd: other });
    press('Enter');
    expect([onEnd.mock.calls.length, other.mock.calls.length]).toEqual([1, 0]);
  });

  it('is never in a control that reacts to keys', () => {
    open();
    const [heading, bold] = [document.querySelector('h2'), document.querySelector('summary b')];
    expect([heading && canEditInPlace(heading), bold && canEditInPlace(bold)]).toEqual([true, false]);
  });
});
