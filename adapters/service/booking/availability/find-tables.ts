import { bookingCode } from '#schemas/domain/booking/booking-message.ts';
import type { BookingRules } from '#schemas/domain/booking/rules/booking-rules.ts';
import type { BookingMenuRules, OccasionRules } from '#schemas/domain/booking/rules/occasion-rules.ts';
import type { BookableRestaurant } from './bookable-restaurant.ts';
import {
  coversOf,
  declineCovers,
  isAtTime,
  isByEnquiry,
  isOnDay,
  isUnbookable,
  menusFor,
  type Party,
  rulesOrUnbookable,
  type Unbookable,
} from './party-rules.ts';
import { areasFor, hasRoom, sittingOf, type TakenSeats } from './seating.ts';
import { isInReach, type TableTime, type TimeGrid, tableTimesOn } from './table-times.ts';

/** The table that a party looks for at one restaurant on one day. */
export interface TableRequest {
  readonly occasionId: string;
  readonly party: Party;
  readonly date: string;
  readonly areaId?: string | null | undefined;
  readonly menuIds?: readonly string[];
}

export interface FoundTable {
  readonly table: TableTime;
  /** Whether it can be booked or requested. */
  readonly available: boolean;
  readonly byEnquiry: boolean;
  /** Areas with enough free seats. */
  readonly areaIds: readonly string[];
}

/** The current time in milliseconds, and settings of the whole chain. */
export interface Terms {
  readonly now: number;
  readonly maxCovers: number;
  readonly grid: TimeGrid;
}

/** The booking rules and the table times of a day that are still to come. */
export interface OpenDay {
  readonly rules: BookingRules;
  readonly tables: readonly TableTime[];
}

/** Table times depend on the restaurant's rules only, and computing them is the most expensive part of a reply. */
const known = new WeakMap<BookableRestaurant, Map<string, readonly TableTime[]>>();
/** Largest number of cached days per restaurant. */
const mostDays = 100;

function tablesOf(
  bookable: BookableRestaurant,
  rules: BookingRules,
  date: string,
  grid: TimeGrid,
): readonly TableTime[] {
  const days = known.get(bookable) ?? new Map<string, readonly TableTime[]>();
  known.set(bookable, days);
  const key = `${date} ${grid.firstMinutes} ${grid.stepMinutes}`;
  const tables = days.get(key) ?? tableTimesOn(bookable.restaurant, rules, date, grid);
  if (days.size >= mostDays) days.clear();
  days.set(key, tables);
  return tables;
}

/** Table times of a day from now on. The list is empty if the day is over, closed or beyond the booking window. */
export function openDay(
  bookable: BookableRestaurant,
  date: string,
  { now, grid }: Omit<Terms, 'maxCovers'>,
): OpenDay | Unbookable {
  const rules = rulesOrUnbookable(bookable);
  if (isUnbookable(rules)) return rules;
  const inReach = isInReach(bookable.restaurant, rules, date, now);
  const tables = inReach ? tablesOf(bookable, rules, date, grid).filter(({ startsAt }) => startsAt > now) : [];
  return { rules, tables };
}

/** Occasions offered at any of these times. */
export const occasionsAt = (rules: BookingRules, tables: readonly TableTime[]): OccasionRules[] =>
  rules.occasions.filter((occasion) => tables.some((table) => isAtTime(occasion, table)));

/**
 * An occasion with the times at which it is offered; rejected if it is not offered that day or not for such a party.
 */
export function occasionOn(
  { rules, tables }: OpenDay,
  { occasionId, party }: Pick<TableRequest, 'occasionId' | 'party'>,
  maxCovers: number,
): { readonly occasion: OccasionRules; readonly tables: readonly TableTime[] } | Unbookable {
  const occasion = rules.occasions.find(({ id }) => id === occasionId);
  const evenings = tables.filter(({ evening }) => occasion && isOnDay(occasion, evening));
  if (!occasion || evenings.length === 0) return { code: bookingCode.notOnThisDate };
  const unbookable = declineCovers(occasion, party, maxCovers);
  return unbookable ?? { occasion, tables: evenings.filter((table) => isAtTime(occasion, table)) };
}

/** Table times for a party, including those that are full. Pure: `taken` returns the occupied seats. */
export function findTables(
  bookable: BookableRestaurant,
  request: TableRequest,
  taken: TakenSeats,
  terms: Terms,
): FoundTable[] | Unbookable {
  const day = openDay(bookable, request.date, terms);
  return isUnbookable(day) ? day : findTablesOn(day, request, taken, terms.maxCovers);
}

/** Same as `findTables`, for a day that is known to be open. */
export function findTablesOn(
  day: OpenDay,
  request: Omit<TableRequest, 'date'>,
  taken: TakenSeats,
  maxCovers: number,
): FoundTable[] | Unbookable {
  const held = occasionOn(day, request, maxCovers);
  if (isUnbookable(held)) return held;
  const { rules } = day;
  const covers = coversOf(request.party);
  const areas = areasFor(rules, held.occasion, request.areaId);
  if (areas.length === 0) return { code: bookingCode.unknown };
  return held.tables
    .filter((table) => servesMenus(menusFor(rules, held.occasion, table), request.menuIds ?? []))
    .map((table) => {
      const byEnquiry = isByEnquiry(rules, held.occasion, covers, table);
      const sitting = sittingOf(rules, covers, table);
      const areaIds = byEnquiry
        ? []
        : areas.filter((area) => hasRoom(area, sitting, covers, taken)).map(({ id }) => id);
      return { table, byEnquiry, areaIds, available: byEnquiry || areaIds.length > 0 };
    });
}

const servesMenus = (menus: readonly BookingMenuRules[], wanted: readonly string[]): boolean =>
  wanted.every((id) => menus.some((menu) => menu.id === id));
