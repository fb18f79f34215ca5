import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { sql } from 'kysely';
import { afterAll, beforeEach, describe, expect, it } from 'vitest';
import { openDatabase } from '#adapters/service/database/open-database.ts';
import { moveSeats, readTakenSeats, releaseSeats, reserveSeats, selectTakenSeats } from './seat-reservations.ts';

const dataDir = mkdtempSync(join(tmpdir(), 'seats-'));
const database = await openDatabase({ dataDir });
afterAll(async () => {
  await database.destroy();
  rmSync(dataDir, { recursive: true });
});

const day = Date.parse('2026-12-24T00:00:00Z');
const quarterOf = (ms: number): number => ms / 900_000;

it('taken seats of a day are found by their time, not among those of all bookings so far', async () => {
  const query = selectTakenSeats(database, ['17', '18'], day, day + 86_400_000).compile();
  // The plan does not depend on the values of parameters.
  const explained = sql<{ detail: string }>`explain query plan ${sql.raw(query.sql.replaceAll('?', "''"))}`;
  const { rows } = await explained.execute(database);
  expect(rows.map(({ detail }) => detail)).toEqual([
    'SEARCH seats USING INDEX seats_by_quarter (store_id=? AND quarter>? AND quarter<?)',
  ]);
});

it('taken seats are those of the given restaurants from the first time to before the last [booking.taken]', async () => {
  const seats = [
    { store_id: '17', area_id: 'bar', quarter: quarterOf(day) - 1, taken: 1 },
    { store_id: '17', area_id: 'bar', quarter: quarterOf(day), taken: 2 },
    { store_id: '17', area_id: 'terrace', quarter: quarterOf(day), taken: 3 },
    { store_id: '17', area_id: 'bar', quarter: quarterOf(day) + 4, taken: 4 },
    { store_id: '19', area_id: 'bar', quarter: quarterOf(day), taken: 5 },
  ];
  await database.insertInto('seats').values(seats).execute();
  const taken = await readTakenSeats(database, ['17', '18'], day, day + 3_600_000);
  expect(seats.map(({ store_id, area_id, quarter }) => taken(store_id)(area_id, quarter))).toEqual([0, 2, 3, 0, 0]);
});

describe('a reservation of seats', () => {
  beforeEach(async () => {
    await database.deleteFrom('seats').execute();
  });
  const at = (areaId: string, firstQuarter: number, quarters: number, covers: number) => ({
    storeId: '1',
    areaId,
    firstQuarter,
    quarters,
    covers,
  });
  const taken = async () => {
    const rows = await database.selectFrom('seats').selectAll().where('taken', '<>', 0).execute();
    return Object.fromEntries(rows.map((row) => [`${row.area_id} ${row.quarter}`, row.taken]));
  };

  it('takes as many seats as there are in each quarter, and no more [booking.availability] [booking.taken]', async () => {
    expect(await reserveSeats(database, at('bar', 100, 2, 4), 6)).toBe(true);
    expect(await reserveSeats(database, at('bar', 101, 2, 2), 6)).toBe(true);
    expect(await taken()).toEqual({ 'bar 100': 4, 'bar 101': 6, 'bar 102': 2 });
    expect(await reserveSeats(database, at('bar', 101, 1, 1), 6)).toBe(false);
    expect(await reserveSeats(database, at('bar', 200, 1, 6), 6)).toBe(true);
    expect(await reserveSeats(database, at('bar', 300, 1, 7), 6)).toBe(false);
    await releaseSeats(database, at('bar', 101, 2, 2));
    expect(await taken()).toEqual({ 'bar 100': 4, 'bar 101': 4, 'bar 200': 6 });
  });

  it('is moved in time, to another area and to another size, with the seats that both have [diner.manage]', async () => {
    const first = at('bar', 100, 3, 4);
    await reserveSeats(database, first, 6);
    const later = at('bar', 101, 3, 6);
    expect(await moveSeats(database, first, later, 6)).toBe(true);
    expect(await taken()).toEqual({ 'bar 101': 6, 'bar 102': 6, 'bar 103': 6 });
    const smaller = at('bar', 102, 2, 2);
    expect(await moveSeats(database, later, smaller, 6)).toBe(true);
    expect(await taken()).toEqual({ 'bar 102': 2, 'bar 103': 2 });
    expect(await moveSeats(database, smaller, at('terrace', 102, 2, 2), 2)).toBe(true);
    expect(await taken()).toEqual({ 'terrace 102': 2, 'terrace 103': 2 });
  });

  it('is not moved where there are too few seats, alone or beside others [diner.manage] [booking.taken]', async () => {
    const own = at('bar', 100, 2, 2);
    await reserveSeats(database, own, 6);
    await reserveSeats(database, at('terrace', 101, 1, 5), 6);
    expect(await moveSeats(database, own, at('terrace', 200, 2, 7), 6)).toBe(false);
    expect(await taken()).toEqual({ 'bar 100': 2, 'bar 101': 2, 'terrace 101': 5 });
    expect(await moveSeats(database, own, at('terrace', 100, 2, 2), 6)).toBe(false);
  });
});
