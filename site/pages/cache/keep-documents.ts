import { reasonOf, type SiteLog } from '#site/operations/site-log.ts';
import type { DocumentCache } from './document-cache.ts';
import { readSnapshot, writeSnapshot } from './document-snapshot.ts';

/** How much of what was drawn a power cut may cost. */
const everyMs = 300_000;

interface KeptDocuments {
  /** Writes the documents a last time. */
  stop(): Promise<void>;
}

/** Gives the cache what an earlier run kept in `file`, and keeps what it holds there from now on. */
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
