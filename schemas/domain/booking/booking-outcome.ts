import type { BookingReply } from '#schemas/api/booking/booking-request.ts';
import { bookingCode, bookingMessage, slotTakenMessage, slotTakenStatus, uncertainMessage } from './booking-message.ts';

/** The outcome of a booking request. */
export type BookingOutcome =
  | { readonly kind: 'done'; readonly reference: string; readonly isEnquiry: boolean }
  /** Another party has booked the slot in the meantime. */
  | { readonly kind: 'taken'; readonly message: string }
  /** The idempotency key was used before with another request, which may have been booked. */
  | { readonly kind: 'uncertain'; readonly message: string }
  | {
      readonly kind: 'refused';
      readonly message: string;
      readonly code?: number | undefined;
      /** Whether the booking system has rejected this intent. If so, no attempt with its key has made a booking. */
      readonly isFinal: boolean;
    };

export const uncertainOutcome: BookingOutcome = { kind: 'uncertain', message: uncertainMessage };

/** The outcome in a reply. `bookingStatus` 9 is not a code of the catalogue: it means that the slot was just taken. */
export function readBookingOutcome(reply: BookingReply, isEnquiry: boolean): BookingOutcome {
  const { success, bookingReference, bookingStatus, errorCode, message } = reply;
  if (bookingStatus === slotTakenStatus) return { kind: 'taken', message: slotTakenMessage };
  if (success !== false && bookingReference) return { kind: 'done', reference: bookingReference, isEnquiry };
  const code = errorCode ?? undefined;
  const isFinal = code !== undefined && code !== bookingCode.timeOut;
  return { kind: 'refused', code, isFinal, message: message?.trim() || bookingMessage(code) };
}

/** Whether the next attempt must reuse the idempotency key, because an earlier attempt may have made a booking. */
export const keepsIdempotencyKey = (outcome: BookingOutcome): boolean =>
  outcome.kind === 'done' || outcome.kind === 'uncertain' || (outcome.kind === 'refused' && !outcome.isFinal);
