import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { bookingCode, bookingMessage } from '#schemas/domain/booking/booking-message.ts';
import { uncertainOutcome } from '#schemas/domain/booking/booking-outcome.ts';
import { browserQuestions, sendBooking } from './browser-questions.ts';

/** A network that accepts every request and never answers, until the request is aborted. */
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

/** A network that answers after a delay in milliseconds, unless the request is aborted earlier. */
const slowNetwork = (ms: number, body: object) =>
  vi.fn(
    (_: string, { signal }: { readonly signal: AbortSignal }) =>
      new Promise((resolve, reject) => {
        setTimeout(() => resolve(Response.json(body)), ms);
        signal.addEventListener('abort', () => reject(new Error('aborted')));
      }),
  );

const booking = {
  storeId: 'bath',
  body: Object({ occasionId: 'dinner' }),
  isEnquiry: false,
  idempotencyKey: 'key-1',
};

const party = { storeId: 'bath', date: '2026-12-03', occasionId: 'dinner', adults: 2, children: 0 };

it('an unanswered query ends with a message within 35 seconds [booking.slot-failure]', async () => {
  const answer = browserQuestions.slots(party);
  await vi.advanceTimersByTimeAsync(35_000);
  expect(await answer).toEqual({ ok: false, message: bookingMessage(undefined), isTemporary: true });
});

it('answers after 34 seconds are used [booking.step1] [booking.step2] [booking.availability]', async () => {
  vi.stubGlobal('fetch', slowNetwork(34_000, { success: true, data: [] }));
  const answers = Promise.all([
    browserQuestions.occasions('bath', '2026-12-03'),
    browserQuestions.slots(party),
    browserQuestions.availability(Object({ stores: [] })),
  ]);
  await vi.advanceTimersByTimeAsync(34_000);
  expect(await answers).toEqual(Array.from({ length: 3 }, () => ({ ok: true, value: [] })));
});

it('an unanswered availability query ends with its own message [booking.availability]', async () => {
  const answer = browserQuestions.availability(Object({ stores: [] }));
  await vi.advanceTimersByTimeAsync(35_000);
  expect(await answer).toEqual({ ok: false, message: 'Error checking availability' });
});

it('an offline query reports that there is no connection [booking.slot-failure]', async () => {
  vi.stubGlobal('navigator', { onLine: false });
  vi.stubGlobal('fetch', () => Promise.reject(new Error('Failed to fetch')));
  expect(await browserQuestions.slots(party)).toMatchObject({ ok: false, message: expect.stringContaining('offline') });
});

it('an aborted query rejects', async () => {
  const controller = new AbortController();
  const answer = browserQuestions.slots(party, controller.signal);
  controller.abort();
  await expect(answer).rejects.toThrow('aborted');
});

it.each([false, true])(
  'an answer after 59 seconds is used without sending the booking again (enquiry: %s) [booking.once]',
  async (isEnquiry) => {
    const network = slowNetwork(59_000, { success: true, bookingReference: 'PR-7KQ2' });
    vi.stubGlobal('fetch', network);
    const outcome = sendBooking({ ...booking, isEnquiry });
    await vi.advanceTimersByTimeAsync(59_000);
    expect(await outcome).toEqual({ kind: 'done', reference: 'PR-7KQ2', isEnquiry });
    expect(network).toHaveBeenCalledTimes(1);
  },
);

it('a booking whose key was used before has the message of the site [upstream.once] [booking.once]', async () => {
  const message = 'Your table is booked already: the reference is PR-7KQ2.';
  vi.stubGlobal('fetch', async () => Response.json({ success: false, message }, { status: 422 }));
  expect(await sendBooking(booking)).toEqual({ ...uncertainOutcome({ isEnquiry: false }), message });
});

it('an unanswered booking is sent once more under the same key and is then uncertain [upstream.once] [booking.once]', async () => {
  const outcome = sendBooking(booking);
  await vi.advanceTimersByTimeAsync(59_999);
  expect(silentNetwork).toHaveBeenCalledTimes(1);
  await vi.advanceTimersByTimeAsync(60_001);
  expect(await outcome).toEqual(uncertainOutcome({ isEnquiry: false }));
  const keys = silentNetwork.mock.calls.map(([, init]) => Reflect.get(Object(init), 'headers')['idempotency-key']);
  expect(keys).toEqual(['key-1', 'key-1']);
});

it.each([
  [200, { success: false }, 1],
  [409, { success: false, message: 'That slot was just taken.' }, 1],
  [200, { success: false, errorCode: bookingCode.timeOut }, 2],
  [503, { success: false, errorCode: bookingCode.explained, message: 'No table is booked.' }, 2],
])(
  'a refusal with status %i and %j is sent %i times: again only where nothing was decided [booking.once]',
  async (status, reply, requests) => {
    const network = vi.fn(async () => Response.json(reply, { status }));
    vi.stubGlobal('fetch', network);
    expect(await sendBooking(booking)).toMatchObject({ kind: 'refused', isFinal: false });
    expect(network).toHaveBeenCalledTimes(requests);
  },
);

it('a reply with status 502 leaves open whether the first or the second attempt has booked [booking.once]', async () => {
  const replies = [
    [502, 502],
    [502, 503],
    [503, 502],
  ] as const;
  for (const statuses of replies) {
    const remaining = [...statuses];
    vi.stubGlobal('fetch', async () =>
      Response.json({ success: false, errorCode: 6 }, { status: remaining.shift() ?? 500 }),
    );
    expect(await sendBooking(booking), statuses.join()).toEqual(uncertainOutcome({ isEnquiry: false }));
  }
});
