import type { Clock } from '#adapters/clock.ts';
import type { Database } from '#adapters/service/database/tables.ts';
import type { FileStore } from '../application/file-store.ts';

interface SweepDependencies {
  readonly database: Database;
  readonly files: FileStore;
  readonly clock: Clock;
}

/** Minimum age of a file without a record: its transaction may still be running. */
const minimumFileAgeMs = 3_600_000;
/** Number of files per query. */
const batchSize = 500;

/**
 * Deletes submissions and entries of waiting lists after their retention period, and files without a record, including those of records that another
 * copy has deleted.
 */
export async function sweepForms({ database, files, clock }: SweepDependencies): Promise<void> {
  const now = new Date(clock.now()).toISOString();
  await database.transaction().execute(async (connection) => {
    for (const table of ['enquiries', 'applications'] as const) {
      const expired = connection.selectFrom(table).select('reference').where('delete_after', '<=', now);
      await connection.deleteFrom('kept_files').where('owner', 'in', expired).execute();
      await connection.deleteFrom(table).where('delete_after', '<=', now).execute();
    }
    for (const table of ['submissions', 'waiting_entries'] as const)
      await connection.deleteFrom(table).where('delete_after', '<=', now).execute();
  });
  // File times come from the file system's clock, not from `clock`.
  const ids = await files.listBefore(Date.now() - minimumFileAgeMs);
  for (let from = 0; from < ids.length; from += batchSize) {
    const batchIds = ids.slice(from, from + batchSize);
    const rows = await database.selectFrom('kept_files').select('id').where('id', 'in', batchIds).execute();
    const owned = new Set(rows.map(({ id }) => id));
    await files.remove(batchIds.filter((id) => !owned.has(id)));
  }
}
