import type { BookingChoice, BookingStep, ChosenExtra } from '#schemas/domain/booking/booking-choice.ts';
import type { BookingDetails, DetailErrors } from '#schemas/domain/booking/booking-details.ts';
import type { BookingOutcome, MadeBooking } from '#schemas/domain/booking/booking-outcome.ts';
import type { SavedJourney } from './saved-journey.ts';

export type BookingJourneyStep = BookingStep | 'thanks';

/** A message that the guest needs before going on. */
export interface Notice {
  readonly kind: 'taken' | 'failed' | 'uncertain' | 'not-offered' | 'reconnected';
  readonly message: string;
  /** Whether an enquiry is uncertain, not a booking. */
  readonly isEnquiry?: boolean | undefined;
  /** What was sent, if that is uncertain. */
  readonly sentChoice?: BookingChoice | undefined;
  /** Whether nothing can be sent until the guest asks for another table: the idempotency key of the first is unknown. */
  readonly needsConfirmation?: boolean | undefined;
  /** Whether it is about the card that was just sent, so that it belongs to the card fields. */
  readonly isAboutCard?: boolean | undefined;
  /** Whether the form was posted before its script could ask for a card. */
  readonly isCardUnasked?: boolean | undefined;
  /** The key of the booking that was made before. */
  readonly manageKey?: string | undefined;
}

/** The state of a booking. */
export interface BookingJourneyState {
  readonly step: BookingJourneyStep;
  readonly choice: BookingChoice;
  readonly typed: BookingDetails;
  readonly errors: DetailErrors;
  readonly notice?: Notice | undefined;
  /** The idempotency key: a booking sent twice under one key is made once. */
  readonly idempotencyKey: string;
  /** Whether a request to book is pending. */
  readonly sending: boolean;
  /** Whether the last request was an enquiry, not a booking. */
  readonly isEnquiry?: boolean | undefined;
  /**
   * How many times another guest took the chosen slot. It never decreases and is part of query keys, so that answers
   * are fetched again.
   */
  readonly timesTaken: number;
  /** The slot that was lost last. The next suggestion is near it. */
  readonly lostTime?: string | undefined;
  /** The chosen time that another choice has reset last. The next suggestion is near it. */
  readonly nearTime?: string | undefined;
  readonly done?: MadeBooking | undefined;
}

export type BookingJourneyEvent =
  /** The day, the occasion or the number of people has changed. */
  | { readonly type: 'party-changed'; readonly change: Partial<BookingChoice> }
  | { readonly type: 'party-chosen'; readonly choice: BookingChoice }
  /** The area or the menu has changed. */
  | { readonly type: 'area-or-menu-changed'; readonly change: Pick<BookingChoice, 'areaId' | 'menuId'> }
  | { readonly type: 'time-changed'; readonly time: string }
  | { readonly type: 'time-chosen'; readonly time: string; readonly hasExtras: boolean }
  | { readonly type: 'extras-chosen'; readonly extras: readonly ChosenExtra[] }
  | { readonly type: 'typed'; readonly change: Partial<BookingDetails> }
  | { readonly type: 'errors-found'; readonly errors: DetailErrors }
  | { readonly type: 'sent'; readonly isEnquiry?: boolean }
  | { readonly type: 'answered'; readonly outcome: BookingOutcome; readonly freshKey: string }
  | { readonly type: 'failed'; readonly message: string }
  /** The connection is back. */
  | { readonly type: 'reconnected' }
  | { readonly type: 'went-back'; readonly to: BookingStep }
  /** The page was reloaded during or after a booking. */
  | { readonly type: 'restored'; readonly saved: SavedJourney }
  /**
   * Back or Forward has reached another step. Typed details stay, or are those of the step while there are none. The
   * notice of an uncertain booking stays, too.
   */
  | ({ readonly type: 'traversed' } & Pick<SavedJourney, 'step' | 'choice' | 'typed'>)
  /** An earlier attempt may have booked a table. The guest wants another one all the same. */
  | { readonly type: 'new-attempt-requested'; readonly freshKey: string }
  /** The guest switched to another restaurant. Day, party and typed details stay. */
  | { readonly type: 'restaurant-changed' };
