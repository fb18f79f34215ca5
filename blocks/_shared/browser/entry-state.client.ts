'use client';

/**
 * State saved with the current entry of the browser's history: it survives a reload and the way back, ends with the tab
 * and is never part of an address. Writes are limited, because WebKit throws after 100 of them in 10 seconds.
 */

/** Milliseconds between two writes of the browser's history. */
const writeIntervalMs = 500;

/** Milliseconds until a write that the browser refused is tried again. */
const retryMs = 10_000;

let pending: Readonly<Record<string, unknown>> = {};
let timer: ReturnType<typeof setTimeout> | undefined;
let listensForLeaving = false;

const stateOf = (): Readonly<Record<string, unknown>> => ({ ...history.state, ...pending });

/** What was saved last under a key, written or not. */
export const readEntryState = (key: string): unknown => stateOf()[key];

/** Saves a value under a key: at once, or a moment after the last write. */
export function saveEntryState(key: string, value: unknown): void {
  pending = { ...pending, [key]: value };
  flushWhenLeaving();
  // During `pagehide` of a reload the browser has already read the entry. Added while something waits, because a page
  // that always listens is not restored from the cache of the way back.
  addEventListener('beforeunload', flushEntryState);
  if (timer === undefined) flushEntryState();
}

/** Removes a value at once: it may be personal. */
export function clearEntryState(key: string): void {
  pending = { ...pending, [key]: undefined };
  flushEntryState();
}

/** Adds a history entry at the same address that holds a value, and all that the current entry holds. */
export function pushEntryState(key: string, value: unknown): void {
  flushEntryState();
  const pushed = attempt(() => history.pushState({ ...stateOf(), [key]: value }, ''));
  if (pushed) dropPendingEntryState(key);
  else saveEntryState(key, value);
}

/** Forgets a value that was not written yet: the entry it belonged to is no longer the current one. */
export function dropPendingEntryState(key: string): void {
  const { [key]: _, ...others } = pending;
  pending = others;
}

/** Writes at once what waits to be written. */
export function flushEntryState(): void {
  clearTimeout(timer);
  timer = undefined;
  if (Object.keys(pending).length === 0) return;
  const written = attempt(() => history.replaceState(stateOf(), ''));
  if (written) {
    pending = {};
    removeEventListener('beforeunload', flushEntryState);
  }
  timer = setTimeout(flushEntryState, written ? writeIntervalMs : retryMs);
}

/** Whether the browser took a write. It refuses too many in a short time, and some private windows refuse all. */
function attempt(write: () => void): boolean {
  try {
    write();
    return true;
  } catch {
    return false;
  }
}

function flushWhenLeaving(): void {
  if (listensForLeaving) return;
  listensForLeaving = true;
  addEventListener('pagehide', flushEntryState);
  addEventListener('blur', flushEntryState);
  document.addEventListener('visibilitychange', flushEntryState);
  document.addEventListener('focusout', flushEntryState);
}
