import { describe, expect, it } from 'vitest';
import { createFakeClient, type FakeAnswer } from '../fake-client.ts';
import { createBookingManager } from './booking-manager.ts';

/** Guests’ bookings at an API with a fixed reply, and the requests that reached it. */
function managerOf(answer: FakeAnswer) {
  const { client, sent } = createFakeClient((path) => (path === '/api/token' ? undefined : answer));
  const requests = () =>
    sent
      .filter(({ url }) => !url.endsWith('/api/token'))
      .map(({ method, url, body }) => `${method} ${url.replace('http://api.test', '')} ${body ?? ''}`.trim());
  return { manager: createBookingManager(client.call), sent, requests };
}

const shared = {
  storeId: '17',
  status: 'booked',
  date: '2031-05-01',
  time: '18:00',
  minutes: 90,
  adults: 2,
  children: 0,
  changes: 2,
};
const booking = {
  ...shared,
  reference: 'ABC-123',
  children: 1,
  occasion: 'Dinner',
  extras: [],
  canChange: true,
  canCancel: false,
  areas: [],
  shareKey: 'shared-key',
};
const change = { bookingDate: '2031-05-02', time: '19:00', adults: 3, children: 0 };
const temporary = 'Sorry, something went wrong. Please try again.';
const general = "Sorry, something's not working, please contact the restaurant directly.";

describe('managing a booking online', () => {
  it.each([
    [{ body: { success: true } }, true],
    [{ body: { success: false } }, false],
    [{ status: 404 }, false],
    [{ status: 501 }, false],
  ] satisfies [FakeAnswer, boolean][])(
    'is offered as the API says, and not by an API without these calls: %j [diner.manage] [upstream.alone]',
    async (answer, isOffered) => {
      const { manager, requests } = managerOf(answer);
      expect(await manager.isOffered()).toBe(isOffered);
      expect(requests()).toEqual(['GET /api/booking/manage']);
    },
  );

  it('is unknown while the API fails [diner.manage]', async () => {
    await expect(managerOf({ status: 500 }).manager.isOffered()).rejects.toMatchObject({ code: 'failed' });
  });
});

describe('a guest’s booking', () => {
  it('is read by its key, and by the key for friends without anything personal [diner.manage]', async () => {
    const own = managerOf({ body: { success: true, data: booking } });
    expect(await own.manager.read('key-of-ada')).toEqual(booking);
    expect(own.requests()).toEqual(['GET /api/booking/manage/booking/key-of-ada']);
    const friends = managerOf({ body: { success: true, data: { ...shared, reference: 'ABC-123' } } });
    expect(await friends.manager.readShared('shared-key')).toEqual(shared);
    expect(friends.requests()).toEqual(['GET /api/booking/shared/shared-key']);
  });

  it.each([{ status: 404 }, { body: { success: true, data: null } }, { body: { success: false } }])(
    'is not found if the API replies %j [diner.manage]',
    async (answer) => {
      expect(await managerOf(answer).manager.read('key-of-nobody')).toBeUndefined();
      expect(await managerOf(answer).manager.readShared('key-of-nobody')).toBeUndefined();
    },
  );

  it('is not found by a key that cannot be one, which is not sent [diner.manage]', async () => {
    const { manager, requests } = managerOf({ body: { success: true, data: booking } });
    expect(await manager.read('')).toBeUndefined();
    expect(requests()).toEqual([]);
  });

  it('is not reported as unknown while the API fails [diner.manage]', async () => {
    await expect(managerOf({ status: 500 }).manager.read('key-of-ada')).rejects.toMatchObject({ code: 'failed' });
    await expect(managerOf('unreachable').manager.readShared('key')).rejects.toMatchObject({ code: 'unreachable' });
  });

  it('can be moved to the times of another day for its party [diner.manage]', async () => {
    const { manager, requests } = managerOf({ body: { success: true, data: [{ time: '18:00' }] } });
    const found = await manager.times('key-of-ada', { date: '2031-05-02', adults: 3, children: 1 });
    expect(found).toMatchObject({ ok: true, value: [{ time: '18:00' }] });
    expect(requests()).toEqual([
      'GET /api/booking/manage/booking/key-of-ada/times?date=2031-05-02&adults=3&children=1',
    ]);
  });

  it('is no longer waited for when the page is left [diner.manage]', async () => {
    const { manager, sent } = managerOf({ body: { success: true, data: booking } });
    const left = AbortSignal.abort();
    await manager.isOffered(left);
    await manager.read('key-of-ada', left);
    await manager.readShared('shared-key', left);
    await manager.times('key-of-ada', { date: '2031-05-02', adults: 3, children: 1 }, left);
    const reads = sent.filter(({ method }) => method === 'GET');
    expect(reads.map(({ signal }) => signal.aborted)).toEqual([true, true, true, true]);
  });

  it('is changed and cancelled by its key [diner.manage]', async () => {
    const { manager, requests } = managerOf({ body: { success: true } });
    expect(await manager.change('key-of-ada', change)).toEqual({ ok: true });
    expect(await manager.cancel('key-of-ada')).toEqual({ ok: true });
    expect(requests()).toEqual([
      `POST /api/booking/manage/booking/key-of-ada/change ${JSON.stringify(change)}`,
      'POST /api/booking/manage/booking/key-of-ada/cancel',
    ]);
  });

  it.each([
    [{ body: { success: false, message: 'It is too late.' } }, 'It is too late.'],
    [{ body: { success: false, message: 'TOO_LATE' } }, general],
    [{ body: { success: false, errorCode: 8 } }, 'This menu is not available.'],
    ['timed-out', temporary],
    [{ status: 500 }, general],
  ] satisfies [FakeAnswer, string][])(
    'stays as it is, with a message, when the API replies %j [diner.manage]',
    async (answer, message) => {
      const { manager } = managerOf(answer);
      expect(await manager.change('key-of-ada', change)).toEqual({ ok: false, message });
      expect(await manager.cancel('key-of-ada')).toEqual({ ok: false, message });
    },
  );
});
