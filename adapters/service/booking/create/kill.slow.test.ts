import type { ChildProcess } from 'node:child_process';
import { once } from 'node:events';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, describe, expect, it } from 'vitest';
import { openDatabase } from '#adapters/service/database/open-database.ts';
import { startServiceProcess } from '#adapters/service/testing/start-service-process.ts';
import { fixedToday } from '#adapters/testing/fixed-clock.ts';
import { bookingReply } from '#schemas/api/booking/booking-request.ts';
import { addDays } from '#schemas/domain/restaurant/wall-time.ts';
import { validBookingRequest } from '../testing/booking-test-data.ts';
import { countBookedSeats, listTakenSeats } from '../testing/start-booking-service.ts';
import { createVisitorClients } from '../testing/visitor-clients.ts';

/** Number of times the service is killed: set `BOOKING_KILLS=1000` for a long run. */
const kills = Number(process.env.BOOKING_KILLS ?? 4);

const children: ChildProcess[] = [];
const folders: string[] = [];
afterEach(() => {
  for (const child of children.splice(0)) child.kill('SIGKILL');
  for (const folder of folders.splice(0)) rmSync(folder, { recursive: true, force: true });
});

describe('a service that is killed at any moment', () => {
  it('loses no acknowledged booking or mail, and creates none twice when a request is repeated [booking.once]', {
    timeout: 60_000 + kills * 10_000,
  }, async () => {
    const DATA_DIR = mkdtempSync(join(tmpdir(), 'kills-'));
    folders.push(DATA_DIR);
    const acknowledged = new Map<string, string>();
    let interrupted: { key: string; storeId: string; body: object } | undefined;
    let repeats = 0;
    let count = 0;
    for (let round = 0; round < kills; round += 1) {
      // Eight visitors book more in a minute than the default limit allows for a whole chain.
      const { child, url } = await startServiceProcess({ DATA_DIR, MAILS_PER_MINUTE: '1000000' });
      children.push(child);
      const exited = once(child, 'exit');
      let answers = 0;
      const visitors = await createVisitorClients(url, 8);
      const sendBooking = async (storeId: string, body: object, key: string): Promise<void> => {
        const [, text] = await visitors.book(storeId, body, key);
        const { bookingReference } = bookingReply.parse(JSON.parse(text));
        if (bookingReference) acknowledged.set(key, bookingReference);
        answers += 1;
        // The bookings of the seven other visitors are then in progress, at any point.
        if (answers === 3 + (round % 20) * 7) child.kill('SIGKILL');
      };
      // Repeats the interrupted request with its key, whether or not it was completed.
      if (interrupted) {
        await sendBooking(interrupted.storeId, interrupted.body, interrupted.key);
        repeats += 1;
      }
      const visitor = async (): Promise<void> => {
        while (child.signalCode === null) {
          count += 1;
          const storeId = String(1001 + (count % 8));
          const body = {
            ...validBookingRequest,
            customer: { ...validBookingRequest.customer, email: `guest-${count}@example.com` },
            bookingDate: addDays(fixedToday, 1 + (count % 80)),
          };
          const key = `booking-${count}`;
          try {
            await sendBooking(storeId, { ...body, time: `${13 + (count % 7)}:00` }, key);
          } catch {
            interrupted = { storeId, key, body: { ...body, time: `${13 + (count % 7)}:00` } };
            return;
          }
        }
      };
      await Promise.all(Array.from({ length: 8 }, visitor));
      await exited;
      visitors.close();
    }
    expect(repeats).toBe(kills - 1);
    expect(acknowledged.size).toBeGreaterThan(kills);
    const database = await openDatabase({ dataDir: DATA_DIR });
    const rows = await database.selectFrom('bookings').selectAll().execute();
    const saved = new Map(rows.map((row) => [row.idempotency_key, row.reference]));
    for (const [key, reference] of acknowledged) expect(saved.get(key)).toBe(reference);
    const mails = await database.selectFrom('outbox').select('id').execute();
    expect(mails.map(({ id }) => id).sort()).toEqual(rows.map(({ reference }) => `confirmation/${reference}`).sort());
    expect(await listTakenSeats(database)).toEqual(await countBookedSeats(database));
    await database.destroy();
  });
});
