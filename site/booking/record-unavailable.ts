import { LRUCache } from 'lru-cache';
import type { Call } from '#adapters/api-client/call-input.ts';
import { beginJourney } from '#blocks/booking/journey/journey.ts';
import { unavailableAtFirst } from '#blocks/booking/journey/questions/unavailable-at-first.ts';
import { endpoints } from '#schemas/api/endpoints.ts';
import type { BookingFacts } from '#schemas/domain/booking/availability/booking-facts.ts';
import type { BookingVisit } from '#schemas/domain/booking/booking-visit.ts';

/** A page of the journey, as it was drawn for somebody. */
export interface ShownJourney {
  readonly storeId: string;
  readonly visit: BookingVisit;
  readonly facts: BookingFacts;
  /** The key of the form that was sent to the page's address; absent where none was. */
  readonly sentKey?: string | undefined;
}

/** Forms that are remembered, and how long, in milliseconds: who loads an answer anew does it soon. */
const remembered = { max: 20_000, ttl: 86_400_000 };

/** The event of the specification, and the step in which it happens. */
const event = { name: 'booking_unavailable', step: 2 };

/**
 * Tells the booking system that no table could be had, for pages that say so when they come: once for each page, and once
 * for each form however often its answer is loaded anew. Says nothing of the guest. Nothing waits for it, and its failure
 * is nobody's. Forms are remembered by each copy of the site for itself.
 */
export function createUnavailableRecorder(call: Call): (shown: ShownJourney) => void {
  const told = new LRUCache<string, true>(remembered);
  return ({ storeId, visit, facts, sentKey }) => {
    for (const reason of unavailableAtFirst(beginJourney({ visit, facts }), facts)) {
      const name = sentKey && `${storeId} ${sentKey} ${reason}`;
      if (name && told.has(name)) continue;
      if (name) told.set(name, true);
      void call(endpoints.bookingEvents, { params: { storeId }, body: event }).catch(() => undefined);
    }
  };
}
