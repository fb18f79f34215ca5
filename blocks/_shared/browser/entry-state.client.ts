'use client';

/**
 * Stores state in the current entry of the browser's history. It survives reload and Back, ends with the tab and is
 * never part of an address. Writes are throttled because WebKit throws after 100 of them in 10 seconds.
 */

/** Minimum time between two writes to the browser's history, in milliseconds. */
const writeIntervalMs = 500;

/** Delay before a write that the browser refused is tried again, in milliseconds. */
const retryMs = 10_000;

let pending: Readonly<Record<string, unknown>> = {};
let timer: ReturnType<typeof setTimeout> | undefined;
let isListening = false;

const mergeState = (): Readonly<Record<string, unknown>> => ({ ...history.state, ...pending });

/** Returns the value last saved under a key, including a value that is not yet written. */
export const readEntryState = (key: string): unknown => mergeState()[key];

/** Saves a value under a key, at once or shortly after the previous write. */
export function saveEntryState(key: string, value: unknown): void {
  pending = { ...pending, [key]: value };
  flushWhenLeaving();
  // During `pagehide` of a reload the browser has already read the entry, so `beforeunload` is needed. It is added only
  // while a write is pending: a page that always listens is excluded from the back/forward cache.
  addEventListener('beforeunload', flushEntryState);
  if (timer === undefined) flushEntryState();
}

/** Removes a value at once because it may be personal data. */
export function clearEntryState(key: string): void {
  pending = { ...pending, [key]: undefined };
  flushEntryState();
}

/**
 * Adds a history entry at the same address. It holds the value and everything that the current entry holds. Returns
 * false if the browser refused: the current entry then holds the value.
 */
export function pushEntryState(key: string, value: unknown): boolean {
  flushEntryState();
  const isPushed = tryWrite(() => history.pushState({ ...mergeState(), [key]: value }, ''));
  if (isPushed) dropPendingEntryState(key);
  else saveEntryState(key, value);
  return isPushed;
}

/** Discards a pending value: the entry that it belonged to is no longer the current one. */
export function dropPendingEntryState(key: string): void {
  const { [key]: _, ...others } = pending;
  pending = others;
}

/** Writes the pending values at once. */
export function flushEntryState(): void {
  clearTimeout(timer);
  timer = undefined;
  if (Object.keys(pending).length === 0) return;
  const isWritten = tryWrite(() => history.replaceState(mergeState(), ''));
  if (isWritten) {
    pending = {};
    removeEventListener('beforeunload', flushEntryState);
  }
  timer = setTimeout(flushEntryState, isWritten ? writeIntervalMs : retryMs);
}

/**
 * Returns whether the browser accepted a write. Browsers refuse too many writes in a short time, and some private
 * windows refuse all of them.
 */
function tryWrite(write: () => void): boolean {
  try {
    write();
    return true;
  } catch {
    return false;
  }
}

function flushWhenLeaving(): void {
  if (isListening) return;
  isListening = true;
  addEventListener('pagehide', flushEntryState);
  addEventListener('blur', flushEntryState);
  document.addEventListener('visibilitychange', flushEntryState);
  document.addEventListener('focusout', flushEntryState);
}
