import type { Loaders } from '#schemas/content/tile/need.ts';
import type { BookingFacts } from '#schemas/domain/booking/availability/booking-facts.ts';

interface Noted {
  readonly loaders: Loaders;
  /** What the booking system has said so far; empty where it was not asked. */
  readonly facts: () => BookingFacts;
}

/** Loaders that note what the booking system says to the page that they load for. */
export function noteFacts(loaders: Loaders): Noted {
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
