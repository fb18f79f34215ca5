import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { LogEntry } from '#adapters/log.ts';
import { createFileStore } from '#adapters/service/forms/application/file-store.ts';
import { sweepForms } from '#adapters/service/forms/operator/sweep-forms.ts';
import { createFakeClock } from '#adapters/testing/fake-clock.ts';
import { defaultTheme } from '#schemas/content/theme/theme-colours.ts';
import { createBookableRestaurants } from '../availability/bookable-restaurant.ts';
import { defaultGrid } from '../availability/table-times.ts';
import { bookingTestData } from '../testing/booking-test-data.ts';
import { countHeldSeats } from '../testing/count-held-seats.ts';
import {
  type BookingService,
  listTakenSeats,
  type ServiceReply,
  startBookingService,
} from '../testing/start-booking-service.ts';
import { startTestDatabases } from '../testing/start-test-databases.ts';
import { endDueEntries, offerFreeTables } from './waiting-worker.ts';

const databases = await startTestDatabases();
const minute = 60_000;

/** Restaurant 9 with one table for four people and one day for each test. */
const smallRestaurant = {
  ...bookingTestData,
  bookingRules: bookingTestData.bookingRules.map((rules) =>
    rules.storeId === '9'
      ? {
          ...rules,
          phoneRequired: false,
          areas: [{ id: 'main-room', name: 'Main room', seats: 4 }],
          guarantees: [{ occasionIds: ['brunch'], amountPence: 500, cancelHours: 24, policyText: 'Five pounds each.' }],
          occasions: [
            { id: 'dinner', name: 'Dinner', minimumCovers: 1, maximumCovers: 8 },
            { id: 'brunch', name: 'Brunch', minimumCovers: 1, maximumCovers: 8 },
          ],
        }
      : rules,
  ),
};

describe.each(databases)('waiting for a table on $name', ({ databaseUrl }) => {
  let service: BookingService;
  const log: LogEntry[] = [];
  let days = 0;

  beforeAll(async () => {
    service = await startBookingService({
      databaseUrl: await databaseUrl(),
      demoData: smallRestaurant,
      log: (entry) => log.push(entry),
    });
  });
  afterAll(async () => {
    await service.close();
    expect(log).toEqual([]);
  });

  const nextDay = () => new Date(Date.UTC(2026, 10, 24 + days++)).toISOString().slice(0, 10);
  const book = (bookingDate: string, change: object = {}) =>
    service.book({ bookingDate, adults: 4, time: '19:00', ...change }, { storeId: '9' });
  const join = (bookingDate: string, name: string, change: object = {}) =>
    service.callApi('POST', '/api/booking/waiting/join/9', {
      occasionId: 'dinner',
      bookingDate,
      adults: 2,
      children: 0,
      from: '19:00',
      to: '19:30',
      firstName: 'Ada',
      lastName: 'B',
      emailAddress: `${name}-${bookingDate}@example.com`,
      ...change,
    });
  const cancel = ({ body }: ServiceReply) =>
    service.callApi('POST', `/api/booking/manage/booking/${body.manageKey}/cancel`);
  const mailsTo = async (day: string, name: string) =>
    service.database
      .selectFrom('outbox')
      .select(['id', 'text'])
      .where('recipient', '=', `${name}-${day}@example.com`)
      .orderBy('created_at')
      .execute();
  const keyOf = async (day: string, name: string) =>
    /waiting-list\/([\w-]+)/.exec((await mailsTo(day, name))[0]?.text ?? '')?.[1] ?? '';
  const call = async (day: string, name: string, action: 'accept' | 'decline' | 'leave', time = '19:00') =>
    service.callApi(
      'POST',
      `/api/booking/waiting/entry/${await keyOf(day, name)}/${action}`,
      action === 'leave' ? undefined : { time },
    );
  const view = async (day: string, name: string) =>
    Object(await service.callApi('GET', `/api/booking/waiting/entry/${await keyOf(day, name)}`)).body.data;
  const statusOf = async (day: string, name: string) => (await view(day, name)).status;
  const kindsOf = async (day: string, name: string) => (await mailsTo(day, name)).map(({ id }) => id.split('/')[0]);
  /** Another copy of the service. */
  const copy = () => ({
    database: service.database,
    bookableRestaurants: createBookableRestaurants(),
    siteOrigin: () => 'https://example.com',
    theme: defaultTheme,
    bookingKey: 'another copy',
    maxCovers: 20,
    grid: defaultGrid,
    waitingOfferMs: 15 * minute,
  });
  const endDue = () => endDueEntries(copy(), service.clock.now());

  it('lists the taken times for which a party can wait [diner.waiting-list]', async () => {
    const day = nextDay();
    await book(day);
    const { body } = await service.callApi(
      'GET',
      `/api/booking/waiting/times/9?occasionId=dinner&adults=2&children=0&date=${day}`,
    );
    expect(body.data).toMatchObject({ isPhoneRequired: false, offerMinutes: 15 });
    expect(Object(body.data).times).toContain('19:00');
    expect(Object(body.data).times).not.toContain('12:00');
  });

  it('lets a party wait for a full evening while lunch is free, and offers a table of that evening only [diner.waiting-list]', async () => {
    const day = nextDay();
    const lunch = await book(day, { time: '12:00' });
    const evening = await book(day);
    expect((await join(day, 'evening')).body.success).toBe(true);
    await cancel(lunch);
    expect(await statusOf(day, 'evening')).toBe('waiting');
    await cancel(evening);
    expect(await view(day, 'evening')).toMatchObject({ status: 'offered', offer: { time: '19:00' } });
  });

  it('offers a cancelled table to the first in line before anybody else can book it [diner.waiting-list]', async () => {
    const day = nextDay();
    const booked = await book(day);
    await join(day, 'first');
    service.clock.advance(1000);
    await join(day, 'second', { adults: 3 });
    await cancel(booked);
    expect(await view(day, 'first')).toMatchObject({ status: 'offered', offer: { time: '19:00', area: 'Main room' } });
    expect(await statusOf(day, 'second')).toBe('waiting');
    expect((await book(day, { adults: 3 })).body.bookingStatus).toBe(9);
    expect(await kindsOf(day, 'first')).toEqual(['waiting-joined', 'waiting-offer']);
    expect((await mailsTo(day, 'first'))[1]?.text).toMatch(
      /\nHello \w+,\s+A table has come free\. We keep it for you until \d\d:\d\d;/,
    );
  });

  it('passes over a party or times that do not fit [diner.waiting-list]', async () => {
    const day = nextDay();
    const booked = await book(day, { adults: 2 });
    await book(day, { adults: 2 });
    await join(day, 'large', { adults: 4 });
    service.clock.advance(1000);
    await book(day, { time: '14:00' });
    await join(day, 'early', { from: '14:00', to: '14:15' });
    service.clock.advance(1000);
    await join(day, 'fits');
    await cancel(booked);
    expect(await Promise.all(['large', 'early', 'fits'].map((name) => statusOf(day, name)))).toEqual([
      'waiting',
      'waiting',
      'offered',
    ]);
  });

  it('turns an accepted table into a booking with its mail, once [diner.waiting-list]', async () => {
    const day = nextDay();
    await cancel(await bookAndJoin(day, 'guest'));
    const [accepted, again] = [await call(day, 'guest', 'accept'), await call(day, 'guest', 'accept')];
    expect(accepted.body.success).toBe(true);
    expect(again.body).toEqual(accepted.body);
    const { manageKey } = Object(accepted.body.data);
    const managed = await service.callApi('GET', `/api/booking/manage/booking/${manageKey}`);
    expect(managed.body.data).toMatchObject({ status: 'booked', date: day, time: '19:00', adults: 4 });
    expect(await view(day, 'guest')).toMatchObject({ status: 'booked', manageKey });
    expect((await kindsOf(day, 'guest')).sort()).toEqual(['confirmation', 'waiting-joined', 'waiting-offer']);
  });

  it('does not sign up a diner for offers who accepts a table [diner.waiting-list] [ops.privacy]', async () => {
    const day = nextDay();
    await cancel(await bookAndJoin(day, 'guest'));
    await call(day, 'guest', 'accept');
    const booked = service.database.selectFrom('bookings').selectAll().where('booking_date', '=', day);
    const rows = await booked.where('status', '=', 'booked').execute();
    expect(rows.map(({ promotions, sms }) => [promotions, sms])).toEqual([[0, 0]]);
  });

  async function bookAndJoin(day: string, ...names: readonly string[]) {
    const booked = await book(day);
    for (const name of names) {
      await join(day, name, { adults: 4 });
      service.clock.advance(1000);
    }
    return booked;
  }

  /** Replaces a text in the restaurant's rules. Returns what restores them. */
  async function changeRules(from: string, to: string) {
    const { content } = await service.database
      .selectFrom('booking_rules')
      .select('content')
      .where('id', '=', '9')
      .executeTakeFirstOrThrow();
    expect(content).toContain(from);
    const setRules = (text: string) =>
      service.database.updateTable('booking_rules').set({ content: text }).where('id', '=', '9').execute();
    await setRules(content.replace(from, to));
    return () => setRules(content);
  }

  it('shows the restaurant who waits for a day, in the order in which they are served [diner.waiting-list]', async () => {
    const day = nextDay();
    await cancel(await bookAndJoin(day, 'first', 'second'));
    const path = `/api/v1/operator/waiting-list/9?date=${day}`;
    const { body } = await service.callAsEditor('GET', path);
    expect(body.parties).toMatchObject([
      { status: 'offered', email: `first-${day}@example.com`, from: '19:00', to: '19:30', offerTime: '19:00' },
      { status: 'waiting', email: `second-${day}@example.com`, offerTime: null, bookingReference: null },
    ]);
    expect((await service.callApi('GET', path)).status).toBe(401);
  });

  it('passes a declined table to the next in line [diner.waiting-list]', async () => {
    const day = nextDay();
    await cancel(await bookAndJoin(day, 'first', 'second'));
    await call(day, 'first', 'leave');
    expect([await statusOf(day, 'first'), await statusOf(day, 'second')]).toEqual(['refused', 'offered']);
    expect((await call(day, 'first', 'accept')).body.success).toBe(false);
  });

  it('passes a declined table to the next in line, and keeps the place of a diner who waits for another [diner.waiting-list]', async () => {
    const day = nextDay();
    await cancel(await bookAndJoin(day, 'first', 'second'));
    expect((await call(day, 'first', 'decline')).body.success).toBe(true);
    expect(await view(day, 'first')).toMatchObject({
      status: 'waiting',
      refusedTimes: ['19:00'],
      hasOtherTimes: true,
    });
    expect(await statusOf(day, 'second')).toBe('offered');
    expect((await call(day, 'first', 'accept')).body.success).toBe(false);
    await call(day, 'second', 'leave');
    expect(await view(day, 'first')).toMatchObject({ status: 'offered', offer: { time: '19:15' } });
    expect(await kindsOf(day, 'first')).toEqual(['waiting-joined', 'waiting-offer', 'waiting-offer']);
    await call(day, 'first', 'leave');
  });

  it('declines and accepts only the table that the diner saw, however often [diner.waiting-list]', async () => {
    const day = nextDay();
    await cancel(await bookAndJoin(day, 'guest'));
    const replies = [await call(day, 'guest', 'decline'), await call(day, 'guest', 'decline')];
    expect(replies.map(({ body }) => body)).toEqual([{ success: true }, { success: true }]);
    const offered = { status: 'offered', refusedTimes: ['19:00'], offer: { time: '19:15' } };
    expect(await view(day, 'guest')).toMatchObject(offered);
    expect((await call(day, 'guest', 'accept')).body.success).toBe(false);
    expect(await view(day, 'guest')).toMatchObject(offered);
    expect((await call(day, 'guest', 'accept', '19:15')).body.success).toBe(true);
  });

  it('frees a table that the last in line declined at all times [diner.waiting-list]', async () => {
    const day = nextDay();
    const booked = await book(day);
    await join(day, 'guest', { adults: 4, to: '19:00' });
    await cancel(booked);
    expect(await view(day, 'guest')).toMatchObject({ status: 'offered', hasOtherTimes: false });
    await call(day, 'guest', 'decline');
    expect(await view(day, 'guest')).toMatchObject({ status: 'waiting', hasOtherTimes: false });
    expect((await book(day)).body.success).toBe(true);
  });

  it.each([
    ['whose area was removed', '"id":"main-room"', '"id":"garden"', true],
    ['whose area is now too small', '"seats":4', '"seats":3', false],
    ['whose occasion was removed', '"id":"dinner"', '"id":"supper"', false],
    [
      'of a restaurant that takes bookings by telephone now',
      '"storeId":"9"',
      '"storeId":"9","bookable":"telephone"',
      false,
    ],
  ])('lets a diner wait again who takes a table %s [diner.waiting-list]', async (_, from, to, hasOtherTimes) => {
    const day = nextDay();
    await cancel(await bookAndJoin(day, 'guest'));
    const reset = await changeRules(from, to);
    const { body } = await call(day, 'guest', 'accept');
    const shown = await view(day, 'guest');
    await reset();
    expect(body).toMatchObject({
      success: false,
      message: 'Sorry, the restaurant can no longer offer the table at 19:00.',
    });
    expect(shown).toMatchObject({ refusedTimes: ['19:00'], hasOtherTimes });
    expect(shown.status === 'waiting' || shown.offer.time === '19:15').toBe(true);
    await call(day, 'guest', 'leave');
  });

  it('passes a table to the next in line after 15 minutes, and takes no late answer [diner.waiting-list]', async () => {
    const day = nextDay();
    await cancel(await bookAndJoin(day, 'first', 'second'));
    service.clock.advance(15 * minute - 1);
    expect(await statusOf(day, 'first')).toBe('offered');
    service.clock.advance(1);
    expect(await statusOf(day, 'first')).toBe('expired');
    expect((await call(day, 'first', 'accept')).body).toMatchObject({
      success: false,
      message: 'The table at 19:00 is no longer reserved for you.',
    });
    await endDue();
    expect([await statusOf(day, 'first'), await statusOf(day, 'second')]).toEqual(['expired', 'offered']);
  });

  it('frees the table for everybody if nobody else waits [diner.waiting-list]', async () => {
    const day = nextDay();
    await cancel(await bookAndJoin(day, 'only'));
    await call(day, 'only', 'leave');
    expect((await book(day)).body.success).toBe(true);
  });

  it('offers new seats [diner.waiting-list]', async () => {
    const day = nextDay();
    await bookAndJoin(day, 'guest');
    const reset = await changeRules('"seats":4', '"seats":8');
    await offerFreeTables(copy(), service.clock.now());
    await reset();
    expect(await statusOf(day, 'guest')).toBe('offered');
    await call(day, 'guest', 'leave');
  });

  it('makes one offer for one table when two copies find it at once [diner.waiting-list]', async () => {
    const day = nextDay();
    const booked = await bookAndJoin(day, 'first', 'second');
    await cancel(booked);
    service.clock.advance(15 * minute);
    await Promise.all([endDue(), endDue(), endDue(), offerFreeTables(copy(), service.clock.now())]);
    expect([await statusOf(day, 'first'), await statusOf(day, 'second')]).toEqual(['expired', 'offered']);
    expect(await kindsOf(day, 'second')).toEqual(['waiting-joined', 'waiting-offer']);
  });

  it('adds an address once for a day, and gives the same answer again [diner.waiting-list]', async () => {
    const day = nextDay();
    await book(day);
    const [first, again] = [await join(day, 'guest'), await join(day, 'guest', { from: '18:45' })];
    expect(first).toEqual(again);
    expect(first.body.success).toBe(true);
    expect(await kindsOf(day, 'guest')).toEqual(['waiting-joined']);
    expect(await view(day, 'guest')).toMatchObject({ from: '19:00' });
  });

  it('has room for 200 parties a day [diner.waiting-list]', async () => {
    const day = nextDay();
    await bookAndJoin(day, 'first');
    const entries = service.database.selectFrom('waiting_entries').selectAll().where('day', '=', day);
    const first = await entries.executeTakeFirstOrThrow();
    const others = Array.from({ length: 198 }, (_, at) => ({ ...first, reference: `${at}`, email_key: `${at}` }));
    await service.database.insertInto('waiting_entries').values(others).execute();
    expect((await join(day, 'last')).body).toMatchObject({ success: true });
    expect((await join(day, 'late')).body).toMatchObject({
      success: false,
      message: 'The waiting list for this day is full. Please choose another day.',
    });
    expect(await entries.execute()).toHaveLength(200);
    await service.database.deleteFrom('waiting_entries').where('day', '=', day).execute();
  });

  it('shows nothing personal to whoever has the key, and nothing without it [diner.waiting-list]', async () => {
    const day = nextDay();
    await bookAndJoin(day, 'guest');
    expect(JSON.stringify(await view(day, 'guest'))).not.toMatch(/Ada|example/);
    const key = await keyOf(day, 'guest');
    const wrong = key.slice(0, -1) + (key.endsWith('A') ? 'B' : 'A');
    for (const each of [wrong, key.split('-')[0] ?? '', 'x'])
      for (const action of ['leave', 'decline', 'accept'])
        expect(
          await service.callApi(
            'POST',
            `/api/booking/waiting/entry/${each}/${action}`,
            action === 'leave' ? undefined : { time: '19:00' },
          ),
        ).toEqual({
          status: 404,
          body: { success: false, message: 'This link leads to no waiting list. It may be incomplete.' },
        });
  });

  it.each([
    ['a free table', { from: '12:00', to: '12:30' }, 'A table is free at 12:00: you can book it now.'],
    [
      'a first time after midnight, which is the night before',
      { from: '00:15' },
      'There is no waiting list for this party on this day at these times.',
    ],
    ['a last time after midnight', { to: '00:15' }, 'Choose a last time that is not before the first.'],
    ['times in the wrong order', { from: '19:30', to: '19:00' }, 'Choose a last time that is not before the first.'],
    [
      'a table that needs a card',
      { occasionId: 'brunch' },
      'There is no waiting list for this party on this day at these times.',
    ],
    [
      'a party that no area seats',
      { adults: 5 },
      'There is no waiting list for this party on this day at these times.',
    ],
  ])('has no list for %s [diner.waiting-list]', async (_, change, message) => {
    const day = nextDay();
    await book(day);
    expect((await join(day, 'guest', change)).body).toMatchObject({ success: false, message });
    expect(await mailsTo(day, 'guest')).toEqual([]);
  });

  it('has reserved the seats of bookings and offers, and no others [diner.waiting-list]', async () => {
    expect(await listTakenSeats(service.database)).toEqual(await countHeldSeats(service.database));
  });

  it('closes the list with a mail when it is too late to offer a table [diner.waiting-list]', async () => {
    const day = nextDay();
    await bookAndJoin(day, 'guest');
    const lastOffer = Date.parse(`${day}T19:15:00Z`);
    await endDueEntries(copy(), lastOffer - 1);
    expect(await statusOf(day, 'guest')).toBe('waiting');
    await endDueEntries(copy(), lastOffer);
    expect(await statusOf(day, 'guest')).toBe('closed');
    expect(await kindsOf(day, 'guest')).toEqual(['waiting-joined', 'waiting-closed']);
  });

  it('deletes entries 30 days after their day [diner.waiting-list] [ops.privacy]', async () => {
    const day = nextDay();
    await bookAndJoin(day, 'guest');
    const files = createFileStore(service.dataDir);
    const sweepAfter = (after: number) =>
      sweepForms({ database: service.database, files, clock: createFakeClock(Date.parse(day) + after * 86_400_000) });
    const count = async () =>
      (await service.database.selectFrom('waiting_entries').select('reference').where('day', '=', day).execute())
        .length;
    await sweepAfter(29);
    expect(await count()).toBe(1);
    await sweepAfter(30);
    expect(await count()).toBe(0);
  });
});
