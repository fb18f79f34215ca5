import { expect, it, vi } from 'vitest';
import { z } from 'zod';
import type { LogEntry } from '#adapters/log.ts';
import { createRandom } from '#adapters/service/booking/testing/create-random.ts';
import type { Connection } from '#adapters/service/database/tables.ts';
import { defaultBookingLimits } from '../availability/booking-limits.ts';
import { bookingTestData, validBookingRequest } from '../testing/booking-test-data.ts';
import { countHeldSeats } from '../testing/count-held-seats.ts';
import { bookingContent, listTakenSeats, startBookingService } from '../testing/start-booking-service.ts';
import { startTestDatabases } from '../testing/start-test-databases.ts';
import { createVisitorClients } from '../testing/visitor-clients.ts';

/** Steps of one evening: fewer without `npm run test:all`; set `WAITING_STEPS=100000` for a long run. */
const steps = Number(process.env.WAITING_STEPS ?? (process.env.TEST_ALL ? 6000 : 400));

const databases = await startTestDatabases(bookingContent);
const bookingDate = '2026-12-02';
const hours = ['18:00', '18:30', '19:00', '19:30', '20:00', '20:30'];

const seatsByArea = new Map(bookingTestData.bookingRules[0]?.areas?.map(({ id, seats }) => [id, seats]));
const offerOf = z.object({ data: z.object({ offer: z.object({ time: z.string() }).nullish() }) });

/** The status of an entry that has no offer besides the declined ones. */
const withoutOffer: ReadonlySet<string> = new Set(['waiting', 'left']);

/** Returns whether an offer was accepted and another one was declined. */
async function hasAnswers(database: Connection): Promise<boolean> {
  const entries = await database.selectFrom('waiting_entries').select(['status', 'refused_times']).execute();
  return entries.some(({ status }) => status === 'booked') && entries.some((entry) => entry.refused_times !== null);
}

/** Compares seats, entries, bookings and mails. */
async function checkPromises(database: Connection): Promise<void> {
  expect(await listTakenSeats(database)).toEqual(await countHeldSeats(database));
  const entries = await database.selectFrom('waiting_entries').selectAll().execute();
  const mails = (await database.selectFrom('outbox').select('id').execute()).map(({ id }) => id);
  const bookings = await database.selectFrom('bookings').select('reference').execute();
  for (const { reference, status, offer_time, refused_times, booking_reference } of entries) {
    const times = [...(refused_times?.split(' ') ?? []), ...(withoutOffer.has(status) ? [] : [offer_time])];
    expect(mails.filter((id) => id.split('/')[1] === reference && id.startsWith('waiting-')).sort()).toEqual(
      [`waiting-joined/${reference}`, ...times.map((time) => `waiting-offer/${reference}/${time}`)].sort(),
    );
    expect(booking_reference !== null).toBe(status === 'booked');
  }
  const accepted = entries.flatMap(({ booking_reference }) => booking_reference ?? []);
  expect(new Set(accepted).size).toBe(accepted.length);
  for (const { reference } of bookings)
    expect(mails.filter((id) => id === `confirmation/${reference}`)).toHaveLength(1);
}

it.each(databases)(
  `${steps} concurrent bookings, cancellations, joins and answers of one evening on $name keep every promise [diner.waiting-list]`,
  { timeout: 600_000 },
  async ({ databaseUrl }) => {
    const log: LogEntry[] = [];
    const service = await startBookingService({
      databaseUrl: await databaseUrl(),
      log: (entry) => log.push(entry),
      limits: { ...defaultBookingLimits, mailsPerMinute: 1_000_000 },
    });
    const visitors = await createVisitorClients(service.url, 40);
    const { database } = service;
    const random = createRandom(7);
    const manageKeys: string[] = [];
    /** The keys in the mails of those who joined, or who were offered a table. */
    let mailedKeys: readonly string[] = [];
    const readKeys = async () => {
      const rows = await database.selectFrom('outbox').select('text').where('id', 'like', 'waiting-%').execute();
      mailedKeys = rows.flatMap(({ text }) => /waiting-list\/([\w-]+)/.exec(text)?.[1] ?? []);
    };
    const readOfferedTime = async (path: string) => {
      const [, body] = await visitors.send('GET', path);
      return offerOf.parse(JSON.parse(body)).data.offer?.time;
    };
    const actions = [
      async (guest: number) => {
        const [, body] = await visitors.book('1', {
          ...validBookingRequest,
          adults: 2 + random(4),
          bookingDate,
          time: hours[random(hours.length)],
          customer: { ...validBookingRequest.customer, email: `guest-${guest}@example.com` },
        });
        const { manageKey } = JSON.parse(body);
        if (typeof manageKey === 'string') manageKeys.push(manageKey);
      },
      async () => {
        const key = manageKeys[random(manageKeys.length)];
        if (key !== undefined) await visitors.send('POST', `/api/booking/manage/booking/${key}/cancel`);
      },
      async (guest: number) => {
        const from = random(hours.length);
        await visitors.send('POST', '/api/booking/waiting/join/1', {
          occasionId: 'dinner',
          adults: 1 + random(4),
          children: 0,
          bookingDate,
          from: hours[from],
          to: hours[Math.min(hours.length - 1, from + random(3))],
          firstName: 'Ada',
          lastName: 'Waits',
          emailAddress: `waits-${guest}@example.com`,
        });
      },
      async () => {
        const key = mailedKeys[random(mailedKeys.length)];
        const action = ['leave', 'decline', 'accept', 'accept'][random(4)] ?? 'leave';
        if (key === undefined) return;
        const path = `/api/booking/waiting/entry/${key}`;
        const time = action === 'leave' ? undefined : await readOfferedTime(path);
        await visitors.send('POST', `${path}/${action}`, time === undefined ? undefined : { time });
      },
    ];
    try {
      // Goes on until an offer was accepted and one was declined, which depends on the order of the calls.
      for (let from = 0; from < steps || !(await hasAnswers(database)); from += 100) {
        await Promise.all(Array.from({ length: 100 }, (_, index) => actions[random(actions.length)]?.(from + index)));
        await readKeys();
        const taken = await listTakenSeats(database);
        for (const [place, seats] of Object.entries(taken)) {
          expect(seats).toBeGreaterThan(0);
          expect(seats).toBeLessThanOrEqual(Number(seatsByArea.get(place.split('/')[1] ?? '')));
        }
        // Offers expire between the rounds, while the worker of the service is at work.
        service.clock.advance(random(4) === 0 ? 15 * 60_000 : 1000);
      }
      expect(log).toEqual([]);
      // The worker may be in the middle of a step. It comes to an end, because the clock stands still.
      await vi.waitFor(() => checkPromises(database));
    } finally {
      visitors.close();
      await service.close();
    }
  },
);
