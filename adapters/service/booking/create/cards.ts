import type { Connection } from '#adapters/service/database/tables.ts';

/** Hours within which a kept card must guarantee its booking. */
const goodForMs = 24 * 60 * 60 * 1000;

/** Remembers that the gateway keeps a card. `now` in milliseconds. */
export async function rememberCard(connection: Connection, customerId: string, now: number): Promise<void> {
  await connection
    .insertInto('cards')
    .values({ customer_id: customerId, created_at: new Date(now).toISOString(), reference: null })
    .onConflict((conflict) => conflict.column('customer_id').doNothing())
    .execute();
}

/** Ties a card to the one booking it guarantees; false: it was not given here, is too old or guarantees another. */
export async function tieCard(
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
    .where('created_at', '>=', new Date(now - goodForMs).toISOString())
    .returning('customer_id')
    .executeTakeFirst();
  return row !== undefined;
}
