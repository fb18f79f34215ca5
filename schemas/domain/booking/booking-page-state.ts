import type { BookingChoice, BookingStep } from './booking-choice.ts';
import type { BookingDetails, DetailErrors } from './booking-details.ts';
import type { BookingOutcome } from './booking-outcome.ts';
import type { UncertainBooking } from './uncertain-booking.ts';

/** The state of a visitor's booking at one restaurant, from the URL or from a submitted form. */
export interface BookingPageState {
  readonly step: BookingStep;
  readonly choice: BookingChoice;
  /** Whether the address answers the day and the number of people, so that the first step only asks for the occasion. */
  readonly asksOccasionOnly?: boolean | undefined;
  /** Sent with the booking, so that one intent never creates two bookings. */
  readonly idempotencyKey: string;
  /** The values of a submitted form. */
  readonly typed?: BookingDetails | undefined;
  readonly errors?: DetailErrors | undefined;
  /** The outcome of an earlier attempt of this session for the same slot that may have booked. */
  readonly earlierOutcome?: BookingOutcome | undefined;
  /** What this browser may have booked before, the oldest first. */
  readonly earlierBookings?: readonly UncertainBooking[] | undefined;
  /** The message for a choice of the address that is not offered and was left out. */
  readonly notOffered?: string | undefined;
  /** The address names a result that cannot be read: of a form that may have booked, or has not. */
  readonly lostResult?: 'sent' | 'unsent' | undefined;
  /** The result of a submitted form; absent if none was submitted. */
  readonly outcome?: BookingOutcome | undefined;
}

/** Whether the page shows what was booked, or may have been. An earlier state that the browser has saved would hide that. */
export const showsBooking = ({ outcome }: Pick<BookingPageState, 'outcome'>): boolean =>
  outcome?.kind === 'done' || outcome?.kind === 'uncertain';
