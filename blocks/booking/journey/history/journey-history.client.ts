'use client';

import {
  clearEntryState,
  dropPendingEntryState,
  flushEntryState,
  pushEntryState,
  readEntryState,
  saveEntryState,
} from '#blocks/_shared/browser/entry-state.client.ts';
import { restoreFocusAfterTraversal } from '#blocks/_shared/browser/restore-focus.client.ts';
import {
  readConfirmation,
  removeConfirmation,
  saveConfirmation,
} from '#blocks/booking/dialog/booking-confirmations.client.ts';
import { hasBookingEnded, recordEndedBooking } from '#blocks/booking/dialog/ended-bookings.client.ts';
import { afterTraversal, endTraversal, isTraversing, traverse } from './traversal.client.ts';

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

let key = 'booking';
/** Marks the entry of an open dialog inside the page. */
let dialogKey = 'booking-dialog';

/**
 * Sets the name under which this copy of the module stores bookings. The site's own script has a copy besides that of
 * the islands, and each ignores the entries of the other. Call before anything else.
 */
export function nameJourneyEntries(name: string): void {
  key = name;
  dialogKey = `${name}-inner`;
}

const listeners = new Set<TraversalListener>();
let currentEntry: JourneyEntry | undefined;
let isListening = false;
let innerDialog: { readonly close: () => void; isPushed: boolean } | undefined;

/** Returns the booking of the current entry, or its confirmation; undefined if it was left. */
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

/** Ends a booking that is made: its entries show its confirmation from now on, and what was typed is removed. */
export function completeJourney({ id, text }: { readonly id: string; readonly text: string }): void {
  startListening();
  const depth = currentEntry?.depth ?? 0;
  recordEndedBooking(id);
  saveConfirmation(id, text);
  currentEntry = { id, depth, text };
  afterTraversal(() => removeText({ id, depth }));
}

/** Ends a booking: it is no longer saved, and none of its entries opens it again or shows its confirmation. */
export function endJourney(): void {
  if (!currentEntry) return;
  recordEndedBooking(currentEntry.id);
  removeConfirmation(currentEntry.id);
  currentEntry = { id: currentEntry.id, depth: currentEntry.depth };
  afterTraversal(() => clearEntryState(key));
}

/** Goes back to the page as it was before the booking. */
export function leaveJourney(): void {
  const depth = currentEntry?.depth ?? 0;
  currentEntry = undefined;
  if (depth > 0) afterTraversal(() => traverse(-depth));
}

/**
 * Adds an entry for a dialog, so that Back closes it instead of leaving the page. Within a booking that has entries, its
 * listeners do that. Returns a function for when the dialog is closed in another way.
 */
export function openDialogEntry(close: () => void): () => void {
  startListening();
  if ((currentEntry?.depth ?? 0) > 0) return () => undefined;
  const opened = { close, isPushed: false };
  innerDialog = opened;
  afterTraversal(() => {
    opened.isPushed = innerDialog === opened && pushEntryState(dialogKey, true);
  });
  return () => {
    if (innerDialog !== opened) return;
    innerDialog = undefined;
    if (opened.isPushed) afterTraversal(() => traverse(-1));
  };
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
  // A page without the framework has no state, as if a link to a fragment had added its entry.
  if (history.state === null) saveEntryState(dialogKey, undefined);
  currentEntry = readLiveEntry();
  // The page was loaded again while a dialog was open.
  if (readEntryState(dialogKey) === true) clearEntryState(dialogKey);
  // Runs before the framework's own listener, which would fetch the page again.
  addEventListener('popstate', handlePopState, { capture: true });
}

const readLiveEntry = (): JourneyEntry | undefined => toLiveEntry(readJourneyEntry(readEntryState(key)));

/** An entry of a booking that has ended shows its confirmation, if it has one. */
function toLiveEntry(entry: JourneyEntry | undefined): JourneyEntry | undefined {
  if (!entry || !hasBookingEnded(entry.id)) return entry;
  const text = readConfirmation(entry.id);
  return text === undefined ? undefined : { ...entry, text };
}

/** Removes what an entry stores about a booking, at once because it may be personal data. */
function removeText({ id, depth }: JourneyEntry): void {
  saveEntryState(key, { id, depth });
  flushEntryState();
}

function handlePopState(event: Event): void {
  dropPendingEntryState(key);
  if (isTraversing()) endTraversal(event);
  else if (innerDialog) closeDialog(innerDialog, event);
  else if (history.state === null) copyToNewEntry();
  else if (readEntryState(dialogKey) === true) skipDialogEntry(event);
  else moveTo(readJourneyEntry(readEntryState(key)), event);
}

/** Back has left the entry of a dialog. */
function closeDialog({ close }: { readonly close: () => void }, event: Event): void {
  innerDialog = undefined;
  event.stopImmediatePropagation();
  restoreFocusAfterTraversal();
  close();
}

/** Forward has reached the entry of a dialog that was closed. */
function skipDialogEntry(event: Event): void {
  event.stopImmediatePropagation();
  traverse(-1);
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
  const liveEntry = toLiveEntry(arrivedEntry);
  // Back leaves an ended booking at once: its other entries would show the same confirmation again.
  const isLeft = hasEnded && (!liveEntry || (currentEntry?.depth ?? 0) > depth);
  currentEntry = isLeft && depth > 0 ? undefined : liveEntry;
  for (const { onArrive } of [...listeners]) onArrive(currentEntry);
  if (!hasEnded) return;
  if (liveEntry) removeText(liveEntry);
  else clearEntryState(key);
  if (isLeft) traverse(-depth);
}

/** A link to a fragment of this page has added an entry: copy the booking to it. */
function copyToNewEntry(): void {
  if (!currentEntry) return;
  currentEntry = { ...currentEntry, depth: currentEntry.depth + 1 };
  saveEntryState(key, currentEntry);
}

export function readJourneyEntry(value: unknown): JourneyEntry | undefined {
  if (typeof value !== 'object' || value === null) return undefined;
  const { id, depth, text }: { id?: unknown; depth?: unknown; text?: unknown } = value;
  if (typeof id !== 'string' || typeof depth !== 'number' || !Number.isSafeInteger(depth) || depth < 0)
    return undefined;
  return { id, depth, ...(typeof text === 'string' && { text }) };
}
