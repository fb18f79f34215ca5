import type { Loaders } from '#schemas/content/tile/need.ts';
import type { BookingFacts } from '#schemas/domain/booking/availability/booking-facts.ts';

interface CapturedFacts {
  readonly loaders: Loaders;
  /** What the booking system has answered so far; empty before it was asked. */
  readonly facts: () => BookingFacts;
}

/** Wraps loaders and records the booking facts that they load for a page. */
export function captureBookingFacts(loaders: Loaders): CapturedFacts {
  let facts: BookingFacts = {};
  return {
    facts: () => facts,
    loaders: {
      ...loaders,
      async bookingFacts(need, signal) {
        facts = (await loaders.bookingFacts(need, signal)) ?? {};
        return facts;
      },
    },
  };
}
