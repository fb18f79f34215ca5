import { expect, it } from 'vitest';
import type { LogEntry } from '#adapters/log.ts';
import { createRandom } from '#adapters/service/booking/testing/create-random.ts';
import { bookingTestData, validBookingRequest } from '../../testing/booking-test-data.ts';
import {
  bookingContent,
  countBookedSeats,
  listTakenSeats,
  startBookingService,
} from '../../testing/start-booking-service.ts';
import { startTestDatabases } from '../../testing/start-test-databases.ts';
import { createVisitorClients } from '../../testing/visitor-clients.ts';

/** Changes and cancellations: fewer without `npm run test:all`; set `BOOKING_CHANGES=100000` for a long run. */
const attempts = Number(process.env.BOOKING_CHANGES ?? (process.env.TEST_ALL ? 10_000 : 300));

const databases = await startTestDatabases(bookingContent);
const day = '2026-12-02';
const hours = ['18:00', '18:30', '19:00', '19:30', '20:00', '20:30'];
const guests = 40;

const seatsByArea = new Map(bookingTestData.bookingRules[0]?.areas?.map(({ id, seats }) => [id, seats]));

it.each(databases)(
  `${attempts} concurrent changes and cancellations of one evening on $name leave each guest the confirmed table [diner.manage]`,
  { timeout: 600_000 },
  async ({ databaseUrl }) => {
    const log: LogEntry[] = [];
    const service = await startBookingService({ databaseUrl: await databaseUrl(), log: (entry) => log.push(entry) });
    const visitors = await createVisitorClients(service.url, 40);
    try {
      const keys: string[] = [];
      for (let guest = 0; keys.length < guests && guest < 200; guest += 1) {
        const [, body] = await visitors.book('1', {
          ...validBookingRequest,
          adults: 1 + (guest % 3),
          bookingDate: day,
          time: hours[guest % hours.length],
          customer: { ...validBookingRequest.customer, email: `guest-${guest}@example.com` },
        });
        const { manageKey } = JSON.parse(body);
        if (typeof manageKey === 'string') keys.push(manageKey);
      }
      const random = createRandom(19);
      const statuses = await Promise.all(
        Array.from({ length: attempts }, async () => {
          const path = `/api/booking/manage/booking/${keys[random(keys.length)]}`;
          const [status] =
            random(attempts) < 8
              ? await visitors.send('POST', `${path}/cancel`)
              : await visitors.send('POST', `${path}/change`, {
                  bookingDate: day,
                  time: hours[random(hours.length)],
                  adults: 1 + random(4),
                  children: 0,
                });
          return status;
        }),
      );
      expect(log).toEqual([]);
      expect(new Set(statuses)).toEqual(new Set([200]));
      const taken = await listTakenSeats(service.database);
      expect(taken).toEqual(await countBookedSeats(service.database));
      for (const [place, seats] of Object.entries(taken)) {
        expect(seats).toBeGreaterThan(0);
        expect(seats).toBeLessThanOrEqual(Number(seatsByArea.get(place.split('/')[1] ?? '')));
      }
      const rows = await service.database.selectFrom('bookings').selectAll().execute();
      const mails = new Set((await service.database.selectFrom('outbox').select('id').execute()).map(({ id }) => id));
      expect(rows).toHaveLength(keys.length);
      expect(rows.reduce((sum, { changes }) => sum + changes, 0)).toBeGreaterThan(guests);
      for (const { reference, status, changes } of rows) {
        const expected = [
          `confirmation/${reference}`,
          ...Array.from({ length: changes }, (_, index) => `change/${reference}/${index + 1}`),
          ...(status === 'cancelled' ? [`cancellation/${reference}`] : []),
        ];
        expect([...mails].filter((id) => id.includes(reference)).sort()).toEqual(expected.sort());
      }
    } finally {
      visitors.close();
      await service.close();
    }
  },
);
