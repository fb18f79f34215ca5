import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { DemoData } from '../content/seed/demo-data.ts';
import { seedDatabase } from '../content/seed/seed.ts';
import { embeddedFile } from '../database/embedded-database.ts';
import { openDatabase } from '../database/open-database.ts';

/** The content of a test database, and when it was written, in milliseconds since 1970. */
export interface TestContent {
  readonly data: DemoData;
  readonly nowMs: number;
}

interface DatabaseLocation {
  readonly databaseUrl?: string | undefined;
  readonly dataDir: string;
}

/** For tests: creates the tables of an empty database, and its content if there is any. */
export async function createTestDatabase(location: DatabaseLocation, content?: TestContent): Promise<void> {
  const database = await openDatabase(location);
  try {
    if (content)
      await seedDatabase(database, content.data, new Date(content.nowMs).toISOString(), {
        canFill: true,
        canUpdate: false,
      });
  } finally {
    await database.destroy();
  }
}

const files = new WeakMap<DemoData, Map<number, Promise<Buffer>>>();

/**
 * For tests: puts a SQLite database with content into a data folder. It is created once per process and then copied,
 * which takes a tenth of the time.
 */
export async function copySeededSqlite(dataDir: string, { data, nowMs }: TestContent): Promise<void> {
  const byTime = files.get(data) ?? new Map<number, Promise<Buffer>>();
  files.set(data, byTime);
  const file = byTime.get(nowMs) ?? createSqliteFile({ data, nowMs });
  byTime.set(nowMs, file);
  writeFileSync(embeddedFile(dataDir), await file, { mode: 0o600 });
}

async function createSqliteFile(content: TestContent): Promise<Buffer> {
  const dataDir = mkdtempSync(join(tmpdir(), 'seeded-'));
  try {
    await createTestDatabase({ dataDir }, content);
    return readFileSync(embeddedFile(dataDir));
  } finally {
    rmSync(dataDir, { recursive: true, force: true });
  }
}
