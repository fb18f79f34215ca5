import type { BookingFacts } from '#schemas/domain/booking/availability/booking-facts.ts';
import type { Journey } from '../journey.ts';

/** Why no table could be had when a page of the journey was drawn. */
export type Unavailable = 'taken' | 'no-slots';

/**
 * What a page says when it comes of tables that cannot be had. The server that draws it records that, with or without
 * script; the browser records what comes after.
 */
export const unavailableAtFirst = (begun: Journey, { slots }: BookingFacts): readonly Unavailable[] => [
  ...(begun.timesTaken > 0 ? (['taken'] as const) : []),
  ...(begun.step === 'time' && slots?.ok === false ? (['no-slots'] as const) : []),
];
