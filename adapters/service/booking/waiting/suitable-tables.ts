import type { WaitingEntryTable } from '#adapters/service/database/booking-rows.ts';
import { isAfterMidnight } from '#schemas/domain/booking/availability/offered-times.ts';
import type { BookableRestaurant } from '../availability/bookable-restaurant.ts';
import { type BookingContext, type FoundTable, findTables } from '../availability/find-tables.ts';
import { countCovers, guaranteeFor, menusFor } from '../availability/party-rules.ts';
import { areasFor, type TakenSeats } from '../availability/stay.ts';

/** The table that a party waits for. */
export type WaitedTable = Pick<WaitingEntryTable, 'day' | 'adults' | 'children' | 'occasion_id' | 'menu_id'>;

export interface WaitingContext extends BookingContext {
  /** Milliseconds for which a freed table is reserved for the first in line. */
  readonly waitingOfferMs: number;
}

/**
 * The tables of a day that a party can be offered, taken or not, in order of time. None of the night before, none that
 * starts before an offer would end, and none that needs an enquiry or a card: nobody can be asked for a card while a table is reserved. Pure.
 */
export function findSuitableTables(
  bookable: BookableRestaurant,
  waited: WaitedTable,
  taken: TakenSeats,
  context: WaitingContext,
): FoundTable[] {
  const { rules } = bookable;
  const occasion = rules?.occasions.find(({ id }) => id === waited.occasion_id);
  if (!rules || !occasion) return [];
  const covers = countCovers(waited);
  if (!areasFor(rules, occasion).some(({ seats }) => seats >= covers)) return [];
  const menuIds = waited.menu_id === null ? [] : [waited.menu_id];
  const request = { occasionId: occasion.id, party: waited, date: waited.day, menuIds };
  const tables = findTables(bookable, request, taken, context);
  if (!Array.isArray(tables)) return [];
  const hasMenu = (found: FoundTable): boolean =>
    occasion.menuLinkGroup === undefined ||
    menusFor(rules, occasion, found.table).some(({ id }) => id === waited.menu_id);
  return tables.filter(
    (found) =>
      !isAfterMidnight(found.table.time) &&
      !found.requiresEnquiry &&
      hasMenu(found) &&
      found.table.startsAt >= context.now + context.waitingOfferMs &&
      !guaranteeFor(rules, occasion, covers, found.table),
  );
}

type TimeWindow = Pick<WaitingEntryTable, 'from_time' | 'to_time'>;

/** Whether a local time suits. Pure. */
export const isInWindow = (time: string, { from_time, to_time }: TimeWindow): boolean =>
  from_time <= time && time <= to_time;

/** The times that an entry is not offered again. Pure. */
export const refusedTimesOf = ({ refused_times }: Pick<WaitingEntryTable, 'refused_times'>): readonly string[] =>
  refused_times?.split(' ') ?? [];

/** Whether an entry can be offered a table at a time. Pure. */
export const canBeOffered = (time: string, entry: TimeWindow & Pick<WaitingEntryTable, 'refused_times'>): boolean =>
  isInWindow(time, entry) && !refusedTimesOf(entry).includes(time);
