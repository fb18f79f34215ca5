import type { Clock } from '#adapters/clock.ts';
import type { Log } from '#adapters/log.ts';
import type { Database } from '#adapters/service/database/tables.ts';
import type { FileStore } from '../application/file-store.ts';
import { dayMs } from '../form-limits.ts';

interface Means {
  readonly database: Database;
  readonly files: FileStore;
  readonly clock: Clock;
}

/** A file waits this long for what speaks of it to be written. */
const waitMs = 3_600_000;
/** Files looked up at once. */
const batch = 500;

/** Deletes what was kept long enough, and the files that belong to nothing: those of another copy’s sweep among them. */
export async function sweepForms({ database, files, clock }: Means): Promise<void> {
  const now = new Date(clock.now()).toISOString();
  await database.transaction().execute(async (connection) => {
    for (const table of ['enquiries', 'applications'] as const) {
      const over = connection.selectFrom(table).select('reference').where('delete_after', '<=', now);
      await connection.deleteFrom('kept_files').where('owner', 'in', over).execute();
      await connection.deleteFrom(table).where('delete_after', '<=', now).execute();
    }
    await connection.deleteFrom('submissions').where('delete_after', '<=', now).execute();
  });
  // By the disk’s own clock, which wrote the files’ times.
  const ids = await files.listBefore(Date.now() - waitMs);
  for (let from = 0; from < ids.length; from += batch) {
    const some = ids.slice(from, from + batch);
    const rows = await database.selectFrom('kept_files').select('id').where('id', 'in', some).execute();
    const owned = new Set(rows.map(({ id }) => id));
    await files.remove(some.filter((id) => !owned.has(id)));
  }
}

/** Sweeps at once and then every day. A sweep that fails is logged; the next one does its work. */
export function startSweeping({ log, ...means }: Means & { readonly log: Log }): { stop(): Promise<void> } {
  let working: Promise<void> = Promise.resolve();
  const sweep = (): void => {
    working = working.then(() => sweepForms(means)).catch(() => log({ event: 'forms-not-swept', level: 'warning' }));
  };
  sweep();
  const timer = setInterval(sweep, dayMs);
  timer.unref();
  return {
    async stop() {
      clearInterval(timer);
      await working;
    },
  };
}
