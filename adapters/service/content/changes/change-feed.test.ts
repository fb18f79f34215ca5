import { setImmediate as nextTick } from 'node:timers/promises';
import type { KyselyPlugin } from 'kysely';
import { describe, expect, it, onTestFinished } from 'vitest';
import { startTestDatabases } from '#adapters/service/booking/testing/start-test-databases.ts';
import type { Database } from '#adapters/service/database/tables.ts';
import { createClockedServices } from '#adapters/service/testing/clocked-services.ts';
import { openTwoConnections } from '#adapters/service/testing/open-two-connections.ts';
import { createFakeClock } from '#adapters/testing/fake-clock.ts';
import { endpoints } from '#schemas/api/endpoints.ts';
import { createChangeFeed } from './change-feed.ts';
import { recordChange, withContentLock } from './changes.ts';

const databases = await startTestDatabases();
const at = '2026-11-20T12:00:00.000Z';

/** Runs a callback after each statement, before its result is used. */
const afterEachStatement = (then: () => Promise<void>): KyselyPlugin => ({
  transformQuery: ({ node }) => node,
  async transformResult({ result }) {
    await then();
    return result;
  },
});

describe.each(databases)('change feed on $name', ({ databaseUrl }) => {
  async function setUp() {
    const { database, other } = await openTwoConnections(await databaseUrl());
    let published = 0;
    const publish = () => {
      published += 1;
      return withContentLock(other, (connection) => recordChange(connection, 'page', `page-${published}`, at));
    };
    return { database, publish };
  }

  /** Reads the feed until it has every change, like a site does. A page is published after each statement. */
  async function follow(database: Database, publish: () => Promise<number>, most: number): Promise<string[]> {
    let remaining = most;
    const busyDatabase = database.withPlugin(
      afterEachStatement(async () => {
        if (remaining === 0) return;
        remaining -= 1;
        await publish();
      }),
    );
    const feed = createChangeFeed(busyDatabase, createFakeClock());
    const received: string[] = [];
    let since = 0;
    for (let round = 0; round < 4 * most; round += 1) {
      const { sequence, changes } = await feed.read(since, 0, new AbortController().signal);
      received.push(...changes.map(({ id }) => id));
      since = sequence;
    }
    return received;
  }

  /** A reader that found no change and waits, 200 ms after it started: the first poll wakes every reader once. */
  async function startWaiting(database: Database, waitMs: number) {
    const [clock, disconnected] = [createFakeClock(), new AbortController()];
    let statements = 0;
    const countStatements = afterEachStatement(async () => {
      statements += 1;
    });
    const answer = createChangeFeed(database.withPlugin(countStatements), clock).read(0, waitMs, disconnected.signal);
    const untilStatements = async (count: number): Promise<void> => {
      while (statements < count) await nextTick();
      await nextTick();
    };
    await untilStatements(1);
    clock.advance(200);
    await clock.tick();
    await untilStatements(3);
    return { clock, disconnected, answer };
  }

  it('misses no change published between its reads [preview.publish]', async () => {
    const { database, publish } = await setUp();
    expect(await follow(database, publish, 5)).toEqual(Array.from({ length: 5 }, (_, index) => `page-${index + 1}`));
  });

  it('reports a database that was replaced by one with fewer changes [api.cache]', async () => {
    const { database, publish } = await setUp();
    await publish();
    const feed = createChangeFeed(database, createFakeClock());
    expect(await feed.read(50, 10_000, new AbortController().signal)).toEqual({ sequence: 1, changes: [] });
  });

  it('reports a change by another process within a second [api.cache] [preview.publish]', async () => {
    const { database, publish } = await setUp();
    const { clock, answer } = await startWaiting(database, 20_000);
    await publish();
    clock.advance(1000);
    await clock.tick();
    expect(await answer).toMatchObject({ sequence: 1, changes: [{ kind: 'page', id: 'page-1' }] });
  });

  it('returns no changes after the timeout, and then stops polling [api.cache]', async () => {
    const { database } = await setUp();
    const { clock, answer } = await startWaiting(database, 5000);
    clock.advance(4799);
    await clock.tick();
    expect(clock.repeating).toBe(1);
    clock.advance(1000);
    await clock.tick();
    expect(await answer).toEqual({ sequence: 0, changes: [] });
    expect(clock.repeating).toBe(0);
  });

  it('ends when the reader disconnects [api.cache]', async () => {
    const { database } = await setUp();
    const { clock, disconnected, answer } = await startWaiting(database, 5000);
    disconnected.abort();
    expect(await answer).toEqual({ sequence: 0, changes: [] });
    expect(clock.repeating).toBe(0);
  });

  it('reports a change by its own process without polling [api.cache]', async () => {
    const services = createClockedServices(await databaseUrl());
    onTestFinished(() => services.close());
    const { client, save } = await services.start();
    const idleCount = services.clock.repeating;
    const { sequence } = await client.call(endpoints.changes);
    const pending = client.call(endpoints.changes, { query: { since: sequence, wait: 20 } });
    await expect.poll(() => services.clock.repeating, { timeout: 15_000 }).toBe(idleCount + 1);
    await save('easter', 'Easter');
    await client.call(endpoints.publishPage, { params: { id: 'easter' } });
    // The clock does not advance, so only the publication can end the wait.
    expect((await pending).changes).toMatchObject([{ kind: 'page', id: 'easter' }]);
  });
});
