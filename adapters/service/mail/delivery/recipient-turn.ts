import { createHash } from 'node:crypto';
import type { Connection } from '#adapters/service/database/tables.ts';
import { personKey } from './person-key.ts';

/** How many addresses at most are dealt with at once. */
const turns = 256;

/**
 * Waits until nobody else deals with an address, in any process, and keeps it until the transaction ends: what is counted
 * of it after this is still so when it is committed. A few addresses share a turn, so that none has to be kept for it.
 */
export async function takeRecipientTurn(connection: Connection, address: string): Promise<void> {
  const turn = createHash('sha256').update(personKey(address)).digest().readUInt32BE() % turns;
  await connection
    .insertInto('counters')
    .values({ name: `recipient-${turn}`, value: 1 })
    .onConflict((conflict) => conflict.column('name').doUpdateSet((row) => ({ value: row('counters.value', '+', 1) })))
    .execute();
}
