import { errorMessageOf, type SiteLog } from '#site/operations/site-log.ts';
import type { DocumentCache } from './document-cache.ts';
import { readSnapshot, writeSnapshot } from './document-snapshot.ts';

/** Interval of the snapshots: at most this much is lost in a power cut. */
const intervalMs = 300_000;

interface CachePersistence {
  /** Writes a last snapshot. */
  stop(): Promise<void>;
}

/** Restores the cache from the snapshot in `file`, and writes snapshots to it from now on. */
export async function persistCache(cache: DocumentCache, file: string, log: SiteLog): Promise<CachePersistence> {
  cache.restore(await readSnapshot(file));
  const write = (): Promise<void> =>
    writeSnapshot(file, cache.entries()).catch((error: unknown) =>
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
