import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, describe, expect, it } from 'vitest';
import { startTestDatabases } from '#adapters/service/booking/testing/start-test-databases.ts';
import { openDatabase } from '#adapters/service/database/open-database.ts';
import { recordChange, withContentLock } from '../changes/changes.ts';
import { oncePerChange } from './once-per-change.ts';

const databases = await startTestDatabases();
const closers: (() => unknown)[] = [];
afterEach(async () => {
  for (const close of closers.splice(0).reverse()) await close();
});

describe.each(databases)('a value that is derived from content on $name', ({ databaseUrl }) => {
  async function setUp() {
    const folder = mkdtempSync(join(tmpdir(), 'derived-'));
    const input = { databaseUrl: await databaseUrl(), dataDir: folder };
    const [database, other] = [await openDatabase(input), await openDatabase(input)];
    closers.push(
      () => rmSync(folder, { recursive: true, force: true }),
      () => database.destroy(),
      () => other.destroy(),
    );
    return { database, other };
  }

  it('is derived once, also for concurrent readers, until another process changes content [scale.cache]', async () => {
    const { database, other } = await setUp();
    let derivations = 0;
    const read = oncePerChange(async () => {
      derivations += 1;
      return derivations;
    });
    expect(await Promise.all([read(database), read(database)])).toEqual([1, 1]);
    expect(await read(database)).toBe(1);
    await withContentLock(other, (connection) => recordChange(connection, 'menu', 'main', '2026-11-21T12:00:00.000Z'));
    expect(await read(database)).toBe(2);
    expect(await read(database)).toBe(2);
  });

  it('is derived again after a failure, and for each database [scale.cache]', async () => {
    const { database, other } = await setUp();
    let isBroken = true;
    const seen: unknown[] = [];
    const read = oncePerChange(async (from) => {
      seen.push(from);
      if (isBroken) throw new Error('The database is busy.');
      return 'derived';
    });
    await expect(read(database)).rejects.toThrow('busy');
    isBroken = false;
    expect([await read(database), await read(other)]).toEqual(['derived', 'derived']);
    expect(seen).toEqual([database, database, other]);
  });
});
