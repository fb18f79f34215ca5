'use client';

import {
  clearEntryState,
  dropPendingEntryState,
  pushEntryState,
  readEntryState,
  saveEntryState,
} from '#blocks/_shared/browser/entry-state.client.ts';
import { restoreFocusAfterTraversal } from '#blocks/_shared/browser/restore-focus.client.ts';
import { hasBookingEnded, recordEndedBooking } from '#blocks/booking/dialog/ended-bookings.client.ts';

/** What an entry of the browser's history stores about a booking. */
export interface JourneyEntry {
  /** Identifies the booking: all of its entries end together. */
  readonly id: string;
  /** How many entries lie between this one and the page before the booking. */
  readonly depth: number;
  /** The serialized booking; absent before the first choice. */
  readonly text?: string | undefined;
}

interface TraversalListener {
  /** Called with the entry that Back or Forward has reached; undefined for the page without a booking. */
  readonly onArrive: (entry: JourneyEntry | undefined) => void;
  /**
   * Returns whether Back was handled otherwise, for example by closing a dialog. The booking then stays where it is.
   */
  readonly onBack?: () => boolean;
}

const key = 'booking';

/** Milliseconds after which a traversal that the browser did not perform is given up. */
const traversalMs = 1000;

const listeners = new Set<TraversalListener>();
let currentEntry: JourneyEntry | undefined;
let traversal: ReturnType<typeof setTimeout> | undefined;
let queuedWrites: (() => void)[] = [];
let isListening = false;

/** Returns the booking of the current entry, unless it has ended. */
export function getCurrentJourneyEntry(): JourneyEntry | undefined {
  startListening();
  return currentEntry;
}

/** Adds an entry for a booking or one of its steps. */
export function pushJourneyEntry(entry: Omit<JourneyEntry, 'depth'>): void {
  startListening();
  const pushed = { ...entry, depth: (currentEntry?.depth ?? 0) + 1 };
  currentEntry = pushed;
  afterTraversal(() => pushEntryState(key, pushed));
}

/** Replaces what the current entry stores about the booking. */
export function saveJourneyEntry(entry: Omit<JourneyEntry, 'depth'>): void {
  startListening();
  const saved = { ...entry, depth: currentEntry?.depth ?? 0 };
  currentEntry = saved;
  afterTraversal(() => saveEntryState(key, saved));
}

/** Ends a booking: it is no longer saved, and none of its entries opens it again. */
export function endJourney(): void {
  if (!currentEntry) return;
  recordEndedBooking(currentEntry.id);
  currentEntry = { id: currentEntry.id, depth: currentEntry.depth };
  afterTraversal(() => clearEntryState(key));
}

/** Goes back to the page as it was before the booking. */
export function leaveJourney(): void {
  const depth = currentEntry?.depth ?? 0;
  currentEntry = undefined;
  if (depth > 0) afterTraversal(() => traverse(-depth));
}

/** Listens to Back and Forward. Returns a function that stops it. */
export function listenToTraversal(listener: TraversalListener): () => void {
  startListening();
  listeners.add(listener);
  return () => listeners.delete(listener);
}

function startListening(): void {
  if (isListening) return;
  isListening = true;
  currentEntry = readLiveEntry();
  // Runs before the framework's own listener, which would fetch the page again.
  addEventListener('popstate', handlePopState, { capture: true });
}

function readLiveEntry(): JourneyEntry | undefined {
  const entry = readJourneyEntry(readEntryState(key));
  return entry && hasBookingEnded(entry.id) ? undefined : entry;
}

function handlePopState(event: Event): void {
  dropPendingEntryState(key);
  if (traversal !== undefined) endTraversal(event);
  else if (history.state === null) copyToNewEntry();
  else moveTo(readJourneyEntry(readEntryState(key)), event);
}

function moveTo(arrivedEntry: JourneyEntry | undefined, event: Event): void {
  if (!arrivedEntry && !currentEntry) return;
  restoreFocusAfterTraversal();
  event.stopImmediatePropagation();
  const depth = arrivedEntry?.depth ?? 0;
  if (currentEntry && [...listeners].some(({ onBack }) => onBack?.())) {
    traverse(currentEntry.depth - depth);
    return;
  }
  const hasEnded = arrivedEntry !== undefined && hasBookingEnded(arrivedEntry.id);
  currentEntry = hasEnded ? undefined : arrivedEntry;
  for (const { onArrive } of [...listeners]) onArrive(currentEntry);
  if (!hasEnded) return;
  clearEntryState(key);
  traverse(-depth);
}

/** A link to a fragment of this page has added an entry: copy the booking to it. */
function copyToNewEntry(): void {
  if (!currentEntry) return;
  currentEntry = { ...currentEntry, depth: currentEntry.depth + 1 };
  saveEntryState(key, currentEntry);
}

function traverse(delta: number): void {
  if (delta === 0) return;
  traversal = setTimeout(endTraversal, traversalMs);
  history.go(delta);
}

function endTraversal(event?: Event): void {
  event?.stopImmediatePropagation();
  restoreFocusAfterTraversal();
  clearTimeout(traversal);
  traversal = undefined;
  const writes = queuedWrites;
  queuedWrites = [];
  for (const write of writes) afterTraversal(write);
}

/** A write during a traversal would go to the wrong entry. */
function afterTraversal(write: () => void): void {
  if (traversal === undefined) write();
  else queuedWrites.push(write);
}

export function readJourneyEntry(value: unknown): JourneyEntry | undefined {
  if (typeof value !== 'object' || value === null) return undefined;
  const { id, depth, text }: { id?: unknown; depth?: unknown; text?: unknown } = value;
  if (typeof id !== 'string' || typeof depth !== 'number' || !Number.isSafeInteger(depth) || depth < 0)
    return undefined;
  return { id, depth, ...(typeof text === 'string' && { text }) };
}
