import { sql } from 'kysely';
import { afterAll, afterEach, describe, expect, it } from 'vitest';
import { startTemporaryPostgres } from '#adapters/testing/temporary-postgres.ts';
import { type BookingService, startBookingService } from '../booking/testing/start-booking-service.ts';
import { isDatabaseUnavailable } from './is-database-unavailable.ts';
import { openDatabase } from './open-database.ts';
import type { Database } from './tables.ts';

const postgres = await startTemporaryPostgres();
const closers: (() => Promise<unknown>)[] = [];
afterEach(async () => {
  for (const close of closers.splice(0).reverse()) await close();
});
afterAll(() => postgres?.stop());

/** A service on its own database, and another connection to it. */
async function setUp() {
  const databaseUrl = await postgres?.createDatabase();
  const service = await startBookingService({ databaseUrl });
  const other = await openDatabase({ databaseUrl, dataDir: service.dataDir });
  closers.push(
    () => service.close(),
    () => other.destroy(),
  );
  return { service, other };
}

/**
 * Begins a transaction, and rolls it back after the test at the latest. Closing a database waits for its transactions, so
 * a failed test that left one open would never end.
 */
async function beginTransaction(database: Database) {
  const transaction = await database.startTransaction().execute();
  const rollBack = () =>
    transaction
      .rollback()
      .execute()
      .catch(() => undefined);
  closers.push(rollBack);
  return { transaction, rollBack };
}

const breakOthers = sql`select pg_terminate_backend(pid) from pg_stat_activity
  where datname = current_database() and pid <> pg_backend_pid()`;
/** Terminates one connection, and waits up to nine seconds for the server to end it. */
const terminateConnection = (pid: number | undefined) =>
  sql<{ ended: boolean }>`select pg_terminate_backend(${pid}, 9000) as ended`;
const ownPid = sql<{ pid: number }>`select pg_backend_pid() as pid`;

/** Requesting a token always writes to the database. */
const requestToken = (service: BookingService) => fetch(`${service.url}/api/token`, { method: 'POST' });

async function expectRefusal(reply: Response): Promise<void> {
  expect([reply.status, await reply.json()]).toEqual([
    503,
    { success: false, message: 'Something went wrong, please try again.' },
  ]);
  expect(Number(reply.headers.get('retry-after'))).toBeGreaterThanOrEqual(1);
}

describe.runIf(postgres)('a service whose PostgreSQL', { timeout: 60_000 }, () => {
  it('has no free connection replies 503 with Retry-After, and recovers', async () => {
    const { service, other } = await setUp();
    const { transaction: lock, rollBack } = await beginTransaction(other);
    await sql`lock table tokens in access exclusive mode`.execute(lock);
    let refusals = 0;
    const allRefused = Promise.withResolvers<void>();
    const send = async () => {
      const reply = await requestToken(service);
      if (reply.status === 503) refusals += 1;
      if (refusals === 5) allRefused.resolve();
      return reply;
    };
    const replies = Promise.all(Array.from({ length: 15 }, send));
    await allRefused.promise;
    await rollBack();
    const statuses = (await replies).map(({ status }) => status).sort();
    expect(statuses).toEqual([...Array.from({ length: 10 }, () => 200), ...Array.from({ length: 5 }, () => 503)]);
    const refused = (await replies).filter(({ status }) => status === 503);
    for (const reply of refused) await expectRefusal(reply);
    expect((await requestToken(service)).status).toBe(200);
  });

  it('breaks active connections replies 503, keeps running, and serves the next request', async () => {
    const { service, other } = await setUp();
    const { transaction: lock, rollBack } = await beginTransaction(other);
    await sql`lock table tokens in access exclusive mode`.execute(lock);
    const replies = Promise.all(Array.from({ length: 5 }, () => requestToken(service)));
    const blocked = sql<{ count: number }>`select count(*)::int as count from pg_locks where not granted`;
    const countBlocked = async () => (await blocked.execute(lock)).rows[0]?.count;
    await expect.poll(countBlocked, { timeout: 15_000 }).toBe(5);
    await breakOthers.execute(lock);
    for (const reply of await replies) await expectRefusal(reply);
    await rollBack();
    // The server closes a connection shortly after it has rejected its statement.
    await expect.poll(async () => (await requestToken(service)).status, { timeout: 15_000 }).toBe(200);
  });

  it('breaks a connection within a transaction keeps running, and loses no connection', async () => {
    const { service, other } = await setUp();
    for (let round = 0; round < 12; round += 1) {
      const { transaction: broken, rollBack } = await beginTransaction(service.database);
      const [own] = (await ownPid.execute(broken)).rows;
      // The service opens other connections at any time, so the test waits for this one only.
      expect((await terminateConnection(own?.pid).execute(other)).rows).toEqual([{ ended: true }]);
      // The error differs by whether the driver has already noticed that the server ended the connection.
      await expect(sql`select 1`.execute(broken)).rejects.toSatisfy(isDatabaseUnavailable);
      await rollBack();
    }
    expect((await sql<{ one: number }>`select 1 as one`.execute(service.database)).rows).toEqual([{ one: 1 }]);
  });
});

it.runIf(postgres)(
  'a service whose PostgreSQL has stopped replies 503 with Retry-After',
  { timeout: 60_000 },
  async () => {
    const stoppedPostgres = await startTemporaryPostgres();
    const service = await startBookingService({ databaseUrl: await stoppedPostgres?.createDatabase() });
    closers.push(() => service.close());
    expect((await requestToken(service)).status).toBe(200);
    await stoppedPostgres?.stop();
    await expectRefusal(await requestToken(service));
  },
);
