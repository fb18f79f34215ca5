import type { Connection, Database } from '#adapters/service/database/tables.ts';

/** Whether to commit the transaction, and the result to return. */
export interface Decided<Value> {
  readonly keep: boolean;
  readonly value: Value;
}

/** Runs `work` in a transaction that it can roll back without an error. An error rolls it back as well. */
export async function decide<Value>(
  database: Database,
  work: (connection: Connection) => Promise<Decided<Value>>,
): Promise<Value> {
  const transaction = await database.startTransaction().execute();
  try {
    const { keep, value } = await work(transaction);
    await (keep ? transaction.commit() : transaction.rollback()).execute();
    return value;
  } catch (error) {
    if (!transaction.isCommitted && !transaction.isRolledBack) await transaction.rollback().execute();
    throw error;
  }
}
