import { afterEach, describe, expect, it, vi } from 'vitest';
import { createStorage } from '#preview/app/testing/test-browser.ts';
import { identifyWindow } from './browser-windows.ts';

afterEach(() => vi.unstubAllGlobals());

describe('a window on an insecure page, where the browser has neither locks nor UUIDs', () => {
  it('has its own id, which is stable across reloads [preview.compose]', async () => {
    vi.stubGlobal('crypto', { getRandomValues: crypto.getRandomValues.bind(crypto) });
    const storage = createStorage();
    const first = await identifyWindow(storage, undefined);
    expect(await first.open()).toEqual(new Set([first.ownId]));
    expect((await identifyWindow(storage, undefined)).ownId).toBe(first.ownId);
    expect((await identifyWindow(createStorage(), undefined)).ownId).not.toBe(first.ownId);
  });
});
