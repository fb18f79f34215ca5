import type { BookingReply } from '#schemas/api/booking/booking-request.ts';
import { bookingCode, bookingMessage, slotTakenMessage, slotTakenStatus, uncertainMessage } from './booking-message.ts';

/** The outcome of a booking request. */
export type BookingOutcome =
  | { readonly kind: 'done'; readonly reference: string | undefined; readonly isEnquiry: boolean }
  /** Another party has booked the slot in the meantime. */
  | { readonly kind: 'taken'; readonly message: string }
  /** A booking may have been made: its reply was lost or has no reference, or its key was used for another request. */
  | { readonly kind: 'uncertain'; readonly message: string }
  | {
      readonly kind: 'refused';
      readonly message: string;
      readonly code?: number | undefined;
      /** Whether the booking system has rejected this intent. If so, no attempt with its key has made a booking. */
      readonly isFinal: boolean;
    };

export const uncertainOutcome: BookingOutcome = { kind: 'uncertain', message: uncertainMessage };

/**
 * The outcome in a reply. An enquiry needs no reference; a booking without one is uncertain. `bookingStatus` 9 is not a code of the catalogue: it means that
 * the slot was just taken.
 */
export function readBookingOutcome(reply: BookingReply, isEnquiry: boolean): BookingOutcome {
  const { success, bookingReference, bookingStatus, errorCode, message } = reply;
  if (bookingStatus === slotTakenStatus) return { kind: 'taken', message: slotTakenMessage };
  if (success !== false && bookingReference) return { kind: 'done', reference: bookingReference, isEnquiry };
  const code = errorCode ?? undefined;
  if (success !== false && code === undefined)
    return isEnquiry ? { kind: 'done', reference: undefined, isEnquiry } : uncertainOutcome;
  const isFinal = code !== undefined && code !== bookingCode.timeOut;
  return { kind: 'refused', code, isFinal, message: message?.trim() || bookingMessage(code) };
}

/** Whether the next attempt must reuse the idempotency key, because an earlier attempt may have made a booking. */
export const keepsIdempotencyKey = (outcome: BookingOutcome): boolean =>
  outcome.kind === 'done' || outcome.kind === 'uncertain' || (outcome.kind === 'refused' && !outcome.isFinal);
