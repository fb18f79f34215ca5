import { describe, expect, it } from 'vitest';
import { startTestDatabases } from '#adapters/service/booking/testing/start-test-databases.ts';
import { openTwoConnections } from '#adapters/service/testing/open-two-connections.ts';
import type { ChangeKind } from '#schemas/api/content/changes.ts';
import { recordChange, withContentLock } from '../changes/changes.ts';
import { oncePerChange } from './once-per-change.ts';

const databases = await startTestDatabases();

describe.each(databases)('a value that is derived from content on $name', ({ databaseUrl }) => {
  it('is derived once, including for concurrent readers, until another process changes content [scale.cache]', async () => {
    const { database, other } = await openTwoConnections(await databaseUrl());
    let derivations = 0;
    const read = oncePerChange(['menu'], async () => {
      derivations += 1;
      return derivations;
    });
    expect(await Promise.all([read(database), read(database)])).toEqual([1, 1]);
    expect(await read(database)).toBe(1);
    await withContentLock(other, (connection) => recordChange(connection, 'menu', 'main', '2026-11-21T12:00:00.000Z'));
    expect(await read(database)).toBe(2);
    expect(await read(database)).toBe(2);
  });

  it('is not derived again after changes of other content [scale.cache]', async () => {
    const { database, other } = await openTwoConnections(await databaseUrl());
    let derivations = 0;
    const read = oncePerChange(['menu', 'offer'], async () => {
      derivations += 1;
      return derivations;
    });
    const change = (kind: ChangeKind) =>
      withContentLock(other, (connection) => recordChange(connection, kind, 'one', '2026-11-21T12:00:00.000Z'));
    expect(await read(database)).toBe(1);
    await change('page');
    expect(await read(database)).toBe(1);
    await change('offer');
    await change('page');
    expect(await read(database)).toBe(2);
  });

  it('is derived again after a failure, and for each database [scale.cache]', async () => {
    const { database, other } = await openTwoConnections(await databaseUrl());
    let isBroken = true;
    const seen: unknown[] = [];
    const read = oncePerChange(['menu'], async (from) => {
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
