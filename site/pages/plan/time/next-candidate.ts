import type { PlannedDocument } from '../planned-document.ts';
import { dateCandidates, dayCandidates, isObject, timedContent, walk } from './change-candidates.ts';
import { firstRestaurantInstant, hoursOfRestaurant } from './restaurant-changes.ts';

/** Longer than any day. */
const lookAheadMs = 26 * 3_600_000;

/**
 * The first instant at which a planned page may look different, in milliseconds since the epoch: at the latest the
 * start of the next day. The page may turn out to look the same.
 */
export function nextCandidate(planned: PlannedDocument, from: Date, collectionCloses: string): number {
  let next = Math.min(...dayCandidates({ from }));
  for (const value of walk(timedContent(planned), hasHours)) {
    const candidates = hasHours(value)
      ? [nextOfRestaurant(value, from, collectionCloses)]
      : typeof value === 'string'
        ? dateCandidates(value)
        : [];
    for (const instant of candidates) if (instant > from.getTime() && instant < next) next = instant;
  }
  return next;
}

type Hours = Readonly<Record<string, unknown>>;

const hasHours = (value: unknown): value is Hours => isObject(value) && 'openingTimes' in value;

interface KnownInstant {
  readonly from: number;
  readonly next: number;
}

/** Many pages show the same restaurants, so the instant is computed once per restaurant until it has passed. */
const knownInstants = new WeakMap<Hours, KnownInstant>();

function nextOfRestaurant(restaurant: Hours, from: Date, collectionCloses: string): number {
  const fromMs = from.getTime();
  const known = knownInstants.get(restaurant);
  if (known && known.from <= fromMs && fromMs < known.next) return known.next;
  const next = computeNextOfRestaurant(restaurant, from, collectionCloses);
  knownInstants.set(restaurant, { from: fromMs, next });
  return next;
}

function computeNextOfRestaurant(restaurant: Hours, from: Date, collectionCloses: string): number {
  const until = new Date(from.getTime() + lookAheadMs);
  const hours = hoursOfRestaurant.safeParse(restaurant);
  const opening = hours.success && firstRestaurantInstant(hours.data, { from, until }, collectionCloses);
  let next = opening ? opening.getTime() : until.getTime();
  for (const value of walk(restaurant)) {
    if (typeof value !== 'string') continue;
    for (const instant of dateCandidates(value)) if (instant > from.getTime() && instant < next) next = instant;
  }
  return next;
}
