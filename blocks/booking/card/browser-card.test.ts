import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { noDetails } from '#schemas/domain/booking/booking-details.ts';
import { bookingCode, bookingMessage } from '#schemas/domain/booking/booking-message.ts';
import { cardRefused } from '#schemas/domain/booking/card-message.ts';
import { askCardToken, keepCard } from './browser-card.ts';

const network = vi.fn();
const answer = (body: unknown, status = 200): void =>
  void network.mockResolvedValueOnce(Response.json(body, { status }));
const unavailable = { ok: false, message: bookingMessage(bookingCode.cardNeeded) };
const { signal } = new AbortController();
const details = {
  ...noDetails,
  firstName: 'Ada',
  lastName: 'Byron',
  email: 'ada@example.com',
  specialRequest: 'Quiet',
};

beforeEach(() => void vi.stubGlobal('fetch', network.mockReset()));
afterEach(() => void vi.unstubAllGlobals());

describe('the token of the card fields [booking.card]', () => {
  it('is asked for with the session of the browser', async () => {
    answer({ clientToken: 'token-1' });
    expect(await askCardToken(signal)).toEqual({ ok: true, value: 'token-1' });
    const headers = { 'x-session-id': expect.any(String) };
    expect(network).toHaveBeenCalledExactlyOnceWith('/api/v1/braintree/token', { headers, signal });
  });

  it('that cannot be had sends the guest to the restaurant', async () => {
    answer({ clientToken: 7 });
    expect(await askCardToken(signal)).toEqual(unavailable);
    network.mockRejectedValueOnce(new Error('lost'));
    expect(await askCardToken(signal)).toEqual(unavailable);
    network.mockRejectedValueOnce(new Error('given up'));
    await expect(askCardToken(AbortSignal.abort())).rejects.toThrow('given up');
  });
});

describe('a card that is kept [booking.card]', () => {
  it('is known by the provider’s code for its holder, and sent as a one-time code', async () => {
    answer({ customerId: 'customer-1' });
    expect(await keepCard('nonce-1', details)).toEqual({ ok: true, value: 'customer-1' });
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
    ['that it was declined', { errorCode: 5 }, 402, cardRefused],
    ['that the restaurant takes the booking', {}, 503, unavailable.message],
    ['that the restaurant takes the booking', {}, 500, unavailable.message],
  ])('says, where it is refused, %s', async (_, body, status, message) => {
    answer(body, status);
    expect(await keepCard('nonce-1', details)).toEqual({ ok: false, message });
  });

  it('never rejects', async () => {
    network.mockRejectedValueOnce(new Error('lost'));
    expect(await keepCard('nonce-1', details)).toEqual(unavailable);
  });
});
