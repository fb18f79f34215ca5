import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { type ApiClient, createApiClient } from '#adapters/api-client/client.ts';
import { defaults } from '#adapters/api-client/fake-client.ts';
import type { LogEntry } from '#adapters/log.ts';
import { createFakeClock, type FakeClock } from '#adapters/testing/fake-clock.ts';
import { endpoints } from '#schemas/api/endpoints.ts';
import { smallData } from '../content/seed/small-data.ts';
import { startService } from '../start-service.ts';

/** A copy of the service with a client of its own. */
interface Copy {
  readonly client: ApiClient;
  readonly url: string;
  /** Saves a draft of this title. */
  save(id: string, title: string): Promise<void>;
  stop(): Promise<void>;
}

/** One database and data folder, and a clock that tests move. */
export interface ClockedWorld {
  readonly clock: FakeClock;
  readonly dataDir: string;
  /** What all copies have logged. */
  readonly log: readonly LogEntry[];
  /** Starts one more copy of the service. */
  start(demoData?: typeof smallData): Promise<Copy>;
  /** Stops what still runs and throws the folder away. */
  close(): Promise<void>;
}

/** For tests: the small world on a database, at noon of a day, in a folder that is thrown away. */
export function createClockedWorld(databaseUrl: string | undefined): ClockedWorld {
  const dataDir = mkdtempSync(join(tmpdir(), 'clocked-'));
  const clock = createFakeClock();
  const log: LogEntry[] = [];
  const running = new Set<Copy>();
  return {
    clock,
    dataDir,
    log,
    async start(demoData = smallData) {
      const entry = (each: LogEntry) => log.push(each);
      const place = { port: 0, host: '127.0.0.1', dataDir, databaseUrl, seedDemo: true };
      const service = await startService({ ...place, brandKey: 'pandan-row', demoData, log: entry, clock });
      const key = { configuration: defaults, editorKey: service.editorKey };
      const client = createApiClient({ baseUrl: service.url, ...key, log: () => undefined });
      const copy: Copy = {
        client,
        url: service.url,
        async save(id, title) {
          const tiles = [{ type: 'text', key: 'words', body: `<p>${title}</p>` }];
          await client.call(endpoints.saveDraft, { params: { id }, body: { id, title, tiles } });
        },
        async stop() {
          running.delete(copy);
          client.close();
          await service.close();
        },
      };
      running.add(copy);
      return copy;
    },
    async close() {
      for (const copy of [...running]) await copy.stop();
      rmSync(dataDir, { recursive: true, force: true });
    },
  };
}
