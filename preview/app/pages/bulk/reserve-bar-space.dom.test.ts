import { afterEach, expect, it, vi } from 'vitest';
import { reserveBarSpace } from './reserve-bar-space.ts';

afterEach(() => vi.unstubAllGlobals());

it('a row that has the focus is scrolled above the bar of the selected pages, however high it is [editor.find]', () => {
  const observed: (() => void)[] = [];
  const disconnect = vi.fn();
  vi.stubGlobal(
    'ResizeObserver',
    class {
      constructor(measure: () => void) {
        observed.push(measure);
      }
      observe() {}
      disconnect = disconnect;
    },
  );
  document.body.innerHTML = '<button>Row</button><section><button>Publish…</button></section>';
  const [row, action] = document.querySelectorAll('button');
  const bar = document.querySelector('section');
  if (!row || !action || !bar) throw new Error('There is no bar.');
  const scrolled = vi.spyOn(row, 'scrollIntoView').mockReturnValue(undefined);
  const height = vi.spyOn(bar, 'offsetHeight', 'get').mockReturnValue(64);
  const { style } = document.documentElement;
  const padding = () => style.getPropertyValue('scroll-padding-block-end');
  const spaceBelowToasts = () => style.getPropertyValue('--bar-block-size');
  row.focus();
  const release = reserveBarSpace(bar);
  observed[0]?.();
  expect([padding(), scrolled.mock.calls]).toEqual(['64px', [[{ block: 'nearest' }]]]);
  action.focus();
  height.mockReturnValue(212);
  observed[0]?.();
  expect([padding(), scrolled.mock.calls.length]).toEqual(['212px', 1]);
  expect(spaceBelowToasts()).toBe('212px');
  release?.();
  expect([padding(), spaceBelowToasts(), disconnect.mock.calls.length]).toEqual(['', '', 1]);
});
