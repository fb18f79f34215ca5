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

/** What an entry of the browser's history holds of a journey. */
export interface JourneyEntry {
  /** Names the journey: all of its entries end together. */
  readonly id: string;
  /** How many steps back the page lies as it was before the journey. */
  readonly depth: number;
  /** The journey as text; absent while nothing was chosen. */
  readonly text?: string | undefined;
}

interface Traveller {
  /** Told of the entry that Back or Forward has come to; undefined for the page without a journey. */
  readonly onArrive: (entry: JourneyEntry | undefined) => void;
  /** Whether Back was used up by something else: then the journey stays where it is. */
  readonly onBack?: () => boolean;
}

const key = 'booking';

/** Milliseconds after which a traversal that the browser did not make is given up. */
const traversalMs = 1000;

const travellers = new Set<Traveller>();
let current: JourneyEntry | undefined;
let traversal: ReturnType<typeof setTimeout> | undefined;
let waiting: (() => void)[] = [];
let started = false;

/** The journey of the current entry, unless it has ended. */
export function currentJourneyEntry(): JourneyEntry | undefined {
  start();
  return current;
}

/** Adds an entry for a journey or one of its steps. */
export function pushJourneyEntry(entry: Omit<JourneyEntry, 'depth'>): void {
  start();
  const pushed = { ...entry, depth: (current?.depth ?? 0) + 1 };
  current = pushed;
  whenSettled(() => pushEntryState(key, pushed));
}

/** Changes what the current entry holds of the journey. */
export function saveJourneyEntry(entry: Omit<JourneyEntry, 'depth'>): void {
  start();
  const saved = { ...entry, depth: current?.depth ?? 0 };
  current = saved;
  whenSettled(() => saveEntryState(key, saved));
}

/** Ends a journey: nothing of it is saved any longer, and none of its entries opens it again. */
export function endJourney(): void {
  if (!current) return;
  noteEnded(current.id);
  current = { id: current.id, depth: current.depth };
  whenSettled(() => clearEntryState(key));
}

/** Goes back to the page as it was before the journey. */
export function leaveJourney(): void {
  const depth = current?.depth ?? 0;
  current = undefined;
  if (depth > 0) whenSettled(() => traverse(-depth));
}

/** Listens to Back and Forward. Gives the end of it. */
export function listenToTraversal(traveller: Traveller): () => void {
  start();
  travellers.add(traveller);
  return () => travellers.delete(traveller);
}

function start(): void {
  if (started) return;
  started = true;
  current = liveEntry();
  // Before the framework's own listener, which would fetch the page anew.
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

/** A link to a place on this page has added an entry: the journey goes along. */
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

/** A write during a traversal would come to the wrong entry. */
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
