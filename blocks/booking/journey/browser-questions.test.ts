import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { bookingMessage } from '#schemas/table-booking/booking-message.ts';
import { browserQuestions, sendFromBrowser } from './browser-questions.ts';

/** A network that takes every request and answers none, until the request is aborted. */
const silentNetwork = vi.fn(
  (_: string, { signal }: { readonly signal: AbortSignal }) =>
    new Promise((_resolve, reject) => {
      signal.addEventListener('abort', () => reject(new Error('aborted')));
    }),
);

beforeEach(() => {
  vi.useFakeTimers();
  silentNetwork.mockClear();
  vi.stubGlobal('fetch', silentNetwork);
  vi.stubGlobal('navigator', { onLine: true });
});

afterEach(() => {
  vi.useRealTimers();
  vi.unstubAllGlobals();
});

const party = { storeId: 'bath', date: '2026-12-03', occasionId: 'dinner', adults: 2, children: 0 };

it('a question that nobody answers ends with a message within 35 seconds [booking.slot-failure]', async () => {
  const answer = browserQuestions.slots(party);
  await vi.advanceTimersByTimeAsync(35_000);
  expect(await answer).toEqual({ ok: false, message: bookingMessage(undefined) });
});

it('a question without a connection says so [booking.slot-failure]', async () => {
  vi.stubGlobal('navigator', { onLine: false });
  vi.stubGlobal('fetch', () => Promise.reject(new Error('Failed to fetch')));
  expect(await browserQuestions.slots(party)).toMatchObject({ ok: false, message: expect.stringContaining('offline') });
});

it('a question that is given up rejects', async () => {
  const giveUp = new AbortController();
  const answer = browserQuestions.slots(party, giveUp.signal);
  giveUp.abort();
  await expect(answer).rejects.toThrow('aborted');
});

it('a booking that nobody answers is sent once more under the same key, and then ends with a message [booking.once]', async () => {
  const body = { storeId: 'bath' };
  const outcome = sendFromBrowser({ storeId: 'bath', body: Object(body), isEnquiry: false, idempotencyKey: 'key-1' });
  await vi.advanceTimersByTimeAsync(120_000);
  expect(await outcome).toMatchObject({ kind: 'refused', isFinal: false });
  const keys = silentNetwork.mock.calls.map(([, init]) => Reflect.get(Object(init), 'headers')['idempotency-key']);
  expect(keys).toEqual(['key-1', 'key-1']);
});
