import type { Connection } from '#adapters/service/database/tables.ts';

/** Milliseconds within which a stored card must be used for a booking. */
const cardLifetimeMs = 24 * 60 * 60 * 1000;

/** Records a card that the gateway has stored. `now` in milliseconds. */
export async function recordCard(connection: Connection, customerId: string, now: number): Promise<void> {
  await connection
    .insertInto('cards')
    .values({ customer_id: customerId, created_at: new Date(now).toISOString(), reference: null })
    .onConflict((conflict) => conflict.column('customer_id').doNothing())
    .execute();
}

/**
 * Links a card to the one booking that it guarantees. Returns false if the card is unknown, too old or linked already.
 */
export async function linkCard(
  connection: Connection,
  customerId: string,
  reference: string,
  now: number,
): Promise<boolean> {
  const row = await connection
    .updateTable('cards')
    .set({ reference })
    .where('customer_id', '=', customerId)
    .where('reference', 'is', null)
    .where('created_at', '>=', new Date(now - cardLifetimeMs).toISOString())
    .returning('customer_id')
    .executeTakeFirst();
  return row !== undefined;
}
