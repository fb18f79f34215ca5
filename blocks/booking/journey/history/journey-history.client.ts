'use client';

import {
  clearEntryState,
  dropPendingEntryState,
  pushEntryState,
  readEntryState,
  saveEntryState,
} from '#blocks/_shared/browser/entry-state.client.ts';
import { keepFocusAfterTraversal } from '#blocks/_shared/browser/keep-focus.client.ts';
import { hasEnded, noteEnded } from '#blocks/booking/dialog/ended-journeys.client.ts';

/** What an entry of the browser's history stores about a booking. */
export interface JourneyEntry {
  /** Identifies the booking: all of its entries end together. */
  readonly id: string;
  /** How many entries lie between this one and the page before the booking. */
  readonly depth: number;
  /** The serialized booking; absent before the first choice. */
  readonly text?: string | undefined;
}

interface Traveller {
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

const travellers = new Set<Traveller>();
let current: JourneyEntry | undefined;
let traversal: ReturnType<typeof setTimeout> | undefined;
let waiting: (() => void)[] = [];
let started = false;

/** Returns the booking of the current entry, unless it has ended. */
export function currentJourneyEntry(): JourneyEntry | undefined {
  start();
  return current;
}

/** Adds an entry for a booking or one of its steps. */
export function pushJourneyEntry(entry: Omit<JourneyEntry, 'depth'>): void {
  start();
  const pushed = { ...entry, depth: (current?.depth ?? 0) + 1 };
  current = pushed;
  whenSettled(() => pushEntryState(key, pushed));
}

/** Replaces what the current entry stores about the booking. */
export function saveJourneyEntry(entry: Omit<JourneyEntry, 'depth'>): void {
  start();
  const saved = { ...entry, depth: current?.depth ?? 0 };
  current = saved;
  whenSettled(() => saveEntryState(key, saved));
}

/** Ends a booking: it is no longer saved, and none of its entries opens it again. */
export function endJourney(): void {
  if (!current) return;
  noteEnded(current.id);
  current = { id: current.id, depth: current.depth };
  whenSettled(() => clearEntryState(key));
}

/** Goes back to the page as it was before the booking. */
export function leaveJourney(): void {
  const depth = current?.depth ?? 0;
  current = undefined;
  if (depth > 0) whenSettled(() => traverse(-depth));
}

/** Listens to Back and Forward. Returns a function that stops it. */
export function listenToTraversal(traveller: Traveller): () => void {
  start();
  travellers.add(traveller);
  return () => travellers.delete(traveller);
}

function start(): void {
  if (started) return;
  started = true;
  current = liveEntry();
  // Runs before the framework's own listener, which would fetch the page again.
  addEventListener('popstate', arrive, { capture: true });
}

function liveEntry(): JourneyEntry | undefined {
  const entry = readJourneyEntry(readEntryState(key));
  return entry && hasEnded(entry.id) ? undefined : entry;
}

function arrive(event: Event): void {
  dropPendingEntryState(key);
  if (traversal !== undefined) settle(event);
  else if (history.state === null) takeAlong();
  else moveTo(readJourneyEntry(readEntryState(key)), event);
}

function moveTo(arrived: JourneyEntry | undefined, event: Event): void {
  if (!arrived && !current) return;
  keepFocusAfterTraversal();
  event.stopImmediatePropagation();
  const depth = arrived?.depth ?? 0;
  if (current && [...travellers].some(({ onBack }) => onBack?.())) {
    traverse(current.depth - depth);
    return;
  }
  const ended = arrived !== undefined && hasEnded(arrived.id);
  current = ended ? undefined : arrived;
  for (const { onArrive } of [...travellers]) onArrive(current);
  if (!ended) return;
  clearEntryState(key);
  traverse(-depth);
}

/** A link to a fragment of this page has added an entry: copy the booking to it. */
function takeAlong(): void {
  if (!current) return;
  current = { ...current, depth: current.depth + 1 };
  saveEntryState(key, current);
}

function traverse(delta: number): void {
  if (delta === 0) return;
  traversal = setTimeout(settle, traversalMs);
  history.go(delta);
}

function settle(event?: Event): void {
  event?.stopImmediatePropagation();
  keepFocusAfterTraversal();
  clearTimeout(traversal);
  traversal = undefined;
  const writes = waiting;
  waiting = [];
  for (const write of writes) whenSettled(write);
}

/** A write during a traversal would go to the wrong entry. */
function whenSettled(write: () => void): void {
  if (traversal === undefined) write();
  else waiting.push(write);
}

export function readJourneyEntry(value: unknown): JourneyEntry | undefined {
  if (typeof value !== 'object' || value === null) return undefined;
  const { id, depth, text }: { id?: unknown; depth?: unknown; text?: unknown } = value;
  if (typeof id !== 'string' || typeof depth !== 'number' || !Number.isSafeInteger(depth) || depth < 0)
    return undefined;
  return { id, depth, ...(typeof text === 'string' && { text }) };
}
