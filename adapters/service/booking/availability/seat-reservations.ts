import type { Connection } from '#adapters/service/database/tables.ts';
import type { Stay, TakenSeats } from './stay.ts';

const quarterMs = 900_000;
const dayMs = 86_400_000;

/** Time range of dates, in milliseconds, for reading the taken seats in all time zones, including service after midnight. */
export const toTimeRange = (first: string, last: string): readonly [number, number] => [
  Date.parse(first) - dayMs,
  Date.parse(last) + 4 * dayMs,
];

/** The taken seats of restaurants between two times in milliseconds. */
export const selectTakenSeats = (connection: Connection, storeIds: readonly string[], from: number, to: number) =>
  connection
    .selectFrom('seats')
    .select(['store_id', 'area_id', 'quarter', 'taken'])
    .where('store_id', 'in', storeIds)
    .where('quarter', '>=', Math.floor(from / quarterMs))
    .where('quarter', '<', Math.ceil(to / quarterMs));

/** Reads the taken seats of restaurants between two times in milliseconds, by store id. */
export async function readTakenSeats(
  connection: Connection,
  storeIds: readonly string[],
  from: number,
  to: number,
): Promise<(storeId: string) => TakenSeats> {
  const rows = await selectTakenSeats(connection, storeIds, from, to).execute();
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

export interface SeatReservation extends Pick<Stay, 'firstQuarter' | 'quarters'> {
  readonly storeId: string;
  readonly areaId: string;
  readonly covers: number;
}

const listQuarters = ({ firstQuarter, quarters }: SeatReservation): number[] =>
  Array.from({ length: quarters }, (_, index) => firstQuarter + index);

/**
 * Reserves seats for a whole stay. Returns false if there are not enough; the transaction must then be rolled back. One
 * statement updates the quarters in order, so that concurrent reservations cannot deadlock.
 */
export async function reserveSeats(
  connection: Connection,
  reservation: SeatReservation,
  seats: number,
): Promise<boolean> {
  if (reservation.covers > seats) return false;
  const rows = await connection
    .insertInto('seats')
    .values(
      listQuarters(reservation).map((quarter) => ({
        store_id: reservation.storeId,
        area_id: reservation.areaId,
        quarter,
        taken: reservation.covers,
      })),
    )
    .onConflict((conflict) =>
      conflict
        .columns(['store_id', 'area_id', 'quarter'])
        .doUpdateSet((row) => ({ taken: row('seats.taken', '+', reservation.covers) }))
        .where('seats.taken', '<=', seats - reservation.covers),
    )
    .returning('quarter')
    .execute();
  return rows.length === reservation.quarters;
}

/** Releases seats, in the same order as they are reserved. */
export async function releaseSeats(connection: Connection, reservation: SeatReservation): Promise<void> {
  for (const quarter of listQuarters(reservation)) {
    await connection
      .updateTable('seats')
      .set((row) => ({ taken: row('taken', '-', reservation.covers) }))
      .where('store_id', '=', reservation.storeId)
      .where('area_id', '=', reservation.areaId)
      .where('quarter', '=', quarter)
      .execute();
  }
}

/**
 * Moves a reservation in one pass over all its quarters, in the order of area and time, so that concurrent changes cannot
 * deadlock. Quarters that both have keep their seats. Returns false if there are not enough; the transaction must then be
 * rolled back.
 */
export async function moveSeats(
  connection: Connection,
  from: SeatReservation,
  to: SeatReservation,
  seats: number,
): Promise<boolean> {
  if (to.covers > seats) return false;
  for (const change of listSeatChanges(from, to)) {
    if (change.covers > 0) {
      if (!(await reserveSeats(connection, change, seats))) return false;
    } else if (change.covers < 0) await releaseSeats(connection, { ...change, covers: -change.covers });
  }
  return true;
}

/** The difference between two reservations of one restaurant for each quarter, ordered by area and time. */
function listSeatChanges(from: SeatReservation, to: SeatReservation): SeatReservation[] {
  const changes = new Map<string, SeatReservation>();
  const add = (reservation: SeatReservation, sign: 1 | -1): void => {
    const { storeId, areaId } = reservation;
    for (const firstQuarter of listQuarters(reservation)) {
      const key = `${areaId}\n${firstQuarter}`;
      const covers = (changes.get(key)?.covers ?? 0) + sign * reservation.covers;
      changes.set(key, { storeId, areaId, firstQuarter, quarters: 1, covers });
    }
  };
  add(from, -1);
  add(to, 1);
  return [...changes.values()].sort((one, other) =>
    one.areaId === other.areaId ? one.firstQuarter - other.firstQuarter : one.areaId < other.areaId ? -1 : 1,
  );
}
