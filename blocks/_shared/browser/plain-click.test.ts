import { describe, expect, it, vi } from 'vitest';
import { isPlainClick, onPlainClick } from './plain-click.ts';

const plain = { button: 0, metaKey: false, ctrlKey: false, shiftKey: false, altKey: false };

describe('a click on a link', () => {
  it('is plain with the main button and no key', () => {
    expect(isPlainClick(plain)).toBe(true);
  });

  it.each([{ button: 1 }, { metaKey: true }, { ctrlKey: true }, { shiftKey: true }, { altKey: true }])(
    'is left to the browser with %o',
    (difference) => {
      const action = vi.fn();
      const preventDefault = vi.fn();
      onPlainClick(action)({ ...plain, ...difference, preventDefault });
      expect(action).not.toHaveBeenCalled();
      expect(preventDefault).not.toHaveBeenCalled();
    },
  );

  it('runs the action in place of opening the link', () => {
    const action = vi.fn();
    const preventDefault = vi.fn();
    onPlainClick(action)({ ...plain, preventDefault });
    expect(action).toHaveBeenCalledOnce();
    expect(preventDefault).toHaveBeenCalledOnce();
  });
});
