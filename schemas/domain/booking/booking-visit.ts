import type { BookingChoice, BookingStep } from './booking-choice.ts';
import type { DetailErrors, TypedDetails } from './booking-details.ts';
import type { BookingOutcome } from './booking-outcome.ts';

/** A visitor's place in the journey of booking at one restaurant, as an address or a sent form says it. */
export interface BookingVisit {
  readonly step: BookingStep;
  readonly choice: BookingChoice;
  /** Names the intent to book: sent with it, so that one intent never makes two bookings. */
  readonly idempotencyKey: string;
  /** What was typed in a form that was sent. */
  readonly typed?: TypedDetails | undefined;
  readonly errors?: DetailErrors | undefined;
  /** What became of the form that was sent; absent when none was. */
  readonly outcome?: BookingOutcome | undefined;
}
