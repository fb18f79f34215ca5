import { reasonOf, type SiteLog } from '#site/operations/site-log.ts';
import type { DocumentCache } from './document-cache.ts';
import { readSnapshot, writeSnapshot } from './document-snapshot.ts';

/** Interval of the snapshots: at most this much is lost in a power cut. */
const everyMs = 300_000;

interface KeptDocuments {
  /** Writes a last snapshot. */
  stop(): Promise<void>;
}

/** Restores the cache from the snapshot in `file`, and writes snapshots to it from now on. */
export async function keepDocuments(cache: DocumentCache, file: string, log: SiteLog): Promise<KeptDocuments> {
  cache.restore(await readSnapshot(file));
  const write = (): Promise<void> =>
    writeSnapshot(file, cache.entries()).catch((error: unknown) =>
      log({ level: 'warning', event: 'snapshot-failed', message: reasonOf(error) }),
    );
  const timer = setInterval(() => void write(), everyMs).unref();
  return {
    async stop() {
      clearInterval(timer);
      await write();
    },
  };
}
