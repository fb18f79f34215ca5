import type { BookingReply } from '#schemas/api/booking/booking-request.ts';
import { bookingCode, bookingMessage, takenMessage, takenStatus, uncertainMessage } from './booking-message.ts';

/** What became of a booking that was sent. */
export type BookingOutcome =
  | { readonly kind: 'done'; readonly reference: string; readonly isEnquiry: boolean }
  /** The slot was taken in the meantime. */
  | { readonly kind: 'taken'; readonly message: string }
  /** The same intent was sent before with another wish, and may have been booked then. */
  | { readonly kind: 'uncertain'; readonly message: string }
  | {
      readonly kind: 'refused';
      readonly message: string;
      readonly code?: number | undefined;
      /** Whether the booking system has said no to this very intent: then nothing was booked by any try of it. */
      readonly isFinal: boolean;
    };

export const uncertain: BookingOutcome = { kind: 'uncertain', message: uncertainMessage };

/** What a reply says. Status 9 is no code of the catalogue: it says that the slot has just been taken. */
export function outcomeOf(reply: BookingReply, isEnquiry: boolean): BookingOutcome {
  const { success, bookingReference, bookingStatus, errorCode, message } = reply;
  if (bookingStatus === takenStatus) return { kind: 'taken', message: takenMessage };
  if (success !== false && bookingReference) return { kind: 'done', reference: bookingReference, isEnquiry };
  const code = errorCode ?? undefined;
  const isFinal = code !== undefined && code !== bookingCode.timeOut;
  return { kind: 'refused', code, isFinal, message: message?.trim() || bookingMessage(code) };
}

/** Whether the next try is the same intent, under the same key: an earlier one may have had its effect. */
export const keepsIntent = (outcome: BookingOutcome): boolean =>
  outcome.kind === 'done' || outcome.kind === 'uncertain' || (outcome.kind === 'refused' && !outcome.isFinal);
