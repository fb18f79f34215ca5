import type { BookingFacts } from '#schemas/domain/booking/availability/booking-facts.ts';
import type { BookingJourneyState } from './journey-state.ts';

/** Why a page of the booking journey was rendered without a table. */
export type UnavailabilityReason = 'taken' | 'no-slots';

/**
 * Returns the events that the initial state of a page stands for. The server records them when it renders the page,
 * with or without script; the browser records only later ones.
 */
export const listInitialUnavailability = (
  initial: BookingJourneyState,
  { slots, occasions }: BookingFacts,
): readonly UnavailabilityReason[] => [
  ...(initial.timesTaken > 0 ? (['taken'] as const) : []),
  ...(initial.step === 'time' && (slots ?? occasions)?.ok === false ? (['no-slots'] as const) : []),
];
