import { AsyncLocalStorage } from 'node:async_hooks';
import type { Failure } from './network.ts';
import { createLimitedStorage, listStored, type StorageQuota } from './storage.ts';

/** A browser, which outlives its windows. */
export interface SimulatedBrowser {
  storage: Storage;
  readonly quota: StorageQuota;
  /** What goes wrong with its next requests. */
  readonly failures: Failure[];
}

export interface SimulatedWindow {
  readonly browser: SimulatedBrowser;
  readonly id: string;
  isOpen: boolean;
}

const currentWindow = new AsyncLocalStorage<SimulatedWindow>();

/** Runs code, and all that follows from it, in a window. */
export const runInWindow = <Value>(window: SimulatedWindow, work: () => Value): Value =>
  currentWindow.run(window, work);

/** The window in which the running code was started. */
export function getCurrentWindow(): SimulatedWindow {
  const window = currentWindow.getStore();
  if (!window) throw new Error('This code must run in a window.');
  return window;
}

/** Keeps the current window for a callback that is called later. */
export const bindToWindow = (callback: () => void): (() => void) => AsyncLocalStorage.bind(callback);

/** Closes a window without warning. Its requests get no response, and what its code still stores reaches nobody. */
export function crashWindow(window: SimulatedWindow): void {
  window.isOpen = false;
  const { browser } = window;
  browser.storage = createLimitedStorage(browser.quota, listStored(browser.storage));
}
