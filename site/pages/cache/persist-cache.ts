import { errorMessageOf } from '#schemas/content/problem/error-message.ts';
import type { SiteLog } from '#site/operations/site-log.ts';
import type { DocumentCache } from './document-cache.ts';
import { readSnapshot, writeSnapshot } from './document-snapshot.ts';

/** Interval of the snapshots: at most this much is lost in a power cut. */
const intervalMs = 300_000;

interface CachePersistence {
  /** Writes a last snapshot. */
  stop(): Promise<void>;
}

export interface SnapshotInput {
  readonly file: string;
  /** Identifies the API and how it is read. Documents of another source are not restored. */
  readonly source: string;
  readonly log: SiteLog;
}

/** Restores the cache from the snapshot in `file`, and writes snapshots to it from now on. */
export async function persistCache(
  cache: DocumentCache,
  { file, source, log }: SnapshotInput,
): Promise<CachePersistence> {
  cache.restore(await readSnapshot(file, source));
  const write = (): Promise<void> =>
    writeSnapshot(file, source, cache.entries()).catch((error: unknown) =>
      log({ level: 'warning', event: 'snapshot-failed', message: errorMessageOf(error) }),
    );
  const timer = setInterval(() => void write(), intervalMs).unref();
  return {
    async stop() {
      clearInterval(timer);
      await write();
    },
  };
}
