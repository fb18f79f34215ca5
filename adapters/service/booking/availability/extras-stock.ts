import type { Connection } from '#adapters/service/database/tables.ts';

export interface ReservedExtra {
  readonly storeId: string;
  readonly extraId: string;
  /** Local date of the table. */
  readonly day: string;
  readonly qty: number;
}

/** Quantity of each extra reserved on a day, by the extra's id. */
export async function readTakenExtras(
  connection: Connection,
  storeId: string,
  day: string,
): Promise<ReadonlyMap<string, number>> {
  const rows = await connection
    .selectFrom('extras')
    .select(['extra_id', 'taken'])
    .where('store_id', '=', storeId)
    .where('day', '=', day)
    .execute();
  return new Map(rows.map(({ extra_id, taken }) => [extra_id, taken]));
}

/**
 * Reserves an extra that is limited to `perDay`. Returns false if it is sold out; the transaction must then be rolled
 * back.
 */
export async function reserveExtra(
  connection: Connection,
  { storeId, extraId, day, qty }: ReservedExtra,
  perDay: number,
): Promise<boolean> {
  if (qty > perDay) return false;
  const row = await connection
    .insertInto('extras')
    .values({ store_id: storeId, extra_id: extraId, day, taken: qty })
    .onConflict((conflict) =>
      conflict
        .columns(['store_id', 'extra_id', 'day'])
        .doUpdateSet((each) => ({ taken: each('extras.taken', '+', qty) }))
        .where('extras.taken', '<=', perDay - qty),
    )
    .returning('taken')
    .executeTakeFirst();
  return row !== undefined;
}

/** Releases a reserved extra. */
export async function releaseExtra(
  connection: Connection,
  { storeId, extraId, day, qty }: ReservedExtra,
): Promise<void> {
  await connection
    .updateTable('extras')
    .set((row) => ({ taken: row('taken', '-', qty) }))
    .where('store_id', '=', storeId)
    .where('extra_id', '=', extraId)
    .where('day', '=', day)
    .execute();
}
