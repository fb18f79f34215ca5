import { createHash } from 'node:crypto';
import type { Connection } from '#adapters/service/database/tables.ts';
import { getEmailQuotaKey } from './email-quota-key.ts';

/** Number of locks; addresses with the same hash share one. */
const lockCount = 256;

/**
 * Locks an address for all processes until the transaction ends, so that counts read after this are still correct when
 * it commits. Several addresses share a lock, so that no row per address is needed.
 */
export async function lockRecipient(connection: Connection, address: string): Promise<void> {
  const slot = createHash('sha256').update(getEmailQuotaKey(address)).digest().readUInt32BE() % lockCount;
  await connection
    .insertInto('counters')
    .values({ name: `recipient-${slot}`, value: 1 })
    .onConflict((conflict) => conflict.column('name').doUpdateSet((row) => ({ value: row('counters.value', '+', 1) })))
    .execute();
}
