import type { BookingReply } from '../api/booking-request.ts';
import { bookingCode, bookingMessage, takenMessage, takenStatus } from './booking-message.ts';

/** What became of a booking that was sent. */
export type BookingOutcome =
  | { readonly kind: 'done'; readonly reference: string; readonly isEnquiry: boolean }
  /** The slot was taken in the meantime. */
  | { readonly kind: 'taken'; readonly message: string }
  | { readonly kind: 'refused'; readonly message: string; readonly code?: number | undefined };

/** What a reply says. Status 9 is no code of the catalogue: it says that the slot has just been taken. */
export function outcomeOf(reply: BookingReply, isEnquiry: boolean): BookingOutcome {
  const { success, bookingReference, bookingStatus, errorCode, message } = reply;
  if (bookingStatus === takenStatus) return { kind: 'taken', message: takenMessage };
  if (success !== false && bookingReference) return { kind: 'done', reference: bookingReference, isEnquiry };
  return { kind: 'refused', code: errorCode ?? undefined, message: message?.trim() || bookingMessage(errorCode) };
}

/**
 * Whether it is not known that the intent failed, or it failed for a moment: then the next try is the same intent, under
 * the same key. After a definite no, it is another.
 */
export const keepsIntent = (outcome: BookingOutcome): boolean =>
  outcome.kind === 'done' ||
  (outcome.kind === 'refused' && (outcome.code === undefined || outcome.code === bookingCode.timeOut));
