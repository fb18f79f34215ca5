import { fetchWithWork } from '#blocks/_shared/forms/captcha/fetch-with-work.ts';
import { sessionId } from '#blocks/booking/journey/questions/session-id.ts';
import type { BookingAnswer } from '#schemas/domain/booking/availability/booking-facts.ts';
import type { TypedDetails } from '#schemas/domain/booking/booking-details.ts';
import { bookingCode, bookingMessage } from '#schemas/domain/booking/booking-message.ts';
import { cardRefused } from '#schemas/domain/booking/card-message.ts';

/** What is said where there is no answer about a card: the restaurant takes the booking itself. */
export const cardUnavailable = { ok: false, message: bookingMessage(bookingCode.cardNeeded) } as const;

/** The token with which the provider's card fields open. Rejects only when it is given up. */
export async function askCardToken(signal: AbortSignal): Promise<BookingAnswer<string>> {
  try {
    const response = await fetch('/api/v1/braintree/token', { headers: { 'x-session-id': sessionId() }, signal });
    const { clientToken } = await response.json();
    return typeof clientToken === 'string' ? { ok: true, value: clientToken } : cardUnavailable;
  } catch (error) {
    if (signal.aborted) throw error;
    return cardUnavailable;
  }
}

/** Has a card kept as a guarantee, by its one-time code; the value names its holder to the provider. Never rejects. */
export async function keepCard(nonce: string, details: TypedDetails): Promise<BookingAnswer<string>> {
  const { firstName, lastName, email } = details;
  try {
    const response = await fetchWithWork('/api/v1/braintree/submit', {
      method: 'POST',
      headers: { 'x-session-id': sessionId(), 'content-type': 'application/json' },
      body: JSON.stringify({ nonce, firstName, lastName, email }),
    });
    const { customerId, errorCode, message } = await response.json();
    if (typeof customerId === 'string') return { ok: true, value: customerId };
    if (errorCode === bookingCode.explained) return { ok: false, message: bookingMessage(errorCode, message) };
    return response.status < 500 ? { ok: false, message: cardRefused } : cardUnavailable;
  } catch {
    return cardUnavailable;
  }
}
