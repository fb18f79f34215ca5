import type { WaitingEntryTable } from '#adapters/service/database/booking-rows.ts';
import type { BookableRestaurant } from '../availability/bookable-restaurant.ts';
import { countCovers } from '../availability/party-rules.ts';
import { planStay, type Stay, type TakenSeats } from '../availability/stay.ts';
import { canBeOffered, findSuitableTables, type WaitedTable, type WaitingContext } from './suitable-tables.ts';

/** What decides who is next. */
export type LineEntry = WaitedTable &
  Pick<WaitingEntryTable, 'reference' | 'from_time' | 'to_time' | 'joined_at' | 'store_id' | 'refused_times'>;

export interface NextOffer<Entry extends LineEntry = LineEntry> {
  readonly entry: Entry;
  readonly time: string;
  readonly startsAt: number;
  readonly area: { readonly id: string; readonly name: string; readonly seats: number };
  readonly covers: number;
  readonly stay: Stay;
}

/**
 * The first in line for whose party and times a table is free, and the earliest such table. Whoever joined first is
 * first; a party that does not fit is passed over and keeps its place. Pure.
 */
export function findNextOffer<Entry extends LineEntry>(
  entries: readonly Entry[],
  bookable: BookableRestaurant,
  taken: TakenSeats,
  context: WaitingContext,
): NextOffer<Entry> | undefined {
  for (const entry of entries.toSorted(byPlace)) {
    const offer = findTableFor(entry, bookable, taken, context);
    if (offer) return offer;
  }
  return undefined;
}

const byPlace = (one: LineEntry, other: LineEntry): number =>
  keyOf(one) < keyOf(other) ? -1 : keyOf(one) > keyOf(other) ? 1 : 0;
const keyOf = ({ joined_at, reference }: LineEntry): string => `${joined_at} ${reference}`;

function findTableFor<Entry extends LineEntry>(
  entry: Entry,
  bookable: BookableRestaurant,
  taken: TakenSeats,
  context: WaitingContext,
): NextOffer<Entry> | undefined {
  const tables = findSuitableTables(bookable, entry, taken, context);
  const found = tables.find(({ table, areaIds }) => areaIds.length > 0 && canBeOffered(table.time, entry));
  const area = bookable.rules?.areas.find(({ id }) => id === found?.areaIds[0]);
  if (!found || !area || !bookable.rules) return undefined;
  const covers = countCovers(entry);
  const { time, startsAt } = found.table;
  return { entry, time, startsAt, area, covers, stay: planStay(bookable.rules, covers, found.table) };
}
