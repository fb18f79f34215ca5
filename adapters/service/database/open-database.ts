import { chmodSync } from 'node:fs';
import { Kysely, PostgresDialect, SqliteDialect } from 'kysely';
import { Migrator } from 'kysely/migration';
import { Pool } from 'pg';
import { embeddedFile, prepareEmbeddedDatabase } from './embedded-database.ts';
import { migrations } from './migrations.ts';
import { openNodeSqlite } from './node-sqlite.ts';
import type { Database, Tables } from './tables.ts';

export interface DatabaseInput {
  /** A PostgreSQL address; undefined: a SQLite file in the data folder. */
  readonly databaseUrl?: string | undefined;
  readonly dataDir: string;
}

/** Opens the database and migrates it. Throws when either fails, an `UnusableDatabase` for an embedded one that is damaged. */
export async function openDatabase(input: DatabaseInput): Promise<Database> {
  const database = new Kysely<Tables>({ dialect: dialectOf(input) });
  try {
    await migrate(database);
    return database;
  } catch (error) {
    await database.destroy();
    throw error;
  }
}

function dialectOf({ databaseUrl, dataDir }: DatabaseInput) {
  if (databaseUrl !== undefined) {
    const pool = new Pool({
      connectionString: databaseUrl,
      max: 10,
      connectionTimeoutMillis: 5000,
      statement_timeout: 10_000,
    });
    // A connection that breaks is replaced by the pool, and whoever used it is told by the statement. Without listeners it
    // would end the process: the pool’s own hears of idle ones alone.
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

async function migrate(database: Database): Promise<void> {
  const migrator = new Migrator({ db: database, provider: { getMigrations: async () => ({ ...migrations }) } });
  const { error } = await migrator.migrateToLatest();
  if (error !== undefined) throw error;
}
