import { sql } from 'kysely';
import type { Migration } from 'kysely/migration';
import { afterAll, afterEach, describe, expect, it } from 'vitest';
import { startTemporaryPostgres } from '#adapters/testing/temporary-postgres.ts';
import { migrations } from './migrations/migrations.ts';
import { type DatabaseOptions, openDatabase } from './open-database.ts';
import type { Database } from './tables.ts';

const postgres = await startTemporaryPostgres();
afterAll(() => postgres?.stop());
const closers: (() => Promise<unknown>)[] = [];
afterEach(async () => {
  for (const close of closers.splice(0).reverse()) await close();
});

const last = '9999-last';
const readTimeout = async (database: Parameters<Migration['up']>[0]): Promise<string | undefined> =>
  (await sql<{ statement_timeout: string }>`show statement_timeout`.execute(database)).rows[0]?.statement_timeout;

describe.runIf(postgres)('a PostgreSQL migration', { timeout: 60_000 }, () => {
  const newDatabase = async (): Promise<DatabaseOptions> => ({
    databaseUrl: await postgres?.createDatabase(),
    dataDir: '',
    statementTimeoutMs: 7000,
  });
  async function open(input: DatabaseOptions): Promise<Database> {
    const database = await openDatabase(input);
    closers.push(() => database.destroy());
    return database;
  }
  const readLastMigration = async (database: Database): Promise<unknown> =>
    (await sql<{ name: string }>`select name from kysely_migration order by name`.execute(database)).rows.at(-1)?.name;

  it('has no statement timeout, while the service keeps its own', async () => {
    const limits: unknown[] = [];
    const up: Migration['up'] = async (connection) => void limits.push(await readTimeout(connection));
    const database = await open({ ...(await newDatabase()), migrations: { ...migrations, [last]: { up } } });
    expect([...limits, await readTimeout(database)]).toEqual(['0', '7s']);
  });

  it('runs once when several copies start together on an empty database, and each waits for it', async () => {
    let runs = 0;
    /** Runs until both other copies wait for it. */
    const up: Migration['up'] = async (connection) => {
      runs += 1;
      const waitingQuery = sql<{ count: number }>`select count(*)::int as count from pg_locks
        where locktype = 'advisory' and not granted`;
      const countWaiting = async () => (await waitingQuery.execute(connection)).rows[0]?.count;
      await expect.poll(countWaiting, { timeout: 15_000 }).toBe(2);
    };
    const input = { ...(await newDatabase()), migrations: { ...migrations, [last]: { up } } };
    const opened = await Promise.all([open(input), open(input), open(input)]);
    for (const database of opened) expect(await readLastMigration(database)).toBe(last);
    expect(runs).toBe(1);
  });

  it('waits for another migration up to the configured time, and says what to do', async () => {
    const input = await newDatabase();
    const first = await open(input);
    await first.connection().execute(async (connection) => {
      await sql`select pg_advisory_lock(7241905518)`.execute(connection);
      await expect(openDatabase({ ...input, migrationWaitMs: 50 })).rejects.toThrow(
        'Wait until it has finished and start again, or set MIGRATION_WAIT_SECONDS higher.',
      );
      await sql`select pg_advisory_unlock(7241905518)`.execute(connection);
    });
    await expect(open({ ...input, migrationWaitMs: 50 })).resolves.toBeDefined();
  });
});
