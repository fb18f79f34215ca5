import { afterEach, describe, expect, it, vi } from 'vitest';
import { createStorage } from '../test-browser.ts';
import { nameWindow } from './own-window.ts';

afterEach(() => vi.unstubAllGlobals());

describe('a window on an insecure page, where the browser has neither locks nor UUIDs', () => {
  it('has its own id, which is stable across reloads', async () => {
    vi.stubGlobal('crypto', { getRandomValues: crypto.getRandomValues.bind(crypto) });
    const storage = createStorage();
    const first = await nameWindow(storage, undefined);
    expect(await first.open()).toEqual(new Set([first.own]));
    expect((await nameWindow(storage, undefined)).own).toBe(first.own);
    expect((await nameWindow(createStorage(), undefined)).own).not.toBe(first.own);
  });
});
