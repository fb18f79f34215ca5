import { vi } from 'vitest';
import type { JourneyAnswers, JourneyFacts } from '#blocks/booking/journey/questions/use-booking-facts.client.ts';
import { emptyDetails } from '#schemas/domain/booking/booking-details.ts';
import type { BookingJourneyState } from '#schemas/domain/booking/journey/journey-state.ts';

/** For tests: the details of a guest. */
export const fakeDetails = { ...emptyDetails, firstName: 'Ada', lastName: 'Byron', email: 'ada@example.com' };

/** For tests: a booking in the details step. */
export const fakeJourney = (change: Partial<BookingJourneyState>): BookingJourneyState => ({
  step: 'details',
  choice: { date: '2026-12-03', occasionId: 'dinner', adults: 2, children: 0, time: '19:00' },
  typed: fakeDetails,
  errors: {},
  idempotencyKey: 'key-12345',
  sending: false,
  timesTaken: 0,
  ...change,
});

/** For tests: answers of the booking system as a step receives them, and a function to repeat the queries. */
export function fakeFacts(answers: { readonly [Key in keyof JourneyAnswers]?: JourneyAnswers[Key]['data'] }) {
  const refetch = vi.fn();
  const facts: JourneyFacts = {
    occasions: { data: answers.occasions, refetch },
    areas: { data: answers.areas, refetch },
    menus: { data: answers.menus, refetch },
    slots: { data: answers.slots, refetch },
    requirements: { data: answers.requirements, refetch },
    extras: { data: answers.extras, refetch },
    waiting: { data: answers.waiting, refetch },
    askAgain: vi.fn(),
  };
  return { facts, refetch };
}
