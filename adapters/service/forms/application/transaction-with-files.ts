import { runTransaction, type TransactionResult } from '#adapters/service/database/run-transaction.ts';
import type { Connection, Database } from '#adapters/service/database/tables.ts';
import type { Service } from '#adapters/service/service.ts';
import type { ReceivedFile } from './receive-files.ts';

/**
 * Writes a form's record together with its files, which are on disk before the record refers to them. The files are
 * removed if the transaction was certainly not committed. If the reply to the commit is lost, they stay, and the sweep
 * removes those without a record.
 */
export async function runTransactionWithFiles<Value>(
  { database, files: store }: { readonly database: Database; readonly files: Service['files'] },
  files: readonly ReceivedFile[],
  work: (connection: Connection) => Promise<TransactionResult<Value>>,
): Promise<Value> {
  const ids = files.map(({ id }) => id);
  let mayBeCommitted = false;
  try {
    for (const { id, bytes } of files) await store.save(id, bytes);
    return await runTransaction(database, async (connection) => {
      const result = await work(connection);
      mayBeCommitted = result.commit;
      return result;
    });
  } finally {
    if (!mayBeCommitted) await store.remove(ids);
  }
}

/** Records which submission the files belong to. */
export async function insertFiles(
  connection: Connection,
  owner: string,
  files: readonly ReceivedFile[],
): Promise<void> {
  for (const { id, name, size } of files)
    await connection.insertInto('kept_files').values({ id, owner, name, size }).execute();
}
