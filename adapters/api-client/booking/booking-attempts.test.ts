import { appendFileSync, mkdirSync, mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { type AcquireLock, createKeyLock } from '#adapters/shared-state/key-lock.ts';
import { createMemoryValues } from '#adapters/shared-state/memory-state.ts';
import { createRepeatKey } from '#schemas/domain/booking/repeat-key.ts';
import type { LogEntry } from '../../log.ts';
import { createFakeClient, type FakeAnswer } from '../fake-client.ts';
import { createAttemptFile } from './attempt-file.ts';
import { createBookingAttempts, keyHash } from './booking-attempts.ts';
import { sendBooking } from './send-booking.ts';

const session = '0b54ad3c-93c5-4ffb-8a3f-0a6a5f6bb001';
const otherSession = '0b54ad3c-93c5-4ffb-8a3f-0a6a5f6bb002';
const customer = {
  firstName: 'Ada',
  lastName: 'Byron',
  email: 'ada@example.com',
  phoneNumber: '01632 960 001',
  shouldReceivePromotions: false,
  shouldReceiveSms: false,
};
const body = { occasionId: 'dinner', adults: 2, children: 0, bookingDate: '2026-12-10', time: '19:00', customer };
const booking = { storeId: '1018', body, isEnquiry: false, idempotencyKey: 'key-of-ada' };
const success: FakeAnswer = { body: { success: true, bookingReference: 'PR-7KQ2' } };

let dir = '';
let now = 1_800_000_000_000;
let log: LogEntry[] = [];
const file = () => join(dir, 'booking-attempts.jsonl');
beforeEach(() => {
  dir = mkdtempSync(join(tmpdir(), 'attempts-'));
  now = 1_800_000_000_000;
  log = [];
});
afterEach(() => rmSync(dir, { recursive: true, force: true }));

/** A site that has just started on the folder of the one before it. */
function start(answers: readonly FakeAnswer[] = [], path = file(), acquireLock?: AcquireLock) {
  const remaining = [...answers];
  const bookingAttempts = createBookingAttempts({
    file: createAttemptFile(path, (entry) => log.push(entry)),
    acquireLock,
    now: () => now,
  });
  let sessionId: string | undefined = session;
  const { client, sentTo } = createFakeClient((url) => (url === '/api/token' ? undefined : remaining.shift()), {
    bookingAttempts,
    visit: () => ({ sessionId }),
  });
  return {
    bookingAttempts,
    as(id: string | undefined) {
      sessionId = id;
    },
    book: (change: Partial<typeof booking> = {}) => sendBooking(client.call, { ...booking, ...change }),
    countSent: () => sentTo('/api/booking/create/1018').length + sentTo('/api/booking/enquiry/1018').length,
  };
}

describe('processes with a shared lock', () => {
  const startTwo = (answers: readonly FakeAnswer[], ...others: readonly FakeAnswer[]) => {
    const values = createMemoryValues({ ttlMs: 60_000, maxBytes: 100_000 });
    const acquireLock = createKeyLock({
      values,
      clock: { sleep: () => new Promise((wake) => setImmediate(wake)), every: () => () => undefined },
    });
    return [start(answers, file(), acquireLock), start(others, file(), acquireLock)] as const;
  };

  it('make a booking once that both get at the same time [upstream.once] [booking.once]', async () => {
    const [one, other] = startTwo([success], { body: { success: true, bookingReference: 'SECOND' } });
    const outcomes = await Promise.all([one.book(), other.book(), one.book()]);
    const done = { kind: 'done', reference: 'PR-7KQ2', isEnquiry: false };
    expect(outcomes).toEqual([done, done, done]);
    expect([one.countSent(), other.countSent()]).toEqual([1, 0]);
  });

  it('release the lock after a refusal: the other can send [upstream.once]', async () => {
    const [one, other] = startTwo([{ body: { success: false, errorCode: 8 } }], success);
    expect(await Promise.all([one.book(), other.book()])).toMatchObject([{ kind: 'refused' }, { kind: 'done' }]);
  });

  it('do not send where the lock is not released in time, because the other may have booked [upstream.once]', async () => {
    const site = start([success], file(), async () => undefined);
    expect(await site.book()).toMatchObject({ kind: 'uncertain' });
    expect(site.countSent()).toBe(0);
  });
});

describe('the lock of a key', () => {
  it('is not needed for a further attempt of the same process, but for one after a refusal [upstream.once]', async () => {
    let count = 0;
    const acquireLock: AcquireLock = async () => {
      count += 1;
      return async () => undefined;
    };
    const refused = { body: { success: false, errorCode: 4 } };
    const site = start([refused, success], file(), acquireLock);
    for (const expected of [1, 2, 2]) {
      await site.book();
      expect(count).toBe(expected);
    }
  });
});

describe('attempts', () => {
  const save = (count: number) => {
    const attempts = createBookingAttempts({ now: () => now });
    const keys = Array.from({ length: count }, (_, at) => keyHash(`key-${at}`));
    for (const key of keys) attempts.save({ key, request: key, isEnquiry: false, result: 'booked' });
    return keys.slice(0, 2).map((key) => attempts.find(key) !== undefined);
  };

  it('of the last 10,000 keys are known [upstream.once]', () => {
    expect(save(10_000)).toEqual([true, true]);
    expect(save(10_001)).toEqual([false, true]);
  });

  it('are known for a day [upstream.once]', () => {
    const attempts = createBookingAttempts({ now: () => now });
    attempts.save({ key: 'k', request: 'r', slot: 's', guest: 'g', isEnquiry: false, result: 'booked' });
    const isKnown = () => [attempts.find('k'), attempts.findSame({ slot: 's', guest: 'g' })].map(Boolean);
    now += 24 * 60 * 60 * 1000 - 1;
    expect(isKnown()).toEqual([true, true]);
    now += 1;
    expect(isKnown()).toEqual([false, false]);
  });

  it('stay in their order after a restart [upstream.once]', async () => {
    const first = start([success, success]);
    await first.book();
    await first.book({ idempotencyKey: 'key-of-eve', storeId: '1019' });
    start();
    const keys = createAttemptFile(file(), () => undefined).readNew();
    expect(keys.map(({ key }) => key)).toEqual([keyHash('key-of-ada'), keyHash('key-of-eve')]);
  });

  it('without a session are shown to nobody [booking.once]', () => {
    const { bookingAttempts } = start();
    const slot = { storeId: '1018', date: '2026-12-10', time: '19:00' };
    bookingAttempts.save({ key: 'k'.repeat(43), request: 'r'.repeat(43), isEnquiry: false, result: 'booked' });
    expect(bookingAttempts.findEarlier({ ...slot, sessionId: undefined }, 'k'.repeat(43))).toBeUndefined();
  });
});

describe('after a restart', () => {
  it('an uncertain booking has the reference of the first reply [upstream.once]', async () => {
    await start([{ body: { success: false, bookingReference: 'PR-7KQ2' } }]).book();
    expect(await start().book()).toMatchObject({ kind: 'uncertain', reference: 'PR-7KQ2' });
  });

  it('a booking is not sent again, and has its first reference [upstream.once] [booking.once]', async () => {
    await start([success]).book();
    const site = start([{ body: { success: true, bookingReference: 'SECOND' } }]);
    expect(await site.book()).toEqual({ kind: 'done', reference: 'PR-7KQ2', isEnquiry: false });
    expect(site.countSent()).toBe(0);
  });

  it.each([
    'timed-out',
    'unreachable',
    { status: 500 },
    { status: 303 },
    { status: 408 },
    { body: {} },
  ] satisfies FakeAnswer[])(
    'a booking whose reply was %j is still uncertain and is not sent again [upstream.once]',
    async (lost) => {
      await start([lost]).book();
      const site = start([success]);
      expect(await site.book()).toMatchObject({ kind: 'uncertain' });
      expect(site.countSent()).toBe(0);
    },
  );

  it('a booking is not sent again when the site ended before the reply [upstream.once]', async () => {
    const sent = Promise.withResolvers<void>();
    const bookingAttempts = createBookingAttempts({ file: createAttemptFile(file(), () => undefined), now: () => now });
    const { client } = createFakeClient(
      (url) => {
        if (url === '/api/token') return undefined;
        sent.resolve();
        return new Promise(() => undefined);
      },
      { bookingAttempts },
    );
    void sendBooking(client.call, booking);
    await sent.promise;
    const site = start([success]);
    expect(await site.book()).toMatchObject({ kind: 'uncertain' });
    expect(site.countSent()).toBe(0);
  });

  it('a slot that the same guest has booked is not booked again with another key, as after Back [upstream.once]', async () => {
    const site = start([success, success]);
    expect(await site.book()).toMatchObject({ kind: 'done', reference: 'PR-7KQ2' });
    expect(await site.book({ idempotencyKey: 'key-after-back' })).toMatchObject({ kind: 'done', reference: 'PR-7KQ2' });
    expect(site.countSent()).toBe(1);
    const party = { idempotencyKey: 'key-of-five', body: { ...body, adults: 5 } };
    expect(await site.book(party)).toMatchObject({ kind: 'uncertain', message: expect.stringContaining('PR-7KQ2') });
    const eve = { ...customer, email: 'eve@example.com' };
    await site.book({ idempotencyKey: 'key-of-eve', body: { ...body, customer: eve } });
    expect(site.countSent()).toBe(2);
  });

  it('an enquiry without a reference is done [upstream.once]', async () => {
    await start([{ body: {} }]).book({ isEnquiry: true });
    const site = start();
    expect(await site.book({ isEnquiry: true })).toEqual({ kind: 'done', reference: undefined, isEnquiry: true });
    expect(site.countSent()).toBe(0);
  });

  it('a refused booking can be sent again [upstream.once]', async () => {
    await start([{ body: { success: false, errorCode: 4 } }]).book();
    expect(await start([success]).book()).toMatchObject({ kind: 'done' });
  });

  it('a damaged line affects no other line [upstream.once]', async () => {
    await start([success]).book();
    appendFileSync(file(), '{"key":"short"}\nno JSON\n{"key":');
    const eve = {
      idempotencyKey: 'key-of-eve',
      body: { ...body, customer: { ...customer, email: 'eve@example.com' } },
    };
    await start([success]).book(eve);
    const site = start();
    expect(await site.book()).toMatchObject({ kind: 'done' });
    expect(await site.book(eve)).toMatchObject({ kind: 'done' });
    expect(site.countSent()).toBe(0);
  });

  it('attempts older than a day are removed from the file [upstream.once]', async () => {
    await start([success]).book();
    now += 24 * 60 * 60 * 1000;
    start();
    expect(readFileSync(file(), 'utf8')).toBe('');
  });
});

describe('with several processes on one folder', () => {
  it.each([
    ['booked', success, { kind: 'done', reference: 'PR-7KQ2' }],
    ['lost', 'unreachable', { kind: 'uncertain' }],
  ] as const)(
    'a booking that another process has %s since the start is not sent again [upstream.once] [booking.once]',
    async (_, answer, outcome) => {
      const [one, other] = [start([answer]), start([success])];
      await one.book();
      expect(await other.book()).toMatchObject(outcome);
      expect(other.countSent()).toBe(0);
    },
  );

  it('the same details with another key have the result of the first, after it was booked, lost or refused [upstream.once] [booking.once]', async () => {
    const again = { idempotencyKey: 'key-after-back' };
    for (const [answer, outcome, count] of [
      [success, { kind: 'done', reference: 'PR-7KQ2', isEnquiry: false }, 0],
      ['unreachable', { kind: 'uncertain' }, 0],
      [{ body: { success: false, errorCode: 4 } }, { kind: 'refused', code: 4 }, 1],
    ] as const) {
      rmSync(file(), { force: true });
      const [one, other] = [start([answer]), start([{ body: { success: false, errorCode: 4 } }])];
      await one.book();
      expect(await other.book(again)).toMatchObject(outcome);
      expect(other.countSent()).toBe(count);
    }
  });

  it('other details for the slot of a booking that another process has made are not sent [upstream.once]', async () => {
    const [one, other] = [start([success]), start([success])];
    await one.book();
    const five = { idempotencyKey: 'key-of-five', body: { ...body, adults: 5 } };
    expect(await other.book(five)).toMatchObject({
      kind: 'uncertain',
      isMade: true,
      message: expect.stringMatching(/^Your table is booked already: the reference is PR-7KQ2\./),
    });
    expect(other.countSent()).toBe(0);
  });

  it('a slot that another process has left uncertain is uncertain, until that process knows better [upstream.once]', async () => {
    const [one, other] = [start(['unreachable']), start()];
    const slot = { sessionId: session, storeId: '1018', date: body.bookingDate, time: body.time };
    await one.book();
    expect(other.bookingAttempts.findEarlier(slot)).toMatchObject({ kind: 'uncertain' });
    const [line = ''] = readFileSync(file(), 'utf8').trim().split('\n').slice(-1);
    appendFileSync(file(), `${JSON.stringify({ ...JSON.parse(line), result: 'booked' })}\n`);
    expect(other.bookingAttempts.findEarlier(slot)).toBeUndefined();
  });

  it('what one process has sent is known to the others after a third has started [upstream.once]', async () => {
    const [one, other] = [start([success, success]), start([success])];
    await one.book();
    start();
    await one.book({ idempotencyKey: 'key-of-eve' });
    for (const idempotencyKey of ['key-of-ada', 'key-of-eve']) await other.book({ idempotencyKey });
    expect(other.countSent()).toBe(0);
  });

  it('the start of one loses nothing that another appends meanwhile [upstream.once]', async () => {
    const starting = createAttemptFile(file(), (entry) => log.push(entry));
    const one = start([success]);
    starting.readNew();
    await one.book();
    starting.rewrite([]);
    expect(await start().book()).toMatchObject({ kind: 'done', reference: 'PR-7KQ2' });
  });
});

describe('after an uncertain booking', () => {
  it('the same guest’s booking of the same slot is not sent with a new key [upstream.once] [booking.once]', async () => {
    const site = start(['unreachable', success]);
    await site.book();
    const change = {
      idempotencyKey: 'key-after-a-reload',
      body: { ...body, customer: { ...customer, email: 'ADA@example.com ' } },
    };
    expect(await site.book(change)).toMatchObject({ kind: 'uncertain' });
    expect(await start().book(change)).toMatchObject({ kind: 'uncertain' });
    expect(site.countSent()).toBe(1);
  });

  it('another table is booked when the guest asks for it all the same [upstream.once]', async () => {
    const site = start(['unreachable', success]);
    await site.book();
    expect(await site.book({ idempotencyKey: createRepeatKey('second-attempt') })).toMatchObject({ kind: 'done' });
  });

  it.each([
    ['time', { body: { ...body, time: '20:00' } }, session],
    ['day', { body: { ...body, bookingDate: '2026-12-11' } }, session],
    ['guest', { body: { ...body, customer: { ...customer, email: 'eve@example.com' } } }, session],
    ['session', {}, otherSession],
    ['guest without a session', {}, undefined],
  ])('another %s is sent [upstream.once]', async (_, change, id) => {
    const site = start(['unreachable', success]);
    await site.book();
    site.as(id);
    expect(await site.book({ ...change, idempotencyKey: 'key-of-another' })).toMatchObject({ kind: 'done' });
  });

  it('the slot is uncertain for that session, and no longer for others [upstream.once]', async () => {
    const site = start(['unreachable']);
    await site.book();
    const slot = { sessionId: session, storeId: '1018', date: body.bookingDate, time: body.time };
    expect(site.bookingAttempts.findEarlier(slot)).toMatchObject({ kind: 'uncertain' });
    for (const other of [{ sessionId: otherSession }, { sessionId: undefined }, { storeId: '1' }, { time: '19:15' }])
      expect(site.bookingAttempts.findEarlier({ ...slot, ...other })).toBeUndefined();
    now += 24 * 60 * 60 * 1000;
    expect(site.bookingAttempts.findEarlier(slot)).toBeUndefined();
  });

  it('a slot that is booked or was refused is not uncertain [upstream.once]', async () => {
    for (const answer of [success, { body: { success: false, errorCode: 4 } }]) {
      const site = start([answer]);
      const slot = { sessionId: session, storeId: '1018', date: body.bookingDate, time: body.time };
      await site.book({ idempotencyKey: `key-${JSON.stringify(answer).length}` });
      expect(site.bookingAttempts.findEarlier(slot)).toBeUndefined();
    }
  });
});

describe('a booking that was made', () => {
  const slot = { sessionId: session, storeId: '1018', date: body.bookingDate, time: body.time };
  const key = keyHash('key-of-ada');

  it('is found by the hash of its key, for its own slot and session, even after a restart [booking.once]', async () => {
    await start([success]).book();
    const { bookingAttempts } = start();
    expect(bookingAttempts.findEarlier(slot, key)).toEqual({ kind: 'done', reference: 'PR-7KQ2', isEnquiry: false });
    for (const other of [{ sessionId: otherSession }, { sessionId: undefined }, { storeId: '1' }, { time: '19:15' }])
      expect(bookingAttempts.findEarlier({ ...slot, ...other }, key)).toBeUndefined();
    expect(bookingAttempts.findEarlier(slot, keyHash('key-of-another'))).toBeUndefined();
  });

  it('is uncertain where its reply was lost [upstream.once]', async () => {
    const site = start(['unreachable']);
    await site.book();
    expect(site.bookingAttempts.findEarlier(slot, key)).toMatchObject({ kind: 'uncertain' });
  });
});

describe('a key', () => {
  it.each([
    ['details', { body: { ...body, customer: { ...customer, lastName: 'Lovelace' } } }],
    ['a restaurant', { storeId: '1019' }],
    ['a table', { body: { ...body, adults: 4 } }],
    ['an enquiry', { isEnquiry: true }],
  ])(
    'with other %s is neither booked nor sent, even after a restart [upstream.once] [booking.once]',
    async (_, change) => {
      const site = start([success, success]);
      await site.book();
      expect(await site.book(change)).toMatchObject({ kind: 'uncertain' });
      expect(await start([success]).book(change)).toMatchObject({ kind: 'uncertain' });
      expect(site.countSent()).toBe(1);
    },
  );

  it('of a booking that was made has its reference, even after a restart [upstream.once] [booking.once]', async () => {
    const change = { body: { ...body, adults: 4 } };
    const site = start([success]);
    await site.book();
    for (const each of [site, start()])
      expect(await each.book(change)).toMatchObject({
        kind: 'uncertain',
        isMade: true,
        message: expect.stringMatching(/^Your table is booked already: the reference is PR-7KQ2\..*was not sent/),
      });
  });

  it('of an uncertain booking has none [upstream.once]', async () => {
    const site = start(['unreachable']);
    await site.book();
    expect(await site.book({ body: { ...body, adults: 4 } })).toMatchObject({
      message: expect.stringMatching(/^We do not know/),
    });
  });

  it('of a refused booking can be sent with other details [upstream.once]', async () => {
    const site = start([{ body: { success: false, errorCode: 4 } }, success]);
    await site.book();
    expect(await site.book({ body: { ...body, adults: 1 } })).toMatchObject({ kind: 'done' });
  });
});

describe('the file of attempts', () => {
  it('holds no personal data and no key [upstream.once]', async () => {
    await start([success]).book();
    const text = readFileSync(file(), 'utf8');
    expect(text).toContain('PR-7KQ2');
    for (const secret of [...Object.values(customer), session, 'key-of-ada', '1018', '2026-12-10'])
      if (typeof secret === 'string') expect(text).not.toContain(secret);
  });

  it('that cannot be written is logged, and each booking is still sent once [upstream.once]', async () => {
    mkdirSync(file());
    const site = start(['unreachable', success]);
    await site.book();
    expect(await site.book()).toMatchObject({ kind: 'uncertain' });
    expect(site.countSent()).toBe(1);
    expect(log[0]).toMatchObject({ event: 'booking-attempts-failed', level: 'error', code: 'EISDIR' });
  });
});
