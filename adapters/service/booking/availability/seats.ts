import type { Connection } from '#adapters/service/database/tables.ts';
import type { Sitting, TakenSeats } from './seating.ts';

const quarterMs = 900_000;

/** Reads the taken seats of restaurants between two times in milliseconds, by store id. */
export async function readTaken(
  connection: Connection,
  storeIds: readonly string[],
  from: number,
  to: number,
): Promise<(storeId: string) => TakenSeats> {
  const rows = await connection
    .selectFrom('seats')
    .select(['store_id', 'area_id', 'quarter', 'taken'])
    .where('store_id', 'in', storeIds)
    .where('quarter', '>=', Math.floor(from / quarterMs))
    .where('quarter', '<', Math.ceil(to / quarterMs))
    .execute();
  const stores = new Map<string, Map<string, Map<number, number>>>();
  for (const { store_id, area_id, quarter, taken } of rows) {
    const areas = stores.get(store_id) ?? new Map<string, Map<number, number>>();
    stores.set(store_id, areas);
    areas.set(area_id, (areas.get(area_id) ?? new Map<number, number>()).set(quarter, taken));
  }
  return (storeId) => {
    const areas = stores.get(storeId);
    return (areaId, quarter) => areas?.get(areaId)?.get(quarter) ?? 0;
  };
}

export interface HeldSeats extends Pick<Sitting, 'firstQuarter' | 'quarters'> {
  readonly storeId: string;
  readonly areaId: string;
  readonly covers: number;
}

const quartersOf = ({ firstQuarter, quarters }: HeldSeats): number[] =>
  Array.from({ length: quarters }, (_, index) => firstQuarter + index);

/**
 * Reserves seats for a whole stay. Returns false if there are not enough; the transaction must then be rolled back. One
 * statement updates the quarters in order, so that concurrent reservations cannot deadlock.
 */
export async function takeSeats(connection: Connection, held: HeldSeats, seats: number): Promise<boolean> {
  if (held.covers > seats) return false;
  const rows = await connection
    .insertInto('seats')
    .values(
      quartersOf(held).map((quarter) => ({
        store_id: held.storeId,
        area_id: held.areaId,
        quarter,
        taken: held.covers,
      })),
    )
    .onConflict((conflict) =>
      conflict
        .columns(['store_id', 'area_id', 'quarter'])
        .doUpdateSet((row) => ({ taken: row('seats.taken', '+', held.covers) }))
        .where('seats.taken', '<=', seats - held.covers),
    )
    .returning('quarter')
    .execute();
  return rows.length === held.quarters;
}

/** Releases seats, in the same order as they are reserved. */
export async function freeSeats(connection: Connection, held: HeldSeats): Promise<void> {
  for (const quarter of quartersOf(held)) {
    await connection
      .updateTable('seats')
      .set((row) => ({ taken: row('taken', '-', held.covers) }))
      .where('store_id', '=', held.storeId)
      .where('area_id', '=', held.areaId)
      .where('quarter', '=', quarter)
      .execute();
  }
}
