import { sql } from 'kysely';
import { afterAll, afterEach, describe, expect, it } from 'vitest';
import { startTemporaryPostgres } from '#adapters/testing/temporary-postgres.ts';
import { type BookingService, startBookingService } from '../booking/testing/start-booking-service.ts';
import { isDatabaseTrouble } from './is-database-trouble.ts';
import { openDatabase } from './open-database.ts';
import type { Database } from './tables.ts';

const postgres = await startTemporaryPostgres();
const closing: (() => Promise<unknown>)[] = [];
afterEach(async () => {
  for (const close of closing.splice(0).reverse()) await close();
});
afterAll(() => postgres?.stop());

/** A service on a database of its own, and another connection to that. */
async function setUp() {
  const databaseUrl = await postgres?.createDatabase();
  const service = await startBookingService({ databaseUrl });
  const other = await openDatabase({ databaseUrl, dataDir: service.dataDir });
  closing.push(
    () => service.close(),
    () => other.destroy(),
  );
  return { service, other };
}

/**
 * Begins a transaction, and rolls it back after the test at the latest: a database that is closed waits for its
 * transactions, so one that a failed test leaves open would keep the test from ending.
 */
async function begin(database: Database) {
  const transaction = await database.startTransaction().execute();
  const rollBack = () =>
    transaction
      .rollback()
      .execute()
      .catch(() => undefined);
  closing.push(rollBack);
  return { transaction, rollBack };
}

const breakOthers = sql`select pg_terminate_backend(pid) from pg_stat_activity
  where datname = current_database() and pid <> pg_backend_pid()`;
/** Breaks one connection, and waits at most nine seconds until the server has ended it. */
const breakOne = (pid: number | undefined) =>
  sql<{ ended: boolean }>`select pg_terminate_backend(${pid}, 9000) as ended`;
const ownPid = sql<{ pid: number }>`select pg_backend_pid() as pid`;

/** A token is written into the database, whatever else is asked. */
const askForToken = (service: BookingService) => fetch(`${service.url}/api/token`, { method: 'POST' });

async function expectRefusal(reply: Response): Promise<void> {
  expect([reply.status, await reply.json()]).toEqual([
    503,
    { success: false, message: 'Something went wrong, please try again.' },
  ]);
  expect(Number(reply.headers.get('retry-after'))).toBeGreaterThanOrEqual(1);
}

describe.runIf(postgres)('a service whose PostgreSQL', { timeout: 60_000 }, () => {
  it('has no connection left answers 503 and when to come again, and goes on when there is one', async () => {
    const { service, other } = await setUp();
    const { transaction: lock, rollBack } = await begin(other);
    await sql`lock table tokens in access exclusive mode`.execute(lock);
    let refusals = 0;
    const allRefused = Promise.withResolvers<void>();
    const ask = async () => {
      const reply = await askForToken(service);
      if (reply.status === 503) refusals += 1;
      if (refusals === 5) allRefused.resolve();
      return reply;
    };
    const replies = Promise.all(Array.from({ length: 15 }, ask));
    await allRefused.promise;
    await rollBack();
    const statuses = (await replies).map(({ status }) => status).sort();
    expect(statuses).toEqual([...Array.from({ length: 10 }, () => 200), ...Array.from({ length: 5 }, () => 503)]);
    const refused = (await replies).filter(({ status }) => status === 503);
    for (const reply of refused) await expectRefusal(reply);
    expect((await askForToken(service)).status).toBe(200);
  });

  it('breaks connections under way answers 503, lives, and answers the next', async () => {
    const { service, other } = await setUp();
    const { transaction: lock, rollBack } = await begin(other);
    await sql`lock table tokens in access exclusive mode`.execute(lock);
    const replies = Promise.all(Array.from({ length: 5 }, () => askForToken(service)));
    const blocked = sql<{ count: number }>`select count(*)::int as count from pg_locks where not granted`;
    const countBlocked = async () => (await blocked.execute(lock)).rows[0]?.count;
    await expect.poll(countBlocked, { timeout: 15_000 }).toBe(5);
    await breakOthers.execute(lock);
    for (const reply of await replies) await expectRefusal(reply);
    await rollBack();
    // The server closes a connection a moment after it has refused its statement.
    await expect.poll(async () => (await askForToken(service)).status, { timeout: 15_000 }).toBe(200);
  });

  it('breaks a connection between two statements of a transaction lives, and loses no connection by it', async () => {
    const { service, other } = await setUp();
    for (let round = 0; round < 12; round += 1) {
      const { transaction: broken, rollBack } = await begin(service.database);
      const [own] = (await ownPid.execute(broken)).rows;
      // The service opens connections of its own at any time, so nothing here waits until there is no other.
      expect((await breakOne(own?.pid).execute(other)).rows).toEqual([{ ended: true }]);
      // The driver says one thing where it has read that the server ended the connection, and another where it has not yet.
      await expect(sql`select 1`.execute(broken)).rejects.toSatisfy(isDatabaseTrouble);
      await rollBack();
    }
    expect((await sql<{ one: number }>`select 1 as one`.execute(service.database)).rows).toEqual([{ one: 1 }]);
  });
});

it.runIf(postgres)(
  'a service whose PostgreSQL has ended answers 503 and when to come again',
  { timeout: 60_000 },
  async () => {
    const gone = await startTemporaryPostgres();
    const service = await startBookingService({ databaseUrl: await gone?.createDatabase() });
    closing.push(() => service.close());
    expect((await askForToken(service)).status).toBe(200);
    await gone?.stop();
    await expectRefusal(await askForToken(service));
  },
);
