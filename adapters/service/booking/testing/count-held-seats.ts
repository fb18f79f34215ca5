import type { Database } from '#adapters/service/database/tables.ts';
import { offeredSeatsOf } from '../waiting/waiting-entries.ts';
import { countBookedSeats } from './start-booking-service.ts';

/** For tests: the seats that active bookings and offers should occupy, computed from them alone. */
export async function countHeldSeats(database: Database): Promise<Record<string, number>> {
  const seats = await countBookedSeats(database);
  for (const entry of await database.selectFrom('waiting_entries').selectAll().execute()) {
    const held = offeredSeatsOf(entry);
    if (!held) continue;
    for (let quarter = held.firstQuarter; quarter < held.firstQuarter + held.quarters; quarter += 1) {
      const key = `${held.storeId}/${held.areaId}/${quarter}`;
      seats[key] = (seats[key] ?? 0) + held.covers;
    }
  }
  return seats;
}
