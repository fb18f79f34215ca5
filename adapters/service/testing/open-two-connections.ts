import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { onTestFinished } from 'vitest';
import { openDatabase } from '#adapters/service/database/open-database.ts';

/** Two processes’ connections to one database, until the test ends. Without a URL it is SQLite in a new folder. */
export async function openTwoConnections(databaseUrl: string | undefined) {
  const dataDir = mkdtempSync(join(tmpdir(), 'two-connections-'));
  const [database, other] = [
    await openDatabase({ databaseUrl, dataDir }),
    await openDatabase({ databaseUrl, dataDir }),
  ];
  onTestFinished(async () => {
    await Promise.all([database.destroy(), other.destroy()]);
    rmSync(dataDir, { recursive: true, force: true });
  });
  return { database, other };
}
