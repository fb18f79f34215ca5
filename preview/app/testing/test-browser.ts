import type { BrowserWindows } from '../editor/save/browser-windows.ts';

/** An in-memory `Storage`. */
export function createStorage(): Storage {
  const items = new Map<string, string>();
  return {
    getItem: (name) => items.get(name) ?? null,
    setItem: (name, value) => void items.set(name, value),
    removeItem: (name) => void items.delete(name),
    clear: () => items.clear(),
    key: (at) => [...items.keys()][at] ?? null,
    get length() {
      return items.size;
    },
  };
}

/** A window, and the other open windows. */
export const windowsOf = (ownId: string, others: readonly string[] = []): BrowserWindows => ({
  ownId,
  open: async () => new Set([ownId, ...others]),
});
