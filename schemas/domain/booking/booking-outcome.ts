import type { BookedGuarantee, BookingReply } from '#schemas/api/booking/booking-request.ts';
import type { FieldError } from '#schemas/forms/_shared/define-form.ts';
import { type DetailErrors, detailErrors, detailNames } from './booking-details.ts';
import {
  bookingCode,
  bookingMessage,
  justBookedMessage,
  readServerMessage,
  slotTakenMessage,
  slotTakenStatus,
  type UncertainAttempt,
  uncertainMessage,
} from './booking-message.ts';

/** A booking or an enquiry that was made. */
export interface MadeBooking {
  /** Undefined for an enquiry whose reply has none. */
  readonly reference: string | undefined;
  readonly isEnquiry: boolean;
  /** The secret key with which the guest manages it; absent where the API has none. */
  readonly manageKey?: string | undefined;
  /** The name of the area with the table; absent where the booking system does not say. */
  readonly area?: string | undefined;
  /** How long the table is booked; absent where the booking system does not say. */
  readonly minutes?: number | undefined;
  /** Whether a confirmation is on its way to the guest's address; absent where the booking system does not say. */
  readonly isMailed?: boolean | undefined;
  /** The terms of the card that guarantees the table; absent without a card, or where the booking system does not say. */
  readonly guarantee?: BookedGuarantee | undefined;
}

/** The outcome of a booking request. */
export type BookingOutcome =
  | (MadeBooking & { readonly kind: 'done' })
  /** Another party has booked the slot in the meantime. */
  | { readonly kind: 'taken'; readonly message: string }
  /**
   * A booking may have been made, or an enquiry sent: its reply was lost, has no reference or contradicts itself, or its
   * key was used for another request.
   */
  | {
      readonly kind: 'uncertain';
      readonly message: string;
      readonly isEnquiry: boolean;
      readonly reference?: string | undefined;
      /** Whether the first request with its key is known to have been a success, so that only this one was not sent. */
      readonly isMade?: boolean | undefined;
      /** The secret key with which the guest manages the booking that was made. */
      readonly manageKey?: string | undefined;
    }
  | {
      readonly kind: 'refused';
      readonly message: string;
      readonly code?: number | undefined;
      /** What it says about single details. If that is all, `message` repeats the first. */
      readonly fieldErrors?: DetailErrors | undefined;
      /** Whether the booking system has rejected this intent. If so, no attempt with its key has made a booking. */
      readonly isFinal: boolean;
    };

/** Whether a request was refused because of its card. */
export const isAboutCard = (outcome: BookingOutcome): boolean =>
  outcome.kind === 'refused' && outcome.code === bookingCode.cardNeeded;

export const uncertainOutcome = ({ isEnquiry, reference }: UncertainAttempt): BookingOutcome => ({
  kind: 'uncertain',
  message: uncertainMessage({ isEnquiry, reference }),
  isEnquiry,
  ...(reference !== undefined && { reference }),
});

/**
 * What a guest reads who is about to book a table that is booked already, or has sent its form again with other details.
 */
export const bookedBeforeOutcome = (
  { reference, isEnquiry, manageKey }: MadeBooking,
  { wasChanged }: { readonly wasChanged: boolean },
): Extract<BookingOutcome, { kind: 'uncertain' }> => ({
  kind: 'uncertain',
  message: `${justBookedMessage({ isEnquiry, reference })}${wasChanged ? ' What you have changed since then was not sent.' : ''}`,
  isEnquiry,
  isMade: true,
  ...(reference !== undefined && { reference }),
  ...(manageKey !== undefined && { manageKey }),
});

/** The errors of details with which the site forwards a refusal. */
interface StatedErrors {
  readonly errors?: readonly FieldError[] | null | undefined;
}

/**
 * The outcome in a reply. An enquiry needs no reference; a booking without one is uncertain, and so is a failure with
 * one. `bookingStatus` 9 is not a code of the catalogue: it means that the slot was just taken. With `success` true,
 * code 0 means that there is no error.
 */
export function readBookingOutcome(reply: BookingReply & StatedErrors, isEnquiry: boolean): BookingOutcome {
  const { success, bookingStatus, errorCode, message } = reply;
  if (bookingStatus === slotTakenStatus) return { kind: 'taken', message: slotTakenMessage };
  const reference = reply.bookingReference?.trim() || undefined;
  const code = errorCode ?? undefined;
  const isFailure = success === false || !(code === undefined || (code === 0 && (success || reference !== undefined)));
  if (isFailure && reference !== undefined) return uncertainOutcome({ isEnquiry, reference });
  if (!isFailure)
    return reference !== undefined || isEnquiry
      ? {
          kind: 'done',
          reference,
          isEnquiry,
          ...(reply.manageKey && { manageKey: reply.manageKey }),
          ...(reply.areaName?.trim() && { area: reply.areaName.trim() }),
          ...(isDuration(reply.minutes) && { minutes: reply.minutes }),
          ...(reply.isMailed && { isMailed: true }),
          ...(reply.guarantee && { guarantee: reply.guarantee }),
        }
      : uncertainOutcome({ isEnquiry });
  const isFinal = code !== undefined && code !== bookingCode.timeOut;
  const known = (reply.errors ?? []).filter(({ path }) => detailNames.some((name) => name === path));
  return {
    kind: 'refused',
    code,
    isFinal,
    message: readServerMessage(message) ?? bookingMessage(code),
    ...(known.length > 0 && { fieldErrors: detailErrors(known) }),
  };
}

/** At most a day, which is the limit of calendar files. */
const isDuration = (minutes: number | null | undefined): minutes is number =>
  minutes !== null && minutes !== undefined && minutes > 0 && minutes <= 1440;

/** Whether the next attempt must reuse the idempotency key, because an earlier attempt may have made a booking. */
export const keepsIdempotencyKey = (outcome: BookingOutcome): boolean =>
  outcome.kind === 'done' || outcome.kind === 'uncertain' || (outcome.kind === 'refused' && !outcome.isFinal);
