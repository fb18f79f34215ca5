import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { KyselyPlugin } from 'kysely';
import { afterEach, describe, expect, it } from 'vitest';
import { eachDatabase } from '../booking/on-each-database.ts';
import { openDatabase } from '../database/open-database.ts';
import type { Database } from '../database/tables.ts';
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
    const feed = createChangeFeed(busy);
    const seen: string[] = [];
    let since = 0;
    for (let round = 0; round < 4 * most; round += 1) {
      const { sequence, changes } = await feed.read(since, 0, new AbortController().signal);
      seen.push(...changes.map(({ id }) => id));
      since = sequence;
    }
    return seen;
  }

  it('loses no publish that comes between its reads', async () => {
    const { database, publish } = await setUp();
    expect(await follow(database, publish, 5)).toEqual(Array.from({ length: 5 }, (_, index) => `page-${index + 1}`));
  });

  it('tells of a database that was replaced by one with fewer changes', async () => {
    const { database, publish } = await setUp();
    await publish();
    const feed = createChangeFeed(database);
    expect(await feed.read(50, 10_000, new AbortController().signal)).toEqual({ sequence: 1, changes: [] });
  });
});
