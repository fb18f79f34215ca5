import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { configuration } from '#schemas/configuration/configuration.ts';
import { ownStoredItems } from '#schemas/domain/consent/stored-item.ts';
import { reloadOnLostChunk } from './chunk-reload.ts';

const minute = 60_000;
const chunk = 'https://site.example/_next/static/chunks/carousel.js';

class Script {
  readonly src: string;
  constructor(src: string) {
    this.src = src;
  }
}

let stored: Map<string, string>;
let reload: ReturnType<typeof vi.fn>;

beforeEach(() => {
  vi.useFakeTimers({ now: new Date('2026-11-21T12:00:00Z') });
  stored = new Map();
  reload = vi.fn();
  vi.stubGlobal('HTMLScriptElement', Script);
  vi.stubGlobal('location', { reload });
  vi.stubGlobal('sessionStorage', {
    getItem: (name: string) => stored.get(name) ?? null,
    setItem: (name: string, value: string) => stored.set(name, value),
  });
});
afterEach(() => {
  vi.unstubAllGlobals();
  vi.useRealTimers();
});

/** Opens a page in the same tab. Returns functions that trigger its events. */
function openPage() {
  const listeners = new Map<string, (event: object) => void>();
  const listen = (name: string, listener: (event: object) => void, options?: AddEventListenerOptions): void => {
    // While React hydrates, only capturing listeners get input events.
    if (name !== 'input' || options?.capture) listeners.set(name, listener);
  };
  vi.stubGlobal('addEventListener', listen);
  reloadOnLostChunk(minute);
  return {
    lose: (src = chunk) => listeners.get('error')?.({ target: new Script(src) }),
    reject: (reason: unknown) => listeners.get('unhandledrejection')?.({ reason }),
    type: () => listeners.get('input')?.({}),
  };
}

it('reloads the page for a lost chunk, at most once a minute [route.chunk-reload]', () => {
  openPage().lose();
  expect(reload).toHaveBeenCalledTimes(1);
  vi.advanceTimersByTime(minute - 1);
  openPage().lose();
  expect(reload).toHaveBeenCalledTimes(1);
  vi.advanceTimersByTime(1);
  openPage().lose();
  expect(reload).toHaveBeenCalledTimes(2);
});

it('stores the time of the reload under a name that the list of stored items has [route.chunk-reload] [cookie.banner]', () => {
  openPage().lose();
  const listed = ownStoredItems.filter(({ kind }) => kind === 'session storage').map(({ name }) => name);
  expect(listed).toEqual(expect.arrayContaining([...stored.keys()]));
  expect(stored.size).toBe(1);
});

it('waits a minute by default [route.chunk-reload]', () => {
  expect(configuration.parse({}).chunkReloadIntervalMs).toBe(60_000);
});

it.each([
  Object.assign(new Error('x'), { name: 'ChunkLoadError' }),
  new Error('Loading chunk 12 failed.'),
  new Error('Loading CSS chunk 12 failed.'),
  new TypeError('Failed to fetch dynamically imported module: /_next/static/chunks/a.js'),
])('reloads the page for the rejection “$message” [route.chunk-reload]', (reason) => {
  openPage().reject(reason);
  expect(reload).toHaveBeenCalledTimes(1);
});

it('ignores all other errors [route.chunk-reload]', () => {
  const page = openPage();
  page.lose('https://tags.example/gtm.js');
  page.reject(new Error('Out of chillies.'));
  page.reject('ChunkLoadError');
  expect(reload).not.toHaveBeenCalled();
});

it('never reloads a page with input, even while React hydrates [route.chunk-reload]', () => {
  const page = openPage();
  page.type();
  page.lose();
  expect(reload).not.toHaveBeenCalled();
});

it('stores the reload in the window’s name where storage is blocked [route.chunk-reload]', () => {
  vi.stubGlobal('sessionStorage', undefined);
  vi.stubGlobal('window', { name: '' });
  openPage().lose();
  openPage().lose();
  expect(reload).toHaveBeenCalledTimes(1);
});
