import { act, renderHook } from '@testing-library/react';
import { afterEach, expect, it, vi } from 'vitest';
import { useMediaQuery } from './use-media-query.ts';

afterEach(() => vi.unstubAllGlobals());

it('the layout follows the width of the window, until it is no longer shown [preview.compose]', () => {
  let width = 500;
  const listeners = new Map<string, Set<() => void>>();
  vi.stubGlobal('matchMedia', (query: string) => ({
    matches: width >= Number(/\d+/.exec(query)?.[0]),
    addEventListener: (type: string, listener: () => void) =>
      listeners.set(type, new Set([...(listeners.get(type) ?? []), listener])),
    removeEventListener: (type: string, listener: () => void) => listeners.get(type)?.delete(listener),
  }));
  const { result, unmount } = renderHook(() => useMediaQuery('(width >= 800px)'));
  expect(result.current).toBe(false);
  width = 1000;
  act(() => {
    for (const listener of listeners.get('change') ?? []) listener();
  });
  expect(result.current).toBe(true);
  unmount();
  expect(listeners.get('change')?.size).toBe(0);
});
