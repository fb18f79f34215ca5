import { tmpdir } from 'node:os';
import { afterAll } from 'vitest';
import { openDatabase } from '#adapters/service/database/open-database.ts';
import { startTemporaryPostgres } from '#adapters/testing/temporary-postgres.ts';

interface TestDatabase {
  readonly name: string;
  /** URL of a new database without content; undefined: SQLite in the service's data folder. */
  readonly databaseUrl: () => Promise<string | undefined>;
}

/** For tests: the installed databases that the service supports. Call it at the top of a test file. */
export async function startTestDatabases(): Promise<readonly TestDatabase[]> {
  const postgres = await startTemporaryPostgres();
  afterAll(() => postgres?.stop());
  const sqlite: TestDatabase = { name: 'SQLite', databaseUrl: async () => undefined };
  if (!postgres) return [sqlite];
  // Copying a database with tables is faster than migrating each one.
  const template = await postgres.createDatabase();
  const database = await openDatabase({ databaseUrl: template, dataDir: tmpdir() });
  await database.destroy();
  return [sqlite, { name: 'PostgreSQL', databaseUrl: () => postgres.createDatabase(template) }];
}
