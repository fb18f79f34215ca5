import type { Connection, Database } from '../database/tables.ts';
import type { Service } from '../service.ts';
import { type Decided, decide } from '../store/decide.ts';
import type { ReceivedFile } from './receive-files.ts';

/**
 * Does what is written of a form together with its files, which are on the disk before anything speaks of them. They go
 * again when it is undone.
 */
export async function decideWithFiles<Value>(
  { database, files: store }: { readonly database: Database; readonly files: Service['files'] },
  files: readonly ReceivedFile[],
  work: (connection: Connection) => Promise<Decided<Value>>,
): Promise<Value> {
  const ids = files.map(({ id }) => id);
  let isKept = false;
  try {
    for (const { id, bytes } of files) await store.keep(id, bytes);
    return await decide(database, async (connection) => {
      const decided = await work(connection);
      isKept = decided.keep;
      return decided;
    });
  } catch (error) {
    isKept = false;
    throw error;
  } finally {
    if (!isKept) await store.remove(ids);
  }
}

/** Notes whose files these are. */
export async function noteFiles(connection: Connection, owner: string, files: readonly ReceivedFile[]): Promise<void> {
  for (const { id, name, size } of files)
    await connection.insertInto('kept_files').values({ id, owner, name, size }).execute();
}
