import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { sql } from 'kysely';
import { afterAll, expect, it } from 'vitest';
import { openDatabase } from '#adapters/service/database/open-database.ts';
import { readTakenSeats, selectTakenSeats } from './seat-reservations.ts';

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
