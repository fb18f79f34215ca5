import { describe, expect, it } from 'vitest';
import { eachDatabase } from '../testing/on-each-database.ts';
import { type BookingService, seatsHeld, seatsTaken, startBookingService } from '../testing/start-booking-service.ts';
import { defaultBookingLimits } from './booking-limits.ts';

/** Steps of a run: `BOOKING_STEPS=20000` for a long one. */
const steps = Number(process.env.BOOKING_STEPS ?? 400);
const seats = { 'main-room': 12, window: 6, terrace: 8 } as const;
type Area = keyof typeof seats;
const areas: readonly Area[] = ['main-room', 'window', 'terrace'];

const databases = await eachDatabase();

/** The clock stands still: all that is booked is booked in one minute. Each booking is another guest’s. */
const limits = { ...defaultBookingLimits, mailsPerMinute: 1_000_000 };

/** Numbers that look random and are the same in every run of a seed. */
function createRandom(seed: number): (below: number) => number {
  let state = seed;
  return (below) => {
    state = (Math.imul(state, 1_664_525) + 1_013_904_223) >>> 0;
    return Math.floor((state / 2 ** 32) * below);
  };
}

interface Table {
  readonly area: Area;
  readonly quarter: number;
  readonly quarters: number;
  readonly covers: number;
}

/** What the service must do, in the plainest way: a list of tables, counted anew each time. */
function createModel() {
  const tables = new Map<string, Table>();
  const takenAt = (area: Area, quarter: number): number =>
    [...tables.values()]
      .filter((table) => table.area === area && table.quarter <= quarter && quarter < table.quarter + table.quarters)
      .reduce((sum, { covers }) => sum + covers, 0);
  const fits = ({ area, quarter, quarters, covers }: Table): boolean =>
    Array.from({ length: quarters }, (_, index) => quarter + index).every(
      (each) => takenAt(area, each) + covers <= seats[area],
    );
  return { tables, fits };
}

const clock = (quarter: number): string =>
  `${String(Math.floor(quarter / 4)).padStart(2, '0')}:${String((quarter % 4) * 15).padStart(2, '0')}`;

/** Books and cancels at random, one after the other, and holds each answer against the model. */
async function walk(service: BookingService, seed: number): Promise<{ booked: number; refused: number }> {
  const random = createRandom(seed);
  const model = createModel();
  const counts = { booked: 0, refused: 0 };
  for (let step = 0; step < steps; step += 1) {
    const [cancelled] = [...model.tables.keys()].slice(random(40));
    if (cancelled !== undefined && random(3) === 0) {
      const answer = await service.operate('POST', `/api/v1/operator/booking/${cancelled}/cancel`);
      expect(answer.body.status).toBe('cancelled');
      model.tables.delete(cancelled);
      continue;
    }
    const [covers, quarter, wanted] = [1 + random(8), 48 + random(35), areas[random(4)]];
    const quarters = covers <= 4 ? 6 : 8;
    const area = (wanted ? [wanted] : areas).find((each) => model.fits({ area: each, quarter, quarters, covers }));
    const children = random(covers);
    const answer = await service.book({
      adults: covers - children,
      children,
      time: clock(quarter),
      ...(wanted && { areaId: wanted }),
    });
    const isLarge = wanted !== undefined && covers > seats[wanted];
    const expected = area ? { success: true } : isLarge ? { errorCode: 4 } : { success: false, bookingStatus: 9 };
    expect(answer.body, `step ${step} of seed ${seed}`).toMatchObject(expected);
    if (area) model.tables.set(String(answer.body.bookingReference), { area, quarter, quarters, covers });
    counts[area ? 'booked' : 'refused'] += 1;
  }
  return counts;
}

describe.each(databases)('bookings and cancellations at random on $name', ({ databaseUrl }) => {
  it('go as a plain list of tables says, step by step [booking.taken]', { timeout: 600_000 }, async () => {
    const service = await startBookingService({ databaseUrl: await databaseUrl(), limits });
    const { booked, refused } = await walk(service, 20_261_121);
    expect(booked).toBeGreaterThan(steps / 10);
    expect(refused).toBeGreaterThan(steps / 20);
    expect(await seatsTaken(service.database)).toEqual(await seatsHeld(service.database));
    await service.close();
  });

  it('at once, by many, leave no area overfull, no seat lost and none given back twice', {
    timeout: 600_000,
  }, async () => {
    const service = await startBookingService({ databaseUrl: await databaseUrl(), limits });
    const random = createRandom(7);
    const known: string[] = [];
    const visitor = async (): Promise<void> => {
      for (let step = 0; step < steps / 10; step += 1) {
        const reference = random(3) === 0 ? known[random(known.length)] : undefined;
        if (reference) await service.operate('POST', `/api/v1/operator/booking/${reference}/cancel`);
        else {
          const { body } = await service.book({
            adults: 1 + random(4),
            children: random(3),
            time: clock(68 + random(8)),
            upsells: random(4) === 0 ? [{ id: 'cake', qty: 1 }] : [],
          });
          expect([true, false]).toContain(body.success);
          if (body.bookingReference) known.push(String(body.bookingReference));
        }
      }
    };
    await Promise.all(Array.from({ length: 10 }, visitor));
    const { database } = service;
    expect(await seatsTaken(database)).toEqual(await seatsHeld(database));
    for (const row of await database.selectFrom('seats').selectAll().execute()) {
      const most = new Map<string, number>(Object.entries(seats)).get(row.area_id) ?? 0;
      expect(row.taken).toBeGreaterThanOrEqual(0);
      expect(row.taken).toBeLessThanOrEqual(most);
    }
    const standing = await database.selectFrom('bookings').select('extras').where('status', '=', 'booked').execute();
    const cakes = await database.selectFrom('extras').select('taken').where('extra_id', '=', 'cake').execute();
    expect(cakes[0]?.taken ?? 0).toBe(standing.filter(({ extras }) => extras.includes('"cake"')).length);
    expect(await database.selectFrom('bookings').select('reference').execute()).toHaveLength(known.length);
    await service.close();
  });

  it('cannot take a number of seats below none: the database itself refuses it', async () => {
    const service = await startBookingService({ databaseUrl: await databaseUrl() });
    await service.book();
    await expect(service.database.updateTable('seats').set({ taken: -1 }).execute()).rejects.toThrow(
      /check|constraint/i,
    );
    await service.close();
  });
});
