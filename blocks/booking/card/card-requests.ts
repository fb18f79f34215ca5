import { fetchWithProof } from '#blocks/_shared/forms/captcha/fetch-with-proof.ts';
import { sessionId } from '#blocks/booking/journey/questions/session-id.ts';
import type { BookingAnswer } from '#schemas/domain/booking/availability/booking-facts.ts';
import type { BookingDetails } from '#schemas/domain/booking/booking-details.ts';
import {
  bookingCode,
  bookingMessage,
  cardRejectedMessage,
  cardUnansweredMessage,
} from '#schemas/domain/booking/booking-message.ts';

/** The message if no card can be given: the restaurant takes the booking itself. */
export const cardUnavailable = { ok: false, message: bookingMessage(bookingCode.cardNeeded) } as const;

/** The message if there is no answer about a card that was given. */
export const cardUnanswered = { ok: false, message: cardUnansweredMessage } as const;

/** Fetches the token for the provider's card fields. Rejects only if it is aborted. */
export async function fetchCardToken(signal: AbortSignal): Promise<BookingAnswer<string>> {
  try {
    const response = await fetch('/api/v1/braintree/token', { headers: { 'x-session-id': sessionId() }, signal });
    const { clientToken } = await response.json();
    return typeof clientToken === 'string' && clientToken.trim() !== ''
      ? { ok: true, value: clientToken }
      : cardUnavailable;
  } catch (error) {
    if (signal.aborted) throw error;
    return cardUnavailable;
  }
}

/** Saves a card as a guarantee, by its one-time code. The value is the provider's customer id. Never rejects. */
export async function saveCard(nonce: string, details: BookingDetails): Promise<BookingAnswer<string>> {
  const { firstName, lastName, email } = details;
  try {
    const response = await fetchWithProof('/api/v1/braintree/submit', {
      method: 'POST',
      headers: { 'x-session-id': sessionId(), 'content-type': 'application/json' },
      body: JSON.stringify({ nonce, firstName, lastName, email }),
    });
    const { customerId, errorCode, message } = await response.json();
    if (typeof customerId === 'string') return { ok: true, value: customerId };
    if (errorCode === bookingCode.explained) return { ok: false, message: bookingMessage(errorCode, message) };
    return response.status < 500 ? { ok: false, message: cardRejectedMessage } : cardUnanswered;
  } catch {
    return cardUnanswered;
  }
}
