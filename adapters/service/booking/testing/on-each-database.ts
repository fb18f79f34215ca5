import { afterAll } from 'vitest';
import { startTemporaryPostgres } from '#adapters/testing/temporary-postgres.ts';

interface TestDatabase {
  readonly name: string;
  /** The address of a new, empty one; undefined: SQLite in the service’s own folder. */
  readonly databaseUrl: () => Promise<string | undefined>;
}

/** For tests: the databases that the service runs on, as far as they are installed. Call it at the top of a file. */
export async function eachDatabase(): Promise<readonly TestDatabase[]> {
  const postgres = await startTemporaryPostgres();
  afterAll(() => postgres?.stop());
  const sqlite: TestDatabase = { name: 'SQLite', databaseUrl: async () => undefined };
  return postgres ? [sqlite, { name: 'PostgreSQL', databaseUrl: () => postgres.createDatabase() }] : [sqlite];
}
