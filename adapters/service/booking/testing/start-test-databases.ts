import { afterAll } from 'vitest';
import { startTemporaryPostgres } from '#adapters/testing/temporary-postgres.ts';

interface TestDatabase {
  readonly name: string;
  /** URL of a new, empty database; undefined: SQLite in the service's data folder. */
  readonly databaseUrl: () => Promise<string | undefined>;
}

/** For tests: the installed databases that the service supports. Call it at the top of a test file. */
export async function startTestDatabases(): Promise<readonly TestDatabase[]> {
  const postgres = await startTemporaryPostgres();
  afterAll(() => postgres?.stop());
  const sqlite: TestDatabase = { name: 'SQLite', databaseUrl: async () => undefined };
  return postgres ? [sqlite, { name: 'PostgreSQL', databaseUrl: () => postgres.createDatabase() }] : [sqlite];
}
