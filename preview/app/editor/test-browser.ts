import type { Windows } from './save/own-window.ts';

/** An in-memory `Storage`. */
export function createStorage(): Storage {
  const kept = new Map<string, string>();
  return {
    getItem: (name) => kept.get(name) ?? null,
    setItem: (name, value) => void kept.set(name, value),
    removeItem: (name) => void kept.delete(name),
    clear: () => kept.clear(),
    key: (at) => [...kept.keys()][at] ?? null,
    get length() {
      return kept.size;
    },
  };
}

/** A window, and the other open windows. */
export const windowsOf = (own: string, others: readonly string[] = []): Windows => ({
  own,
  open: async () => new Set([own, ...others]),
});
