import { QueryClient } from '@tanstack/react-query';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { bookingMessage, keyReusedStatus } from '#schemas/domain/booking/booking-message.ts';
import { uncertainOutcome } from '#schemas/domain/booking/booking-outcome.ts';
import { browserQuestions, pushAnalyticsEvent, recordStep, sendBooking } from './browser-questions.ts';
import { extrasKey, requirementsKey } from './use-booking-facts.client.ts';

let reply: unknown = {};
let status = 200;
const network = vi.fn(async (_path: string, _init: RequestInit) => Response.json(reply, { status }));
const party = {
  storeId: 'bath',
  date: '2026-12-03',
  occasionId: 'dinner',
  adults: 2,
  children: 1,
  areaId: 'bar',
  menuId: undefined,
};

beforeEach(() => {
  reply = { success: true, data: [] };
  status = 200;
  network.mockClear();
  // The timer of a request would outlive its test.
  vi.useFakeTimers({ toFake: ['setTimeout'] });
  vi.stubGlobal('fetch', network);
  vi.stubGlobal('navigator', { onLine: true });
});
afterEach(() => {
  vi.useRealTimers();
  vi.unstubAllGlobals();
});

/** Returns the last request: its path, its query or body, and its headers. */
function lastRequest() {
  const [address = '', init = {}] = network.mock.lastCall ?? [];
  const { pathname, searchParams } = new URL(address, 'https://site.example');
  return {
    path: pathname,
    method: init.method ?? 'GET',
    query: Object.fromEntries(searchParams),
    body: typeof init.body === 'string' ? JSON.parse(init.body) : undefined,
    headers: Object.fromEntries(new Headers(init.headers)),
  };
}

describe('a booking query', () => {
  const covers = { occasionId: 'dinner', adults: '2', children: '1' };
  const onDay = { ...covers, dates: '2026-12-03' };
  const atTime = { ...covers, bookingDate: '2026-12-03', time: '19:00' };

  it('for occasions contains restaurant and date [booking.step1]', async () => {
    expect(await browserQuestions.occasions('bath', '2026-12-03')).toEqual({ ok: true, value: [] });
    expect(lastRequest()).toMatchObject({ path: '/api/booking/occasions/bath', query: { date: '2026-12-03' } });
  });

  it('for areas and menus contains the party [booking.areas-menus]', async () => {
    await browserQuestions.areas(party);
    expect(lastRequest()).toMatchObject({ path: '/api/booking/areas/bath', query: onDay });
    await browserQuestions.menus(party, '19:00');
    expect(lastRequest()).toMatchObject({ path: '/api/booking/bookingmenu/bath', query: { ...onDay, time: '19:00' } });
  });

  it('for slots contains area and menu too, if they are chosen [booking.step2]', async () => {
    await browserQuestions.slots(party);
    const { path, query } = lastRequest();
    expect([path, query]).toEqual(['/api/booking/slots/bath', { ...onDay, areaId: 'bar', menuIds: '' }]);
    await browserQuestions.slots({ ...party, menuId: 'set' });
    expect(lastRequest().query).toEqual({ ...onDay, areaId: 'bar', menuIds: 'set' });
  });

  it('for requirements contains the time [booking.step2]', async () => {
    await browserQuestions.requirements({ ...party, menuId: 'set' }, '19:00');
    const { path, query } = lastRequest();
    expect([path, query]).toEqual(['/api/booking/requirements/bath', { ...atTime, areaId: 'bar', menuId: 'set' }]);
  });

  it('for extras requests those available at the time [booking.upsells]', async () => {
    await browserQuestions.extras(party, '19:00');
    const { path, query } = lastRequest();
    expect([path, query]).toEqual(['/api/booking/upsells/bath', { ...atTime, includeUnavailable: 'false' }]);
  });

  it('contains the session id [upstream.requests]', async () => {
    await browserQuestions.slots(party);
    const { headers } = lastRequest();
    expect(headers['x-session-id']).toMatch(/^[\da-f]{8}-/);
    await browserQuestions.areas(party);
    expect(lastRequest().headers).toEqual(headers);
  });

  it('that is refused returns its code and the message for that code [booking.codes]', async () => {
    reply = { success: false, errorCode: 17, message: 'Not shown.' };
    expect(await browserQuestions.slots(party)).toEqual({ ok: false, code: 17, message: bookingMessage(17) });
    reply = { success: false, errorCode: 19, message: 'Cake is sold out.' };
    expect(await browserQuestions.slots(party)).toEqual({ ok: false, code: 19, message: 'Cake is sold out.' });
    reply = { success: true };
    expect(await browserQuestions.slots(party)).toMatchObject({ ok: false, code: undefined });
  });
});

describe('a query that takes too long or is cancelled [booking.slot-failure]', () => {
  const sendWithSignal = async (input?: AbortSignal) => {
    await browserQuestions.slots(party, input);
    return network.mock.lastCall?.[1].signal;
  };

  it('is aborted after 35 seconds, and not before', async () => {
    const signal = await sendWithSignal();
    vi.advanceTimersByTime(34_999);
    expect(signal?.aborted).toBe(false);
    vi.advanceTimersByTime(1);
    expect(signal?.aborted).toBe(true);
  });

  it('is aborted when its signal is, even before it is sent', async () => {
    const choice = new AbortController();
    const signal = await sendWithSignal(choice.signal);
    expect(signal?.aborted).toBe(false);
    choice.abort();
    expect(signal?.aborted).toBe(true);
    expect((await sendWithSignal(AbortSignal.abort()))?.aborted).toBe(true);
  });

  it('reports the failure, or that the browser is offline', async () => {
    network.mockRejectedValueOnce(new Error('aborted'));
    expect(await browserQuestions.slots(party)).toEqual({
      ok: false,
      message: bookingMessage(undefined),
      isTemporary: true,
    });
    vi.stubGlobal('navigator', { onLine: false });
    network.mockRejectedValueOnce(new Error('aborted'));
    const message = 'You are offline. Nothing is lost: try again when you are connected.';
    expect(await browserQuestions.slots(party)).toEqual({ ok: false, message, isTemporary: true });
  });
});

describe('the query key of a time', () => {
  it('is equal only for the same party, time and attempt [booking.step2]', () => {
    const cache = new QueryClient();
    cache.setQueryData(requirementsKey(party, '19:00', 0), 'known');
    expect(cache.getQueryData(requirementsKey({ ...party }, '19:00', 0))).toBe('known');
    for (const other of [
      requirementsKey({ ...party, adults: 3 }, '19:00', 0),
      requirementsKey({ ...party, areaId: 'terrace' }, '19:00', 0),
      requirementsKey(party, '19:15', 0),
      requirementsKey(party, '19:00', 1),
      extrasKey(party, '19:00', 0),
    ])
      expect(cache.getQueryData(other)).toBeUndefined();
  });

  it('is equal for extras in every area and with every menu [booking.upsells]', () => {
    const cache = new QueryClient();
    cache.setQueryData(extrasKey(party, '19:00', 0), 'known');
    expect(cache.getQueryData(extrasKey({ ...party, areaId: 'terrace', menuId: 'set' }, '19:00', 0))).toBe('known');
    for (const other of [
      extrasKey({ ...party, adults: 3 }, '19:00', 0),
      extrasKey(party, '19:15', 0),
      extrasKey(party, '19:00', 1),
    ])
      expect(cache.getQueryData(other)).toBeUndefined();
    expect(cache.getQueryData(extrasKey(undefined, '19:00', 0))).toBeUndefined();
  });
});

describe('the availability query [booking.availability]', () => {
  const query = { stores: [{ storeId: 'bath', miles: 0.4 }], date: '2026-12-03', adultCovers: 2, childrenCovers: 1 };

  it('sends all restaurants with their distances in one call', async () => {
    reply = { success: true, data: [{ storeId: 'bath', available: true }] };
    expect(await browserQuestions.availability(query)).toEqual({
      ok: true,
      value: [{ storeId: 'bath', available: true }],
    });
    expect(lastRequest()).toMatchObject({ path: '/api/booking/availability', method: 'POST', body: query });
    expect(lastRequest().headers).toMatchObject({
      'content-type': 'application/json',
      'x-session-id': expect.any(String),
    });
  });

  it('has one message for every failure and rejects only if it is aborted', async () => {
    const failed = { ok: false, message: 'Error checking availability' };
    for (const answer of [{ success: false, data: [] }, { success: true }, null]) {
      reply = answer;
      expect(await browserQuestions.availability(query)).toEqual(failed);
    }
    const lost = new Error('The connection was lost.');
    network.mockRejectedValueOnce(lost);
    expect(await browserQuestions.availability(query)).toEqual(failed);
    network.mockRejectedValueOnce(lost);
    await expect(browserQuestions.availability(query, AbortSignal.abort())).rejects.toBe(lost);
  });
});

describe('sending a booking', () => {
  const body = Object({ adults: 2 });
  const send = (isEnquiry: boolean) => sendBooking({ storeId: 'bath', body, isEnquiry, idempotencyKey: 'key-12345' });

  it('creates or requests it under its idempotency key [booking.step3] [booking.once]', async () => {
    reply = { success: true, bookingReference: 'PR-7KQ2' };
    for (const [isEnquiry, path] of [
      [false, '/api/booking/create/bath'],
      [true, '/api/booking/enquiry/bath'],
    ] as const) {
      expect(await send(isEnquiry)).toEqual({ kind: 'done', reference: 'PR-7KQ2', isEnquiry });
      const { headers, ...request } = lastRequest();
      expect(request).toMatchObject({ path, method: 'POST', body: { adults: 2 } });
      expect(headers).toMatchObject({ 'idempotency-key': 'key-12345', 'content-type': 'application/json' });
    }
    expect(network).toHaveBeenCalledTimes(2);
  });

  it('is uncertain if its key was used for something else, and not repeated [upstream.once]', async () => {
    status = keyReusedStatus;
    expect(await send(false)).toEqual(uncertainOutcome({ isEnquiry: false }));
    expect(network).toHaveBeenCalledOnce();
  });

  it('is not repeated if the slot was taken [booking.taken]', async () => {
    reply = { success: false, bookingStatus: 9, message: 'Taken.' };
    expect(await send(false)).toMatchObject({ kind: 'taken' });
    expect(network).toHaveBeenCalledOnce();
  });

  it('is uncertain if every answer is lost, also when the browser goes offline in between [upstream.once] [booking.once]', async () => {
    const isLost = async () => {
      throw new TypeError('Failed to fetch');
    };
    network.mockImplementationOnce(isLost).mockImplementationOnce(isLost);
    expect(await send(false)).toEqual(uncertainOutcome({ isEnquiry: false }));
    expect(new Set(network.mock.calls.map(([, { headers }]) => new Headers(headers).get('idempotency-key')))).toEqual(
      new Set(['key-12345']),
    );
    network.mockImplementationOnce(async () => new Response('<h1>Bad gateway</h1>', { status: 502 }));
    network.mockImplementationOnce(isLost);
    expect(await send(false)).toEqual(uncertainOutcome({ isEnquiry: false }));
    network.mockImplementationOnce(async () => {
      vi.stubGlobal('navigator', { onLine: false });
      throw new TypeError('Failed to fetch');
    });
    network.mockImplementationOnce(isLost);
    expect(await send(false)).toEqual(uncertainOutcome({ isEnquiry: false }));
    expect(network).toHaveBeenCalledTimes(6);
  });

  it('with a lost answer is what a definite second answer says, and else uncertain [upstream.once] [booking.once]', async () => {
    for (const [second, outcome] of [
      [
        { success: true, bookingReference: 'PR-7KQ2' },
        { kind: 'done', reference: 'PR-7KQ2' },
      ],
      [{ success: false, bookingStatus: 9 }, { kind: 'taken' }],
      [
        { success: false, errorCode: 4 },
        { kind: 'refused', code: 4, isFinal: true },
      ],
      [{ success: false, errorCode: 0 }, uncertainOutcome({ isEnquiry: false })],
      [{ success: false }, uncertainOutcome({ isEnquiry: false })],
    ] as const) {
      network.mockRejectedValueOnce(new TypeError('Failed to fetch'));
      reply = second;
      expect(await send(false), JSON.stringify(second)).toMatchObject(outcome);
    }
  });

  it('says offline that nothing is lost [booking.error]', async () => {
    vi.stubGlobal('navigator', { onLine: false });
    network.mockRejectedValueOnce(new Error('offline')).mockRejectedValueOnce(new Error('offline'));
    expect(await send(false)).toMatchObject({
      isFinal: false,
      message: expect.stringMatching(/^You are offline\. Nothing is lost/),
    });
    expect(network).toHaveBeenCalledTimes(2);
  });
});

describe('a step of a booking', () => {
  it('is recorded for its restaurant, also while the page unloads [booking.events]', () => {
    recordStep('bath', 'step_time', 2);
    expect(lastRequest()).toMatchObject({
      path: '/api/booking/events/bath',
      method: 'POST',
      body: { name: 'step_time', step: 2 },
    });
    expect(lastRequest().headers).toMatchObject({
      'content-type': 'application/json',
      'x-session-id': expect.any(String),
    });
    expect(network.mock.lastCall?.[1].keepalive).toBe(true);
  });

  it('is sent to analytics only with consent [booking.taken]', () => {
    const queue: unknown[] = [];
    vi.stubGlobal('window', {});
    pushAnalyticsEvent('booking_unavailable');
    vi.stubGlobal('window', { dataLayer: queue });
    pushAnalyticsEvent('booking_unavailable');
    expect(queue).toEqual([{ event: 'booking_unavailable' }]);
  });
});
