import type { ChildProcess } from 'node:child_process';
import { afterAll, afterEach, describe, expect, it } from 'vitest';
import { openDatabase } from '#adapters/service/database/open-database.ts';
import { startServiceProcess } from '#adapters/service/testing/start-service-process.ts';
import { fixedToday } from '#adapters/testing/fixed-clock.ts';
import { startTemporaryPostgres } from '#adapters/testing/temporary-postgres.ts';
import { addDays } from '#schemas/domain/restaurant/wall-time.ts';
import { goodRequest } from '../booking-world.ts';
import { manyVisitors, type Reply } from '../testing/many-visitors.ts';
import { seatsHeld, seatsTaken, startBookingService } from '../testing/start-booking-service.ts';

/** How many want the table: `BOOKING_ATTEMPTS=1000000` for a long run. */
const attempts = Number(process.env.BOOKING_ATTEMPTS ?? 10_000);
const attemptsOfTwo = Number(process.env.BOOKING_ATTEMPTS ?? 2000);
/** How many last tables there are, and how many want each: `BOOKING_TABLES=1000 BOOKING_ATTEMPTS_EACH=1000`. */
const tables = Number(process.env.BOOKING_TABLES ?? 20);
const attemptsEach = Number(process.env.BOOKING_ATTEMPTS_EACH ?? 50);

const postgres = await startTemporaryPostgres();
afterAll(() => postgres?.stop());
const children: ChildProcess[] = [];
afterEach(() => {
  for (const child of children.splice(0)) child.kill('SIGKILL');
});

/** Each attempt is another guest’s. */
const by = (guest: number) => ({ customer: { ...goodRequest.customer, email: `guest-${guest}@example.com` } });

const taken = JSON.stringify({
  success: false,
  bookingStatus: 9,
  message: 'Sorry, that time has just been taken. Please choose another.',
});

/** One got the table; each of the others was told so in the same clear words. */
function expectOneWinner(replies: readonly Reply[]): void {
  const counts = new Map<string, number>();
  for (const [status, body] of replies) {
    const what = body.includes('"success":true') ? 'booked' : `${status} ${body}`;
    counts.set(what, (counts.get(what) ?? 0) + 1);
  }
  expect(Object.fromEntries(counts)).toEqual({ booked: 1, [`200 ${taken}`]: replies.length - 1 });
}

describe('the last table', () => {
  it(`goes to one of ${attempts} who want it at once, and the others are told [booking.taken]`, {
    timeout: 600_000,
  }, async () => {
    const service = await startBookingService();
    const visitors = await manyVisitors(service.url, 500);
    const request = { ...goodRequest, occasionId: 'feast', adults: 12, areaId: 'main-room' };
    try {
      expectOneWinner(
        await Promise.all(
          Array.from({ length: attempts }, (_, guest) => visitors.book('1', { ...request, ...by(guest) })),
        ),
      );
      const rows = await service.database.selectFrom('bookings').selectAll().execute();
      expect(rows).toHaveLength(1);
      expect(await service.database.selectFrom('outbox').selectAll().execute()).toHaveLength(1);
      expect(await seatsTaken(service.database)).toEqual(await seatsHeld(service.database));
    } finally {
      visitors.close();
      await service.close();
    }
  });

  it(`goes to one of ${attemptsEach} who want it, each of ${tables} such tables [booking.taken]`, {
    timeout: 1_200_000,
  }, async () => {
    const service = await startBookingService();
    const visitors = await manyVisitors(service.url, 200);
    const counts = new Map<string, number>();
    let next = 0;
    const visitor = async (): Promise<void> => {
      for (let guest = next++; guest < tables * attemptsEach; guest = next++) {
        const [status, body] = await visitors.book('2', { ...tableAt(Math.floor(guest / attemptsEach)), ...by(guest) });
        const what = body.includes('"success":true') ? 'booked' : `${status} ${body}`;
        counts.set(what, (counts.get(what) ?? 0) + 1);
      }
    };
    try {
      await Promise.all(Array.from({ length: 200 }, visitor));
      expect(Object.fromEntries(counts)).toEqual({ booked: tables, [`200 ${taken}`]: tables * (attemptsEach - 1) });
      const rows = await service.database.selectFrom('bookings').selectAll().execute();
      expect(new Set(rows.map(({ starts_at }) => starts_at)).size).toBe(tables);
      expect(rows).toHaveLength(tables);
      const mails = await service.database.selectFrom('outbox').select('id').execute();
      expect(mails.map(({ id }) => id).sort()).toEqual(rows.map(({ reference }) => `confirmation/${reference}`).sort());
      expect(await seatsTaken(service.database)).toEqual(await seatsHeld(service.database));
    } finally {
      visitors.close();
      await service.close();
    }
  });

  it.skipIf(!postgres)(
    `goes to one of ${attemptsOfTwo} who ask two processes on one PostgreSQL [booking.taken]`,
    { timeout: 600_000 },
    async () => {
      const databaseUrl = await postgres?.createDatabase();
      if (databaseUrl === undefined) return;
      const DATABASE_URL = databaseUrl;
      const first = await startServiceProcess({ DATABASE_URL, SEED_DEMO: 'true' });
      const second = await startServiceProcess({ DATABASE_URL, SEED_DEMO: 'true' });
      children.push(first.child, second.child);
      const crowds = await Promise.all([first, second].map(({ url }) => manyVisitors(url, 100)));
      const [crowd] = crowds;
      const request = { ...goodRequest, adults: 8, areaId: 'upstairs', bookingDate: await openDay(crowd) };
      try {
        const replies = Array.from({ length: attemptsOfTwo }, (_, guest) =>
          crowds[guest % 2]?.book('1018', { ...request, ...by(guest) }),
        );
        expectOneWinner((await Promise.all(replies)).filter((reply) => reply !== undefined));
        const database = await openDatabase({ databaseUrl, dataDir: '' });
        expect(await database.selectFrom('bookings').selectAll().execute()).toHaveLength(1);
        expect(await database.selectFrom('outbox').selectAll().execute()).toHaveLength(1);
        expect(await seatsTaken(database)).toEqual(await seatsHeld(database));
        await database.destroy();
      } finally {
        for (const each of crowds) each.close();
      }
    },
  );
});

/** Three tables a day, one after the other: of two parties of eight, twelve seats have room for one. */
const tableAt = (index: number) => ({
  ...goodRequest,
  adults: 8,
  bookingDate: addDays('2026-12-27', Math.floor(index / 3)),
  time: `${18 + 2 * (index % 3)}:00`,
});

/** A day on which the demo’s restaurant is open in the evening: some, like Christmas, it is not. */
async function openDay(crowd: Awaited<ReturnType<typeof manyVisitors>> | undefined): Promise<string> {
  for (let days = 20; days < 40; days += 1) {
    const date = addDays(fixedToday, days);
    const path = `/api/booking/slots/1018?occasionId=dinner&children=0&adults=8&dates=${date}&areaId=upstairs`;
    const reply = await crowd?.send('GET', path);
    if (reply?.[1].includes('{"time":"19:00","available":true')) return date;
  }
  throw new Error('The demo’s restaurant takes no bookings.');
}
