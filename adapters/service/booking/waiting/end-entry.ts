import type { WaitingEntryTable, WaitingStatus } from '#adapters/service/database/booking-rows.ts';
import type { TransactionResult } from '#adapters/service/database/run-transaction.ts';
import type { Connection } from '#adapters/service/database/tables.ts';
import { closedMail } from '../mail/waiting-mails.ts';
import { offerTable } from './offer-table.ts';
import { queueWaitingMail } from './queue-waiting-mail.ts';
import type { WaitingDependencies } from './waiting-dependencies.ts';
import { lockEntry, offeredSeatsOf, runStep } from './waiting-entries.ts';

/** The status with which an entry ends; undefined: it stays as it is. */
type EndOf = (entry: WaitingEntryTable) => WaitingStatus | undefined;

/** Leaves the list, or declines the offered table. Does nothing to an entry that has ended. False if there is none. */
export const leaveList = (dependencies: WaitingDependencies, reference: string, now: number): Promise<boolean> =>
  endEntry(dependencies, { reference, now }, ({ status }) =>
    status === 'offered' ? 'refused' : status === 'waiting' ? 'left' : undefined,
  );

/** Ends an offer that has expired. */
export const expireOffer = (dependencies: WaitingDependencies, reference: string, now: number): Promise<boolean> =>
  endEntry(dependencies, { reference, now }, ({ status, offer_until }) =>
    status === 'offered' && offer_until !== null && Date.parse(offer_until) <= now ? 'expired' : undefined,
  );

/** Closes an entry for which no table can come up any more, with a mail. */
export const closeEntry = (dependencies: WaitingDependencies, reference: string, now: number): Promise<boolean> =>
  endEntry(dependencies, { reference, now }, ({ status, closes_at }) =>
    status === 'waiting' && Date.parse(closes_at) <= now ? 'closed' : undefined,
  );

interface EndInput {
  readonly reference: string;
  /** In milliseconds. */
  readonly now: number;
}

const endEntry = (dependencies: WaitingDependencies, input: EndInput, endOf: EndOf): Promise<boolean> =>
  runStep(dependencies.database, (connection) => attempt(connection, dependencies, input, endOf));

/** The next in line gets the offered table in the same transaction. */
async function attempt(
  connection: Connection,
  dependencies: WaitingDependencies,
  { reference, now }: EndInput,
  endOf: EndOf,
): Promise<TransactionResult<boolean | 'retry'>> {
  const entry = await lockEntry(connection, reference);
  const status = entry && endOf(entry);
  if (!entry || !status) return { commit: false, value: entry !== undefined };
  await connection.updateTable('waiting_entries').set({ status }).where('reference', '=', reference).execute();
  const freed = offeredSeatsOf(entry);
  const { store_id: storeId, day } = entry;
  if (freed && (await offerTable(connection, dependencies, { storeId, day, freed, now })) === 'retry')
    return { commit: false, value: 'retry' };
  if (status === 'closed') {
    const bookable = await dependencies.bookableRestaurants.read(connection, storeId);
    await queueWaitingMail(connection, dependencies, { entry, bookable, now, write: closedMail });
  }
  return { commit: true, value: true };
}
