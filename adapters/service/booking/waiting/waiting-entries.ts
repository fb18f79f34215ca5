import type { WaitingEntryTable } from '#adapters/service/database/booking-rows.ts';
import { runTransaction, type TransactionResult } from '#adapters/service/database/run-transaction.ts';
import type { Connection, Database } from '#adapters/service/database/tables.ts';
import { countCovers } from '../availability/party-rules.ts';
import type { SeatReservation } from '../availability/seat-reservations.ts';

/** Reads an entry with an update that locks its row, so that concurrent steps follow each other. */
export const lockEntry = (connection: Connection, reference: string): Promise<WaitingEntryTable | undefined> =>
  connection
    .updateTable('waiting_entries')
    .set((row) => ({ status: row.ref('status') }))
    .where('reference', '=', reference)
    .returningAll()
    .executeTakeFirst();

/** Whether the table of a time is still reserved for an entry. `now` in milliseconds. Pure. */
export const isOfferedAt = (
  { status, offer_time, offer_until }: Pick<WaitingEntryTable, 'status' | 'offer_time' | 'offer_until'>,
  time: string,
  now: number,
): boolean => status === 'offered' && offer_time === time && offer_until !== null && Date.parse(offer_until) > now;

/** The seats that are reserved for an offer; undefined if there is none. */
export const offeredSeatsOf = (entry: WaitingEntryTable): SeatReservation | undefined =>
  entry.status === 'offered' &&
  entry.offer_area_id !== null &&
  entry.offer_first_quarter !== null &&
  entry.offer_quarters !== null
    ? {
        storeId: entry.store_id,
        areaId: entry.offer_area_id,
        firstQuarter: entry.offer_first_quarter,
        quarters: entry.offer_quarters,
        covers: countCovers(entry),
      }
    : undefined;

/** Attempts after which a step fails. Each failed one means that another step succeeded. */
const maxAttempts = 50;

/** Runs a step in a transaction, and again while another one was faster. */
export async function runStep<Value>(
  database: Database,
  step: (connection: Connection) => Promise<TransactionResult<Value | 'retry'>>,
): Promise<Value> {
  for (let count = 0; count < maxAttempts; count += 1) {
    const result = await runTransaction(database, step);
    if (result !== 'retry') return result;
  }
  throw new Error('The waiting list changes too often.');
}
