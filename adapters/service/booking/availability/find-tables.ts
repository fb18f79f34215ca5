import { bookingCode } from '#schemas/domain/booking/booking-message.ts';
import type { BookingRules } from '#schemas/domain/booking/rules/booking-rules.ts';
import type { BookingMenuRules, OccasionRules } from '#schemas/domain/booking/rules/occasion-rules.ts';
import type { BookableRestaurant } from './bookable-restaurant.ts';
import {
  type BookingRejection,
  checkPartySize,
  countCovers,
  findBookingRules,
  isAtTime,
  isBookingRejection,
  isEnquiryOnly,
  isOnDay,
  menusFor,
  type Party,
  unknownArea,
} from './party-rules.ts';
import { areasFor, hasFreeSeats, planStay, type TakenSeats } from './stay.ts';
import { isWithinBookingWindow, listTableTimes, type TableTime, type TimeGrid } from './table-times.ts';

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
  readonly requiresEnquiry: boolean;
  /** Areas with enough free seats. */
  readonly areaIds: readonly string[];
}

/** The current time in milliseconds, and settings of the whole chain. */
export interface BookingContext {
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
const tableTimesCache = new WeakMap<BookableRestaurant, Map<string, readonly TableTime[]>>();
/** Largest number of cached days per restaurant. */
const maxDays = 100;

function getTableTimes(
  bookable: BookableRestaurant,
  rules: BookingRules,
  date: string,
  grid: TimeGrid,
): readonly TableTime[] {
  const days = tableTimesCache.get(bookable) ?? new Map<string, readonly TableTime[]>();
  tableTimesCache.set(bookable, days);
  const key = `${date} ${grid.firstMinutes} ${grid.stepMinutes}`;
  const tables = days.get(key) ?? listTableTimes(bookable.restaurant, rules, date, grid);
  if (days.size >= maxDays) days.clear();
  days.set(key, tables);
  return tables;
}

/** Table times of a day from now on. The list is empty if the day is over, closed or beyond the booking window. */
export function findOpenDay(
  bookable: BookableRestaurant,
  date: string,
  { now, grid }: Omit<BookingContext, 'maxCovers'>,
): OpenDay | BookingRejection {
  const rules = findBookingRules(bookable);
  if (isBookingRejection(rules)) return rules;
  const isBookable = isWithinBookingWindow(bookable.restaurant, rules, date, now);
  const tables = isBookable ? getTableTimes(bookable, rules, date, grid).filter(({ startsAt }) => startsAt > now) : [];
  return { rules, tables };
}

/** Occasions offered at any of these times. */
export const filterOccasions = (rules: BookingRules, tables: readonly TableTime[]): OccasionRules[] =>
  rules.occasions.filter((occasion) => tables.some((table) => isAtTime(occasion, table)));

/**
 * An occasion with the times at which it is offered; rejected if it is not offered that day or not for such a party.
 */
export function findOccasion(
  { rules, tables }: OpenDay,
  { occasionId, party }: Pick<TableRequest, 'occasionId' | 'party'>,
  maxCovers: number,
): { readonly occasion: OccasionRules; readonly tables: readonly TableTime[] } | BookingRejection {
  const occasion = rules.occasions.find(({ id }) => id === occasionId);
  const tablesOfDay = tables.filter(({ serviceDate }) => occasion && isOnDay(occasion, serviceDate));
  if (!occasion || tablesOfDay.length === 0) return { code: bookingCode.notOnThisDate };
  const rejection = checkPartySize(occasion, party, maxCovers);
  return rejection ?? { occasion, tables: tablesOfDay.filter((table) => isAtTime(occasion, table)) };
}

/** Table times for a party, including those that are full. Pure: `taken` returns the occupied seats. */
export function findTables(
  bookable: BookableRestaurant,
  request: TableRequest,
  taken: TakenSeats,
  context: BookingContext,
): FoundTable[] | BookingRejection {
  const day = findOpenDay(bookable, request.date, context);
  return isBookingRejection(day) ? day : findTablesOn(day, request, taken, context.maxCovers);
}

/** Same as `findTables`, for a day that is known to be open. */
export function findTablesOn(
  day: OpenDay,
  request: Omit<TableRequest, 'date'>,
  taken: TakenSeats,
  maxCovers: number,
): FoundTable[] | BookingRejection {
  const found = findOccasion(day, request, maxCovers);
  if (isBookingRejection(found)) return found;
  const { rules } = day;
  const covers = countCovers(request.party);
  const areas = areasFor(rules, found.occasion, request.areaId);
  if (areas.length === 0) return unknownArea(request.areaId);
  return found.tables
    .filter((table) => servesMenus(menusFor(rules, found.occasion, table), request.menuIds ?? []))
    .map((table) => {
      const requiresEnquiry = isEnquiryOnly(rules, found.occasion, covers, table);
      const stay = planStay(rules, covers, table);
      const areaIds = requiresEnquiry
        ? []
        : areas.filter((area) => hasFreeSeats(area, stay, covers, taken)).map(({ id }) => id);
      return { table, requiresEnquiry, areaIds, available: requiresEnquiry || areaIds.length > 0 };
    });
}

const servesMenus = (menus: readonly BookingMenuRules[], wanted: readonly string[]): boolean =>
  wanted.every((id) => menus.some((menu) => menu.id === id));
