import type { ChildProcess } from 'node:child_process';
import { afterAll, afterEach, describe, expect, it } from 'vitest';
import { openDatabase } from '#adapters/service/database/open-database.ts';
import { startServiceProcess } from '#adapters/service/testing/start-service-process.ts';
import { fixedToday } from '#adapters/testing/fixed-clock.ts';
import { startTemporaryPostgres } from '#adapters/testing/temporary-postgres.ts';
import { addDays } from '#schemas/domain/restaurant/wall-time.ts';
import { validBookingRequest } from '../testing/booking-test-data.ts';
import { countBookedSeats, listTakenSeats, startBookingService } from '../testing/start-booking-service.ts';
import { createVisitorClients, type Reply } from '../testing/visitor-clients.ts';

/** Guests who compete for the table: fewer without `npm run test:all`; set `BOOKING_ATTEMPTS=1000000` for a long run. */
const attempts = Number(process.env.BOOKING_ATTEMPTS ?? (process.env.TEST_ALL ? 10_000 : 2000));
const attemptsOfTwo = Number(process.env.BOOKING_ATTEMPTS ?? 2000);
/** Number of last tables, and of guests who compete for each: `BOOKING_TABLES=1000 BOOKING_ATTEMPTS_EACH=1000`. */
const tables = Number(process.env.BOOKING_TABLES ?? 20);
const attemptsEach = Number(process.env.BOOKING_ATTEMPTS_EACH ?? 50);

const postgres = await startTemporaryPostgres();
afterAll(() => postgres?.stop());
const children: ChildProcess[] = [];
afterEach(() => {
  for (const child of children.splice(0)) child.kill('SIGKILL');
});

/** Each attempt has another guest's address. */
const withGuest = (guest: number) => ({
  customer: { ...validBookingRequest.customer, email: `guest-${guest}@example.com` },
});

const takenReply = JSON.stringify({
  success: false,
  bookingStatus: 9,
  message: 'Sorry, that time has just been taken. Please choose another.',
});

/** One guest got the table, and all others the same message. */
function expectOneWinner(replies: readonly Reply[]): void {
  const counts = new Map<string, number>();
  for (const [status, body] of replies) {
    const result = body.includes('"success":true') ? 'booked' : `${status} ${body}`;
    counts.set(result, (counts.get(result) ?? 0) + 1);
  }
  expect(Object.fromEntries(counts)).toEqual({ booked: 1, [`200 ${takenReply}`]: replies.length - 1 });
}

describe('the last table', () => {
  it(`goes to one of ${attempts} concurrent guests, and the others get a message [booking.taken]`, {
    timeout: 600_000,
  }, async () => {
    const service = await startBookingService();
    const visitors = await createVisitorClients(service.url, 500);
    const request = { ...validBookingRequest, occasionId: 'feast', adults: 12, areaId: 'main-room' };
    try {
      expectOneWinner(
        await Promise.all(
          Array.from({ length: attempts }, (_, guest) => visitors.book('1', { ...request, ...withGuest(guest) })),
        ),
      );
      const rows = await service.database.selectFrom('bookings').selectAll().execute();
      expect(rows).toHaveLength(1);
      expect(await service.database.selectFrom('outbox').selectAll().execute()).toHaveLength(1);
      expect(await listTakenSeats(service.database)).toEqual(await countBookedSeats(service.database));
    } finally {
      visitors.close();
      await service.close();
    }
  });

  it(`goes to one of ${attemptsEach} guests, for each of ${tables} tables [booking.taken]`, {
    timeout: 1_200_000,
  }, async () => {
    const service = await startBookingService();
    const visitors = await createVisitorClients(service.url, 200);
    const counts = new Map<string, number>();
    let next = 0;
    const visitor = async (): Promise<void> => {
      for (let guest = next++; guest < tables * attemptsEach; guest = next++) {
        const [status, body] = await visitors.book('2', {
          ...tableAt(Math.floor(guest / attemptsEach)),
          ...withGuest(guest),
        });
        const result = body.includes('"success":true') ? 'booked' : `${status} ${body}`;
        counts.set(result, (counts.get(result) ?? 0) + 1);
      }
    };
    try {
      await Promise.all(Array.from({ length: 200 }, visitor));
      expect(Object.fromEntries(counts)).toEqual({
        booked: tables,
        [`200 ${takenReply}`]: tables * (attemptsEach - 1),
      });
      const rows = await service.database.selectFrom('bookings').selectAll().execute();
      expect(new Set(rows.map(({ starts_at }) => starts_at)).size).toBe(tables);
      expect(rows).toHaveLength(tables);
      const mails = await service.database.selectFrom('outbox').select('id').execute();
      expect(mails.map(({ id }) => id).sort()).toEqual(rows.map(({ reference }) => `confirmation/${reference}`).sort());
      expect(await listTakenSeats(service.database)).toEqual(await countBookedSeats(service.database));
    } finally {
      visitors.close();
      await service.close();
    }
  });

  it.skipIf(!postgres)(
    `goes to one of ${attemptsOfTwo} guests of two processes on one PostgreSQL [booking.taken]`,
    { timeout: 600_000 },
    async () => {
      const databaseUrl = await postgres?.createDatabase();
      if (databaseUrl === undefined) return;
      const DATABASE_URL = databaseUrl;
      const first = await startServiceProcess({ DATABASE_URL, SEED_DEMO: 'true' });
      const second = await startServiceProcess({ DATABASE_URL, SEED_DEMO: 'true' });
      children.push(first.child, second.child);
      const crowds = await Promise.all([first, second].map(({ url }) => createVisitorClients(url, 100)));
      const [crowd] = crowds;
      const request = { ...validBookingRequest, adults: 8, areaId: 'upstairs', bookingDate: await findOpenDay(crowd) };
      try {
        const replies = Array.from({ length: attemptsOfTwo }, (_, guest) =>
          crowds[guest % 2]?.book('1018', { ...request, ...withGuest(guest) }),
        );
        expectOneWinner((await Promise.all(replies)).filter((reply) => reply !== undefined));
        const database = await openDatabase({ databaseUrl, dataDir: '' });
        expect(await database.selectFrom('bookings').selectAll().execute()).toHaveLength(1);
        expect(await database.selectFrom('outbox').selectAll().execute()).toHaveLength(1);
        expect(await listTakenSeats(database)).toEqual(await countBookedSeats(database));
        await database.destroy();
      } finally {
        for (const each of crowds) each.close();
      }
    },
  );
});

/** Three tables a day, one after another: twelve seats fit one of two parties of eight. */
const tableAt = (index: number) => ({
  ...validBookingRequest,
  adults: 8,
  bookingDate: addDays('2026-12-27', Math.floor(index / 3)),
  time: `${18 + 2 * (index % 3)}:00`,
});

/** A day on which the demo restaurant is open in the evening; on some days, like Christmas, it is not. */
async function findOpenDay(crowd: Awaited<ReturnType<typeof createVisitorClients>> | undefined): Promise<string> {
  for (let days = 20; days < 40; days += 1) {
    const date = addDays(fixedToday, days);
    const path = `/api/booking/slots/1018?occasionId=dinner&children=0&adults=8&dates=${date}&areaId=upstairs`;
    const reply = await crowd?.send('GET', path);
    if (reply?.[1].includes('{"time":"19:00","available":true')) return date;
  }
  throw new Error('The demo restaurant takes no bookings.');
}
