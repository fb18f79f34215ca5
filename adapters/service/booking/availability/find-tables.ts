import { bookingCode } from '#schemas/domain/booking/booking-message.ts';
import type { BookingRules } from '#schemas/domain/booking/rules/booking-rules.ts';
import type { BookingMenuRules, OccasionRules } from '#schemas/domain/booking/rules/occasion-rules.ts';
import type { House } from './house.ts';
import {
  coversOf,
  type Declined,
  declineCovers,
  isAtTime,
  isByEnquiry,
  isDeclined,
  isOnDay,
  menusFor,
  type Party,
  rulesOrDeclined,
} from './judge-party.ts';
import { areasFor, hasRoom, sittingOf, type TakenSeats } from './seating.ts';
import { isInReach, type TableTime, type TimeGrid, tableTimesOn } from './table-times.ts';

/** What a party looks for at one restaurant on one day. */
export interface Wish {
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
const known = new WeakMap<House, Map<string, readonly TableTime[]>>();
/** Most days kept of a house. */
const mostDays = 100;

function tablesOf(house: House, rules: BookingRules, date: string, grid: TimeGrid): readonly TableTime[] {
  const days = known.get(house) ?? new Map<string, readonly TableTime[]>();
  known.set(house, days);
  const key = `${date} ${grid.firstMinutes} ${grid.stepMinutes}`;
  const tables = days.get(key) ?? tableTimesOn(house.restaurant, rules, date, grid);
  if (days.size >= mostDays) days.clear();
  days.set(key, tables);
  return tables;
}

/** The times of a day at which tables are given from now on. No times: the day is over, closed or out of reach. */
export function openDay(house: House, date: string, { now, grid }: Omit<Terms, 'maxCovers'>): OpenDay | Declined {
  const rules = rulesOrDeclined(house);
  if (isDeclined(rules)) return rules;
  const inReach = isInReach(house.restaurant, rules, date, now);
  const tables = inReach ? tablesOf(house, rules, date, grid).filter(({ startsAt }) => startsAt > now) : [];
  return { rules, tables };
}

/** The occasions that are held at any of these times. */
export const occasionsAt = (rules: BookingRules, tables: readonly TableTime[]): OccasionRules[] =>
  rules.occasions.filter((occasion) => tables.some((table) => isAtTime(occasion, table)));

/** An occasion with the times at which it is held; declined when it is not held that day, or not for such a party. */
export function occasionOn(
  { rules, tables }: OpenDay,
  { occasionId, party }: Pick<Wish, 'occasionId' | 'party'>,
  maxCovers: number,
): { readonly occasion: OccasionRules; readonly tables: readonly TableTime[] } | Declined {
  const occasion = rules.occasions.find(({ id }) => id === occasionId);
  const evenings = tables.filter(({ evening }) => occasion && isOnDay(occasion, evening));
  if (!occasion || evenings.length === 0) return { code: bookingCode.notOnThisDate };
  const declined = declineCovers(occasion, party, maxCovers);
  return declined ?? { occasion, tables: evenings.filter((table) => isAtTime(occasion, table)) };
}

/** The times at which a party can have a table, and those that are full. Pure: `taken` says what is booked. */
export function findTables(house: House, wish: Wish, taken: TakenSeats, terms: Terms): FoundTable[] | Declined {
  const day = openDay(house, wish.date, terms);
  return isDeclined(day) ? day : findTablesOn(day, wish, taken, terms.maxCovers);
}

/** The same on a day that is known to be open. */
export function findTablesOn(
  day: OpenDay,
  wish: Omit<Wish, 'date'>,
  taken: TakenSeats,
  maxCovers: number,
): FoundTable[] | Declined {
  const held = occasionOn(day, wish, maxCovers);
  if (isDeclined(held)) return held;
  const { rules } = day;
  const covers = coversOf(wish.party);
  const areas = areasFor(rules, held.occasion, wish.areaId);
  if (areas.length === 0) return { code: bookingCode.unknown };
  return held.tables
    .filter((table) => servesMenus(menusFor(rules, held.occasion, table), wish.menuIds ?? []))
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
