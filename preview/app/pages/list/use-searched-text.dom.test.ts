import { act, renderHook } from '@testing-library/react';
import { afterEach, expect, it, vi } from 'vitest';
import { useSearchedText } from './use-searched-text.ts';

afterEach(() => vi.useRealTimers());

function type() {
  vi.useFakeTimers();
  const { result, rerender } = renderHook(useSearchedText, { initialProps: 'pho' });
  return {
    searched: () => result.current,
    type: rerender,
    wait: (ms: number) => act(() => vi.advanceTimersByTime(ms)),
  };
}

it('follows a text once nothing was typed for a moment, at first at once [editor.find]', () => {
  const { searched, type: typeText, wait } = type();
  expect(searched()).toBe('pho');
  typeText('l');
  wait(199);
  typeText(' laksa ');
  wait(199);
  expect(searched()).toBe('pho');
  wait(1);
  expect(searched()).toBe('laksa');
});

it('is empty as soon as the text is cleared, and stays so while another one is typed [editor.find]', () => {
  const { searched, type: typeText, wait } = type();
  typeText('');
  expect(searched()).toBe('');
  typeText('l');
  expect(searched()).toBe('');
  wait(200);
  expect(searched()).toBe('l');
});
