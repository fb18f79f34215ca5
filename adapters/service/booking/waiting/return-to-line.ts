import type { WaitingEntryTable } from '#adapters/service/database/booking-rows.ts';
import type { TransactionResult } from '#adapters/service/database/run-transaction.ts';
import type { Connection } from '#adapters/service/database/tables.ts';
import { type OfferResult, offerTable } from './offer-table.ts';
import { refusedTimesOf } from './suitable-tables.ts';
import type { WaitingDependencies } from './waiting-dependencies.ts';
import { isOfferedAt, lockEntry, offeredSeatsOf, runStep } from './waiting-entries.ts';

interface DeclineInput {
  readonly reference: string;
  /** The time of the table that is declined. Any other offer stays, so that a repeated call declines nothing else. */
  readonly time: string;
  /** In milliseconds. */
  readonly now: number;
}

/** Declines an offered table and keeps the place in line. Returns false if there is no such entry. */
export const declineOffer = (dependencies: WaitingDependencies, input: DeclineInput): Promise<boolean> =>
  runStep(dependencies.database, (connection) => attempt(connection, dependencies, input));

async function attempt(
  connection: Connection,
  dependencies: WaitingDependencies,
  { reference, time, now }: DeclineInput,
): Promise<TransactionResult<boolean | 'retry'>> {
  const entry = await lockEntry(connection, reference);
  if (!entry || !isOfferedAt(entry, time, now)) return { commit: false, value: entry !== undefined };
  const result = await returnToLine(connection, dependencies, { entry, time, now, refusedBy: reference });
  return result === 'retry' ? { commit: false, value: 'retry' } : { commit: true, value: true };
}

interface ReturnInput {
  /** The locked entry with its open offer. */
  readonly entry: WaitingEntryTable;
  /** The time of the offered table, which is not offered to the entry again. */
  readonly time: string;
  readonly now: number;
  /** The entry's reference, if its diner declined the table. */
  readonly refusedBy?: string | undefined;
}

/** Lets an entry wait again at its place. Its table is offered to the next in line, or freed, in the same transaction. */
export async function returnToLine(
  connection: Connection,
  dependencies: WaitingDependencies,
  { entry, time, now, refusedBy }: ReturnInput,
): Promise<OfferResult> {
  const refused = [...new Set([...refusedTimesOf(entry), time])].join(' ');
  await connection
    .updateTable('waiting_entries')
    .set({ status: 'waiting', refused_times: refused })
    .where('reference', '=', entry.reference)
    .execute();
  const { store_id: storeId, day } = entry;
  return offerTable(connection, dependencies, { storeId, day, freed: offeredSeatsOf(entry), refusedBy, now });
}
