import { chmodSync, mkdirSync } from 'node:fs';
import { join } from 'node:path';
import { Kysely, PostgresDialect, SqliteDialect } from 'kysely';
import { Migrator } from 'kysely/migration';
import { Pool } from 'pg';
import { migrations } from './migrations.ts';
import { openNodeSqlite } from './node-sqlite.ts';
import type { Database, Tables } from './tables.ts';

export interface DatabaseInput {
  /** A PostgreSQL address; undefined: a SQLite file in the data folder. */
  readonly databaseUrl?: string | undefined;
  readonly dataDir: string;
}

/** Opens the database and brings it to the newest form. Throws when either fails. */
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
  // The database will hold personal data: nobody else on the machine may read it.
  mkdirSync(dataDir, { recursive: true, mode: 0o700 });
  const file = join(dataDir, 'service.sqlite');
  const database = openNodeSqlite(file);
  chmodSync(file, 0o600);
  return new SqliteDialect({ database });
}

async function migrate(database: Database): Promise<void> {
  const migrator = new Migrator({ db: database, provider: { getMigrations: async () => ({ ...migrations }) } });
  const { error } = await migrator.migrateToLatest();
  if (error !== undefined) throw error;
}
