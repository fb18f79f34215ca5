import { afterEach, describe, expect, it, vi } from 'vitest';
import { createStorage } from '../test-browser.ts';
import { nameWindow } from './own-window.ts';

afterEach(() => vi.unstubAllGlobals());

describe('a window where the page is not secure, so that the browser has neither locks nor ids', () => {
  it('has a name of its own all the same, and the same one after a reload', async () => {
    vi.stubGlobal('crypto', { getRandomValues: crypto.getRandomValues.bind(crypto) });
    const storage = createStorage();
    const first = await nameWindow(storage, undefined);
    expect(await first.open()).toEqual(new Set([first.own]));
    expect((await nameWindow(storage, undefined)).own).toBe(first.own);
    expect((await nameWindow(createStorage(), undefined)).own).not.toBe(first.own);
  });
});
