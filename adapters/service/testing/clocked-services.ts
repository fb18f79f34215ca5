import { existsSync, mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { type ApiClient, createApiClient } from '#adapters/api-client/client.ts';
import { defaultConfiguration } from '#adapters/api-client/fake-client.ts';
import type { LogEntry } from '#adapters/log.ts';
import { createFakeClock, type FakeClock } from '#adapters/testing/fake-clock.ts';
import { endpoints } from '#schemas/api/endpoints.ts';
import { smallData } from '../content/seed/small-data.ts';
import { embeddedFile } from '../database/embedded-database.ts';
import { startService } from '../start-service.ts';
import { copySeededSqlite, type TestContent } from './seeded-database.ts';

/** The small test content at the first time of the clock, for the databases of these services. */
export const clockedContent: TestContent = { data: smallData, nowMs: createFakeClock().now() };

/** A copy of the service with its own client. */
interface ServiceCopy {
  readonly client: ApiClient;
  readonly url: string;
  /** Saves a draft with this title. */
  save(id: string, title: string): Promise<void>;
  stop(): Promise<void>;
}

/** Copies of the service on one database and data folder, with a clock that tests control. */
export interface ClockedServices {
  readonly clock: FakeClock;
  readonly dataDir: string;
  /** Log entries of all copies. */
  readonly log: readonly LogEntry[];
  /** Starts another copy of the service. */
  start(demoData?: typeof smallData): Promise<ServiceCopy>;
  /** Stops all copies and deletes the folder. */
  close(): Promise<void>;
}

/** For tests: copies of the service with the small test content and a fake clock, in a temporary folder. */
export function createClockedServices(databaseUrl: string | undefined): ClockedServices {
  const dataDir = mkdtempSync(join(tmpdir(), 'clocked-'));
  const clock = createFakeClock();
  const log: LogEntry[] = [];
  const running = new Set<ServiceCopy>();
  return {
    clock,
    dataDir,
    log,
    async start(demoData = smallData) {
      if (databaseUrl === undefined && demoData === smallData && !existsSync(embeddedFile(dataDir)))
        await copySeededSqlite(dataDir, clockedContent);
      const addEntry = (each: LogEntry) => log.push(each);
      const options = { port: 0, host: '127.0.0.1', dataDir, databaseUrl, seedDemo: true };
      const service = await startService({
        ...options,
        brandKey: 'pandan-row',
        loadDemoData: async () => demoData,
        log: addEntry,
        clock,
      });
      const clientOptions = { configuration: defaultConfiguration, editorKey: service.editorKey };
      const client = createApiClient({ baseUrl: service.url, ...clientOptions, log: () => undefined });
      const copy: ServiceCopy = {
        client,
        url: service.url,
        async save(id, title) {
          const tiles = [{ type: 'text', key: 'text', body: `<p>${title}</p>` }];
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
