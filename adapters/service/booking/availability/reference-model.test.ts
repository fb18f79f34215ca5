import { describe, expect, it } from 'vitest';
import { createRandom } from '#adapters/service/booking/testing/create-random.ts';
import {
  type BookingService,
  bookingContent,
  countBookedSeats,
  listTakenSeats,
  startBookingService,
} from '../testing/start-booking-service.ts';
import { startTestDatabases } from '../testing/start-test-databases.ts';
import { defaultBookingLimits } from './booking-limits.ts';

/** Steps of a run: set `BOOKING_STEPS=20000` for a long one. */
const steps = Number(process.env.BOOKING_STEPS ?? (process.env.TEST_QUICK ? 100 : 400));
const seats = { 'main-room': 12, window: 6, terrace: 8 } as const;
type Area = keyof typeof seats;
const areas: readonly Area[] = ['main-room', 'window', 'terrace'];

const databases = await startTestDatabases(bookingContent);

/** The fake clock does not advance, so all bookings are made within one minute. Each has another guest's address. */
const limits = { ...defaultBookingLimits, mailsPerMinute: 1_000_000 };

interface Table {
  readonly area: Area;
  readonly quarter: number;
  readonly quarters: number;
  readonly covers: number;
}

/** A simple model of the service: a list of tables, counted again each time. */
function createModel() {
  const tables = new Map<string, Table>();
  const countTaken = (area: Area, quarter: number): number =>
    [...tables.values()]
      .filter((table) => table.area === area && table.quarter <= quarter && quarter < table.quarter + table.quarters)
      .reduce((sum, { covers }) => sum + covers, 0);
  const fits = ({ area, quarter, quarters, covers }: Table): boolean =>
    Array.from({ length: quarters }, (_, index) => quarter + index).every(
      (each) => countTaken(area, each) + covers <= seats[area],
    );
  return { tables, fits };
}

const formatTime = (quarter: number): string =>
  `${String(Math.floor(quarter / 4)).padStart(2, '0')}:${String((quarter % 4) * 15).padStart(2, '0')}`;

/** Books and cancels at random and compares each reply with the model. */
async function runRandomSteps(service: BookingService, seed: number): Promise<{ booked: number; refused: number }> {
  const random = createRandom(seed);
  const model = createModel();
  const counts = { booked: 0, refused: 0 };
  for (let step = 0; step < steps; step += 1) {
    const [cancelled] = [...model.tables.keys()].slice(random(40));
    if (cancelled !== undefined && random(3) === 0) {
      const answer = await service.callAsEditor('POST', `/api/v1/operator/booking/${cancelled}/cancel`);
      expect(answer.body.status).toBe('cancelled');
      model.tables.delete(cancelled);
      continue;
    }
    const [covers, quarter, preferredArea] = [1 + random(8), 48 + random(35), areas[random(4)]];
    const quarters = covers <= 4 ? 6 : 8;
    const area = (preferredArea ? [preferredArea] : areas).find((each) =>
      model.fits({ area: each, quarter, quarters, covers }),
    );
    const children = random(covers);
    const answer = await service.book({
      adults: covers - children,
      children,
      time: formatTime(quarter),
      ...(preferredArea && { areaId: preferredArea }),
    });
    const isLarge = preferredArea !== undefined && covers > seats[preferredArea];
    const expected = area ? { success: true } : isLarge ? { errorCode: 6 } : { success: false, bookingStatus: 9 };
    expect(answer.body, `step ${step} of seed ${seed}`).toMatchObject(expected);
    if (area) model.tables.set(String(answer.body.bookingReference), { area, quarter, quarters, covers });
    counts[area ? 'booked' : 'refused'] += 1;
  }
  return counts;
}

describe.each(databases)('random bookings and cancellations on $name', ({ databaseUrl }) => {
  it('match a simple list of tables, step by step [booking.taken]', { timeout: 600_000 }, async () => {
    const service = await startBookingService({ databaseUrl: await databaseUrl(), limits });
    const { booked, refused } = await runRandomSteps(service, 20_261_121);
    expect(booked).toBeGreaterThan(steps / 10);
    expect(refused).toBeGreaterThan(steps / 20);
    expect(await listTakenSeats(service.database)).toEqual(await countBookedSeats(service.database));
    await service.close();
  });

  it('leave no area overbooked, lose no seat and release none twice when many run concurrently [booking.availability]', {
    timeout: 600_000,
  }, async () => {
    const service = await startBookingService({ databaseUrl: await databaseUrl(), limits });
    const random = createRandom(7);
    const references: string[] = [];
    const visitor = async (): Promise<void> => {
      for (let step = 0; step < steps / 10; step += 1) {
        const reference = random(3) === 0 ? references[random(references.length)] : undefined;
        if (reference) await service.callAsEditor('POST', `/api/v1/operator/booking/${reference}/cancel`);
        else {
          const { body } = await service.book({
            adults: 1 + random(4),
            children: random(3),
            time: formatTime(68 + random(8)),
            upsells: random(4) === 0 ? [{ id: 'cake', qty: 1 }] : [],
          });
          expect([true, false]).toContain(body.success);
          if (body.bookingReference) references.push(String(body.bookingReference));
        }
      }
    };
    await Promise.all(Array.from({ length: 10 }, visitor));
    const { database } = service;
    expect(await listTakenSeats(database)).toEqual(await countBookedSeats(database));
    for (const row of await database.selectFrom('seats').selectAll().execute()) {
      const seatLimit = new Map<string, number>(Object.entries(seats)).get(row.area_id) ?? 0;
      expect(row.taken).toBeGreaterThanOrEqual(0);
      expect(row.taken).toBeLessThanOrEqual(seatLimit);
    }
    const activeBookings = await database
      .selectFrom('bookings')
      .select('extras')
      .where('status', '=', 'booked')
      .execute();
    const cakes = await database.selectFrom('extras').select('taken').where('extra_id', '=', 'cake').execute();
    expect(cakes[0]?.taken ?? 0).toBe(activeBookings.filter(({ extras }) => extras.includes('"cake"')).length);
    expect(await database.selectFrom('bookings').select('reference').execute()).toHaveLength(references.length);
    await service.close();
  });

  it('cannot make a number of seats negative: the database rejects it [booking.availability]', async () => {
    const service = await startBookingService({ databaseUrl: await databaseUrl() });
    await service.book();
    await expect(service.database.updateTable('seats').set({ taken: -1 }).execute()).rejects.toThrow(
      /check|constraint/i,
    );
    await service.close();
  });
});
