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

/** The locks of a browser, some of which other windows have. */
function locksWith(...held: readonly string[]) {
  const requested: string[] = [];
  const locks = {
    request: async (name: string, _: object, hold: () => Promise<never>): Promise<never> => {
      requested.push(name);
      if (held.includes(name)) throw new DOMException('The lock is held.', 'TimeoutError');
      return hold();
    },
    query: async () => ({ held: [...held, ...requested].map((name) => ({ name })), pending: [] }),
  };
  return { locks: Object(locks), requested };
}

describe('a window of a browser with locks', () => {
  it('keeps the id that it had before a reload, and holds its lock [preview.compose]', async () => {
    const storage = createStorage();
    storage.setItem('window', 'mine');
    const { locks, requested } = locksWith();
    const { ownId } = await identifyWindow(storage, locks);
    expect([ownId, storage.getItem('window'), requested]).toEqual(['mine', 'mine', ['window:mine']]);
  });

  it('gets an id of its own if it is a copy of another one, so that neither takes the other’s changes [preview.compose]', async () => {
    const storage = createStorage();
    storage.setItem('window', 'original');
    const { locks, requested } = locksWith('window:original');
    const { ownId, open } = await identifyWindow(storage, locks);
    expect(ownId).toMatch(/^\d+-\d+-\d+-\d+$/);
    expect(storage.getItem('window')).toBe(ownId);
    expect(requested).toEqual(['window:original', `window:${ownId}`]);
    expect(await open()).toEqual(new Set(['original', ownId]));
  });

  it('knows the other open windows by their locks, and takes no other lock for a window [preview.compose]', async () => {
    const { locks } = locksWith('window:second', 'tab-sync', 'window:third');
    const { ownId, open } = await identifyWindow(createStorage(), locks);
    expect(await open()).toEqual(new Set([ownId, 'second', 'third']));
  });
});
