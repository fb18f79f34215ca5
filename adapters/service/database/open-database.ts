import { chmodSync } from 'node:fs';
import { Kysely, PostgresDialect, SqliteDialect } from 'kysely';
import { Pool } from 'pg';
import { embeddedFile, prepareEmbeddedDatabase } from './embedded-database.ts';
import { type Migrations, migrateDatabase, migratePostgres } from './migrate-database.ts';
import { migrations as ownMigrations } from './migrations/migrations.ts';
import { openNodeSqlite } from './node-sqlite.ts';
import type { Database, Tables } from './tables.ts';

export interface DatabaseOptions {
  /** PostgreSQL connection URL; undefined: a SQLite file in the data folder. */
  readonly databaseUrl?: string | undefined;
  readonly dataDir: string;
  /** Statement timeout on PostgreSQL in milliseconds. Does not apply to migrations. */
  readonly statementTimeoutMs?: number;
  /** Milliseconds that a migration waits for another one or for a table in use; default: ten minutes. */
  readonly migrationWaitMs?: number | undefined;
  /** Default: the service's own. */
  readonly migrations?: Migrations;
}

const defaultMigrationWaitMs = 600_000;

/**
 * Opens the database and migrates it. Throws if either fails; an `UnusableDatabase` if the embedded database is
 * damaged.
 */
export async function openDatabase(input: DatabaseOptions): Promise<Database> {
  const { databaseUrl, migrationWaitMs: lockWaitMs = defaultMigrationWaitMs, migrations = ownMigrations } = input;
  if (databaseUrl !== undefined) await migratePostgres({ databaseUrl, lockWaitMs }, migrations);
  const database = new Kysely<Tables>({ dialect: createDialect(input) });
  try {
    if (databaseUrl === undefined) await migrateDatabase(database, migrations);
    return database;
  } catch (error) {
    await database.destroy();
    throw error;
  }
}

function createDialect({ databaseUrl, dataDir, statementTimeoutMs = 10_000 }: DatabaseOptions) {
  if (databaseUrl !== undefined) {
    const pool = new Pool({
      connectionString: databaseUrl,
      max: 10,
      connectionTimeoutMillis: 5000,
      statement_timeout: statementTimeoutMs,
    });
    // The pool replaces broken connections, and their users get the error from their statement. Without listeners such
    // an error would end the process; the pool's own listener covers idle connections only.
    pool.on('error', () => undefined);
    pool.on('connect', (client) => client.on('error', () => undefined));
    return new PostgresDialect({ pool });
  }
  prepareEmbeddedDatabase(dataDir);
  const file = embeddedFile(dataDir);
  const database = openNodeSqlite(file);
  chmodSync(file, 0o600);
  return new SqliteDialect({ database });
}
