import { LRUCache } from 'lru-cache';
import type { Call } from '#adapters/api-client/call-input.ts';
import { endpoints } from '#schemas/api/endpoints.ts';
import type { BookingFacts } from '#schemas/domain/booking/availability/booking-facts.ts';
import type { BookingPageState } from '#schemas/domain/booking/booking-page-state.ts';
import { listInitialUnavailability } from '#schemas/domain/booking/journey/initial-unavailability.ts';
import { createBookingJourney } from '#schemas/domain/booking/journey/reducer/create-booking-journey.ts';

/** A page of the booking journey that was rendered for a visitor. */
export interface RenderedJourney {
  readonly storeId: string;
  readonly visit: BookingPageState;
  readonly facts: BookingFacts;
  /** The idempotency key of the posted form; absent where none was posted. */
  readonly formKey?: string | undefined;
}

/** Limits of the memory of reported forms. Reloads come soon, so a day is enough. */
const reportedLimits = { max: 20_000, ttl: 86_400_000 };

/** The event of the specification, and the step at which it happens. */
const event = { name: 'booking_unavailable', step: 2 };

/**
 * Reports to the booking system that no table was available, for pages that say so when they load: once per page, and
 * once per posted form however often its answer is reloaded. The event holds nothing about the guest. Nothing waits for
 * it and a failure is ignored. Each copy of the site remembers forms for itself.
 */
export function createUnavailableRecorder(call: Call): (journey: RenderedJourney) => void {
  const reported = new LRUCache<string, true>(reportedLimits);
  return ({ storeId, visit, facts, formKey }) => {
    for (const reason of listInitialUnavailability(createBookingJourney({ visit, facts }), facts)) {
      const key = formKey && `${storeId} ${formKey} ${reason}`;
      if (key && reported.has(key)) continue;
      if (key) reported.set(key, true);
      void call(endpoints.bookingEvents, { params: { storeId }, body: event }).catch(() => undefined);
    }
  };
}
