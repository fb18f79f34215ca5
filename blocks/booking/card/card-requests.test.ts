import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { emptyDetails } from '#schemas/domain/booking/booking-details.ts';
import {
  bookingCode,
  bookingMessage,
  cardRejectedMessage,
  cardUnansweredMessage,
} from '#schemas/domain/booking/booking-message.ts';
import { fetchCardToken, saveCard } from './card-requests.ts';

const network = vi.fn();
const answer = (body: unknown, status = 200): void =>
  void network.mockResolvedValueOnce(Response.json(body, { status }));
const unavailable = { ok: false, message: bookingMessage(bookingCode.cardNeeded) };
const { signal } = new AbortController();
const details = {
  ...emptyDetails,
  firstName: 'Ada',
  lastName: 'Byron',
  email: 'ada@example.com',
  specialRequest: 'Quiet',
};

beforeEach(() => void vi.stubGlobal('fetch', network.mockReset()));
afterEach(() => void vi.unstubAllGlobals());

describe('fetching the token of card fields [booking.card]', () => {
  it('sends the session id', async () => {
    answer({ clientToken: 'token-1' });
    expect(await fetchCardToken(signal)).toEqual({ ok: true, value: 'token-1' });
    const headers = { 'x-session-id': expect.any(String) };
    expect(network).toHaveBeenCalledExactlyOnceWith('/api/v1/braintree/token', { headers, signal });
  });

  it('refers the guest to the restaurant if it fails', async () => {
    for (const body of [{ clientToken: 7 }, { clientToken: ' ' }, { message: 'No such call.' }]) {
      answer(body, 'message' in body ? 404 : 200);
      expect(await fetchCardToken(signal)).toEqual(unavailable);
    }
    network.mockRejectedValueOnce(new Error('lost'));
    expect(await fetchCardToken(signal)).toEqual(unavailable);
    network.mockRejectedValueOnce(new Error('given up'));
    await expect(fetchCardToken(AbortSignal.abort())).rejects.toThrow('given up');
  });
});

describe('saving a card [booking.card]', () => {
  it('sends the nonce and returns the provider’s customer id', async () => {
    answer({ customerId: 'customer-1' });
    expect(await saveCard('nonce-1', details)).toEqual({ ok: true, value: 'customer-1' });
    const [path, init] = network.mock.lastCall ?? [];
    expect([path, init.method, init.headers['content-type']]).toEqual([
      '/api/v1/braintree/submit',
      'POST',
      'application/json',
    ]);
    const { firstName, lastName, email } = details;
    expect(JSON.parse(init.body)).toEqual({ nonce: 'nonce-1', firstName, lastName, email });
  });

  it.each([
    [
      'the words of the service',
      { errorCode: bookingCode.explained, message: 'Not this card.' },
      402,
      'Not this card.',
    ],
    ['that it was declined', { errorCode: 5 }, 402, cardRejectedMessage],
    ['that there is no answer and nothing was taken', {}, 503, cardUnansweredMessage],
    ['that there is no answer and nothing was taken', {}, 500, cardUnansweredMessage],
  ])('reports, if the card is rejected, %s', async (_, body, status, message) => {
    answer(body, status);
    expect(await saveCard('nonce-1', details)).toEqual({ ok: false, message });
  });

  it('never rejects', async () => {
    network.mockRejectedValueOnce(new Error('lost'));
    expect(await saveCard('nonce-1', details)).toEqual({ ok: false, message: cardUnansweredMessage });
  });
});
