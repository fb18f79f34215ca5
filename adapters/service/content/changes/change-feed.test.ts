import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setImmediate as turnOfLoop } from 'node:timers/promises';
import type { KyselyPlugin } from 'kysely';
import { afterEach, describe, expect, it } from 'vitest';
import { eachDatabase } from '#adapters/service/booking/testing/on-each-database.ts';
import { openDatabase } from '#adapters/service/database/open-database.ts';
import type { Database } from '#adapters/service/database/tables.ts';
import { createClockedWorld } from '#adapters/service/testing/start-clocked-service.ts';
import { createFakeClock } from '#adapters/testing/fake-clock.ts';
import { endpoints } from '#schemas/api/endpoints.ts';
import { createChangeFeed } from './change-feed.ts';
import { recordChange, writing } from './changes.ts';

const databases = await eachDatabase();
const at = '2026-11-20T12:00:00.000Z';
const closing: (() => unknown)[] = [];
afterEach(async () => {
  for (const close of closing.splice(0).reverse()) await close();
});

/** Calls back after each statement, before its result is used. */
const afterEachStatement = (then: () => Promise<void>): KyselyPlugin => ({
  transformQuery: ({ node }) => node,
  async transformResult({ result }) {
    await then();
    return result;
  },
});

describe.each(databases)('the change feed on $name', ({ databaseUrl }) => {
  async function setUp() {
    const folder = mkdtempSync(join(tmpdir(), 'feed-'));
    const input = { databaseUrl: await databaseUrl(), dataDir: folder };
    const [database, other] = [await openDatabase(input), await openDatabase(input)];
    closing.push(
      () => rmSync(folder, { recursive: true, force: true }),
      () => database.destroy(),
      () => other.destroy(),
    );
    let published = 0;
    const publish = () => {
      published += 1;
      return writing(other, (connection) => recordChange(connection, 'page', `page-${published}`, at));
    };
    return { database, publish };
  }

  /** Reads the feed until it has all that was published, as a site does; a publish comes after each statement. */
  async function follow(database: Database, publish: () => Promise<number>, most: number): Promise<string[]> {
    let left = most;
    const busy = database.withPlugin(
      afterEachStatement(async () => {
        if (left === 0) return;
        left -= 1;
        await publish();
      }),
    );
    const feed = createChangeFeed(busy, createFakeClock());
    const seen: string[] = [];
    let since = 0;
    for (let round = 0; round < 4 * most; round += 1) {
      const { sequence, changes } = await feed.read(since, 0, new AbortController().signal);
      seen.push(...changes.map(({ id }) => id));
      since = sequence;
    }
    return seen;
  }

  /** A reader who has found nothing and waits, 200 ms after it came: the first poll wakes every reader once. */
  async function startWaiting(database: Database, waitMs: number) {
    const [clock, leaving] = [createFakeClock(), new AbortController()];
    let statements = 0;
    const counted = afterEachStatement(async () => {
      statements += 1;
    });
    const answer = createChangeFeed(database.withPlugin(counted), clock).read(0, waitMs, leaving.signal);
    const untilStatements = async (count: number): Promise<void> => {
      while (statements < count) await turnOfLoop();
      await turnOfLoop();
    };
    await untilStatements(1);
    clock.advance(200);
    await clock.tick();
    await untilStatements(3);
    return { clock, leaving, answer };
  }

  it('loses no publish that comes between its reads', async () => {
    const { database, publish } = await setUp();
    expect(await follow(database, publish, 5)).toEqual(Array.from({ length: 5 }, (_, index) => `page-${index + 1}`));
  });

  it('tells of a database that was replaced by one with fewer changes', async () => {
    const { database, publish } = await setUp();
    await publish();
    const feed = createChangeFeed(database, createFakeClock());
    expect(await feed.read(50, 10_000, new AbortController().signal)).toEqual({ sequence: 1, changes: [] });
  });

  it('tells of what another process publishes within a second [api.cache] [preview.publish]', async () => {
    const { database, publish } = await setUp();
    const { clock, answer } = await startWaiting(database, 20_000);
    await publish();
    clock.advance(1000);
    await clock.tick();
    expect(await answer).toMatchObject({ sequence: 1, changes: [{ kind: 'page', id: 'page-1' }] });
  });

  it('answers with nothing when the time is over, and polls no more then', async () => {
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

  it('ends the wait of a reader who leaves', async () => {
    const { database } = await setUp();
    const { clock, leaving, answer } = await startWaiting(database, 5000);
    leaving.abort();
    expect(await answer).toEqual({ sequence: 0, changes: [] });
    expect(clock.repeating).toBe(0);
  });

  it('tells of what its own process publishes without looking for it [api.cache]', async () => {
    const world = createClockedWorld(await databaseUrl());
    closing.push(() => world.close());
    const { client, save } = await world.start();
    const atRest = world.clock.repeating;
    const { sequence } = await client.call(endpoints.changes);
    const waiting = client.call(endpoints.changes, { query: { since: sequence, wait: 20 } });
    await expect.poll(() => world.clock.repeating, { timeout: 15_000 }).toBe(atRest + 1);
    await save('easter', 'Easter');
    await client.call(endpoints.publishPage, { params: { id: 'easter' } });
    // The clock stands still: nothing but the publish itself ends the wait.
    expect((await waiting).changes).toMatchObject([{ kind: 'page', id: 'easter' }]);
  });
});
