import { tmpdir } from 'node:os';
import { afterAll } from 'vitest';
import { createTestDatabase, type TestContent } from '#adapters/service/testing/seeded-database.ts';
import { startTemporaryPostgres } from '#adapters/testing/temporary-postgres.ts';

interface TestDatabase {
  readonly name: string;
  /** URL of a new database; undefined: SQLite in the service's data folder. */
  readonly databaseUrl: () => Promise<string | undefined>;
}

/**
 * For tests: the installed databases that the service supports. Call it at the top of a test file. New PostgreSQL
 * databases have the given content, or none.
 */
export async function startTestDatabases(content?: TestContent): Promise<readonly TestDatabase[]> {
  const postgres = await startTemporaryPostgres();
  afterAll(() => postgres?.stop());
  const sqlite: TestDatabase = { name: 'SQLite', databaseUrl: async () => undefined };
  if (!postgres) return [sqlite];
  // Copying a database is faster than creating the tables and the content of each one.
  const template = await postgres.createDatabase();
  await createTestDatabase({ databaseUrl: template, dataDir: tmpdir() }, content);
  return [sqlite, { name: 'PostgreSQL', databaseUrl: () => postgres.createDatabase(template) }];
}
