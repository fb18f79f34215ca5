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

/** What a party looks for at one restaurant on one day. */
export interface TableRequest {
  readonly occasionId: string;
  readonly party: Party;
  readonly date: string;
  readonly areaId?: string | null | undefined;
  readonly menuIds?: readonly string[];
}

export interface FoundTable {
  readonly table: TableTime;
  /** Whether it can be had or asked for. */
  readonly available: boolean;
  readonly byEnquiry: boolean;
  /** The areas with room. */
  readonly areaIds: readonly string[];
}

/** The moment, in milliseconds, and what holds for the whole chain: its largest party, its times of day. */
export interface Terms {
  readonly now: number;
  readonly maxCovers: number;
  readonly grid: TimeGrid;
}

/** The rules, the occasion and the day's table times still to come; or why there are none. */
export interface OpenDay {
  readonly rules: BookingRules;
  readonly tables: readonly TableTime[];
}

/** The times of a house change with its rules alone, and reckoning them is the dearest part of an answer. */
const known = new WeakMap<BookableRestaurant, Map<string, readonly TableTime[]>>();
/** Most days kept of a house. */
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

/** The times of a day at which tables are given from now on. No times: the day is over, closed or out of reach. */
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

/** The occasions that are held at any of these times. */
export const occasionsAt = (rules: BookingRules, tables: readonly TableTime[]): OccasionRules[] =>
  rules.occasions.filter((occasion) => tables.some((table) => isAtTime(occasion, table)));

/** An occasion with the times at which it is held; declined when it is not held that day, or not for such a party. */
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

/** The times at which a party can have a table, and those that are full. Pure: `taken` says what is booked. */
export function findTables(
  bookable: BookableRestaurant,
  request: TableRequest,
  taken: TakenSeats,
  terms: Terms,
): FoundTable[] | Unbookable {
  const day = openDay(bookable, request.date, terms);
  return isUnbookable(day) ? day : findTablesOn(day, request, taken, terms.maxCovers);
}

/** The same on a day that is known to be open. */
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
