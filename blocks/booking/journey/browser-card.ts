import type { TypedDetails } from '#schemas/table-booking/booking-details.ts';
import type { BookingAnswer } from '#schemas/table-booking/booking-facts.ts';
import { bookingCode, bookingMessage } from '#schemas/table-booking/booking-message.ts';
import { sessionId } from './session-id.ts';

const unavailable = { ok: false, message: bookingMessage(bookingCode.cardNeeded) } as const;

/** The token with which the provider's card fields open. Rejects only when it is given up. */
export async function askCardToken(signal: AbortSignal): Promise<BookingAnswer<string>> {
  try {
    const response = await fetch('/api/v1/braintree/token', { headers: { 'x-session-id': sessionId() }, signal });
    const { clientToken } = await response.json();
    return typeof clientToken === 'string' ? { ok: true, value: clientToken } : unavailable;
  } catch (error) {
    if (signal.aborted) throw error;
    return unavailable;
  }
}

const declined = 'The card was not accepted. Nothing was taken, and no table is booked yet. Please try another card.';

/** Has a card kept as a guarantee, by its one-time code; the value names its holder to the provider. Never rejects. */
export async function keepCard(nonce: string, details: TypedDetails): Promise<BookingAnswer<string>> {
  const { firstName, lastName, email } = details;
  try {
    const response = await fetch('/api/v1/braintree/submit', {
      method: 'POST',
      headers: { 'x-session-id': sessionId(), 'content-type': 'application/json' },
      body: JSON.stringify({ nonce, firstName, lastName, email }),
    });
    const { customerId } = await response.json();
    if (typeof customerId === 'string') return { ok: true, value: customerId };
    return response.status < 500 ? { ok: false, message: declined } : unavailable;
  } catch {
    return unavailable;
  }
}
