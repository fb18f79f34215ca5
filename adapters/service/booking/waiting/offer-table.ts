import type { WaitingEntryTable } from '#adapters/service/database/booking-rows.ts';
import type { Connection } from '#adapters/service/database/tables.ts';
import {
  moveSeats,
  readTakenSeats,
  releaseSeats,
  reserveSeats,
  type SeatReservation,
  toTimeRange,
} from '../availability/seat-reservations.ts';
import { offerMail } from '../mail/waiting-mails.ts';
import { withoutOwnSeats } from '../manage/change/own-seats.ts';
import { findNextOffer, type NextOffer } from './next-in-line.ts';
import { queueWaitingMail } from './queue-waiting-mail.ts';
import { createWaitingContext, type WaitingDependencies } from './waiting-dependencies.ts';

export interface OfferInput {
  readonly storeId: string;
  readonly day: string;
  /** Seats that are given up in the same transaction: nobody else can take them before the first in line. */
  readonly freed?: SeatReservation | undefined;
  /** The entry that declined the freed table: it is offered another time only if the table suits nobody else. */
  readonly refusedBy?: string | undefined;
  /** In milliseconds. */
  readonly now: number;
}

/** `retry`: another request was faster; the transaction must be rolled back and repeated. */
export type OfferResult = 'offered' | 'none' | 'retry';

/**
 * Releases seats and reserves a table for the first in line whom it suits, in one transaction with the caller's changes.
 * Entries are locked before seats, and seats are changed in one pass in the order of area and time, so that concurrent
 * steps cannot deadlock.
 */
export async function offerTable(
  connection: Connection,
  dependencies: WaitingDependencies,
  input: OfferInput,
): Promise<OfferResult> {
  const { storeId, freed, now } = input;
  const next = await findNext(connection, dependencies, input);
  if (!next) {
    if (freed) await releaseSeats(connection, freed);
    return 'none';
  }
  const entry = await saveOffer(connection, next, now + dependencies.waitingOfferMs);
  if (!entry) return 'retry';
  const { area, covers, stay } = next;
  const { firstQuarter, quarters } = stay;
  const reserved: SeatReservation = { storeId, areaId: area.id, covers, firstQuarter, quarters };
  const hasSeats = freed
    ? await moveSeats(connection, freed, reserved, area.seats)
    : await reserveSeats(connection, reserved, area.seats);
  if (!hasSeats) return 'retry';
  const bookable = await dependencies.bookableRestaurants.read(connection, storeId);
  await queueWaitingMail(connection, dependencies, { entry, bookable, now, write: offerMail });
  return 'offered';
}

async function findNext(
  connection: Connection,
  dependencies: WaitingDependencies,
  { storeId, day, freed, refusedBy, now }: OfferInput,
) {
  const entries = await connection
    .selectFrom('waiting_entries')
    .selectAll()
    .where('status', '=', 'waiting')
    .where('store_id', '=', storeId)
    .where('day', '=', day)
    .execute();
  const bookable = entries.length > 0 && (await dependencies.bookableRestaurants.read(connection, storeId));
  if (!bookable) return undefined;
  const taken = await readTakenSeats(connection, [storeId], ...toTimeRange(day, day));
  const free = withoutOwnSeats(taken(storeId), freed);
  const findAmong = (candidates: readonly WaitingEntryTable[]) =>
    findNextOffer(candidates, bookable, free, createWaitingContext(dependencies, now));
  return (
    findAmong(entries.filter(({ reference }) => reference !== refusedBy)) ??
    findAmong(entries.filter(({ reference }) => reference === refusedBy))
  );
}

/** Marks an entry as offered. Undefined if it was offered another table, or left the list, meanwhile. */
const saveOffer = (
  connection: Connection,
  { entry, time, area, stay }: NextOffer,
  until: number,
): Promise<WaitingEntryTable | undefined> =>
  connection
    .updateTable('waiting_entries')
    .set({
      status: 'offered',
      offer_time: time,
      offer_area_id: area.id,
      offer_first_quarter: stay.firstQuarter,
      offer_quarters: stay.quarters,
      offer_minutes: stay.minutes,
      offer_until: new Date(until).toISOString(),
    })
    .where('reference', '=', entry.reference)
    .where('status', '=', 'waiting')
    .returningAll()
    .executeTakeFirst();
