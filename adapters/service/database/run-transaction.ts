import type { Connection, Database } from '#adapters/service/database/tables.ts';

/** Whether to commit the transaction, and the result to return. */
export interface TransactionResult<Value> {
  readonly commit: boolean;
  readonly value: Value;
}

/** Runs `work` in a transaction that it can roll back without an error. An error rolls it back as well. */
export async function runTransaction<Value>(
  database: Database,
  work: (connection: Connection) => Promise<TransactionResult<Value>>,
): Promise<Value> {
  const transaction = await database.startTransaction().execute();
  try {
    const { commit, value } = await work(transaction);
    await (commit ? transaction.commit() : transaction.rollback()).execute();
    return value;
  } catch (error) {
    if (!transaction.isCommitted && !transaction.isRolledBack) await transaction.rollback().execute();
    throw error;
  }
}
