import { Kysely, PostgresDialect, sql } from 'kysely';
import { type Migration, Migrator } from 'kysely/migration';
import { Pool } from 'pg';
import { errorCode } from '#adapters/error-code.ts';
import type { Database, Tables } from './tables.ts';

export type Migrations = Readonly<Record<string, Migration>>;

interface PostgresMigrationOptions {
  readonly databaseUrl: string;
  /** Milliseconds to wait for another copy that is migrating, or for a table in use. */
  readonly lockWaitMs: number;
}

/** An arbitrary number, unique among advisory locks in the database. */
const lockId = 7_241_905_518;

/** Runs all pending migrations. Throws if one fails. */
export async function migrateDatabase(database: Database, migrations: Migrations): Promise<void> {
  const migrator = new Migrator({ db: database, provider: { getMigrations: async () => ({ ...migrations }) } });
  const { error } = await migrator.migrateToLatest();
  if (error !== undefined) throw error;
}

/**
 * Migrates PostgreSQL over a separate connection, because a migration may take longer than the statement timeout.
 * Copies that start together wait for each other: the lock is acquired before the first statement.
 */
export async function migratePostgres(input: PostgresMigrationOptions, migrations: Migrations): Promise<void> {
  const { databaseUrl, lockWaitMs } = input;
  const pool = new Pool({
    connectionString: databaseUrl,
    // The lock belongs to the connection, so the pool has only one and never closes it when idle.
    max: 1,
    idleTimeoutMillis: 0,
    connectionTimeoutMillis: 5000,
  });
  pool.on('error', () => undefined);
  pool.on('connect', (client) => client.on('error', () => undefined));
  const database = new Kysely<Tables>({ dialect: new PostgresDialect({ pool }) });
  try {
    await sql`select set_config('statement_timeout', '0', false), set_config('lock_timeout', ${String(lockWaitMs)}, false)`.execute(
      database,
    );
    await acquireLock(database, lockWaitMs);
    await migrateDatabase(database, migrations);
  } finally {
    // Closing the connection releases the lock.
    await database.destroy();
  }
}

/** PostgreSQL's `lock_not_available`. */
const lockNotAvailable = '55P03';

async function acquireLock(database: Database, lockWaitMs: number): Promise<void> {
  try {
    await sql`select pg_advisory_lock(${lockId})`.execute(database);
  } catch (error) {
    if (errorCode(error) !== lockNotAvailable) throw error;
    throw new Error(
      `Another copy of the service has been migrating the database for ${lockWaitMs / 1000} seconds. ` +
        'Wait until it has finished and start again, or set MIGRATION_WAIT_SECONDS higher.',
      { cause: error },
    );
  }
}
