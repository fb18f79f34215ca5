import type { BookingRules } from '#schemas/domain/booking/rules/booking-rules.ts';
import type { OccasionRules } from '#schemas/domain/booking/rules/occasion-rules.ts';
import type { AreaRules } from '#schemas/domain/booking/rules/seating-rules.ts';
import type { TableTime } from './table-times.ts';

const minute = 60_000;
const quarterMs = 15 * minute;

/** The time for which a party occupies its seats, in quarters of an hour since 1970. */
export interface Stay {
  readonly firstQuarter: number;
  readonly quarters: number;
  /** Duration of the stay. */
  readonly minutes: number;
}

/** Number of seats of an area that are taken in a quarter of an hour. */
export type TakenSeats = (areaId: string, quarter: number) => number;

/** The stay of a party of this size, which ends at closing time at the latest. */
export function planStay(rules: Pick<BookingRules, 'stays'>, covers: number, table: TableTime): Stay {
  const stayRule = rules.stays.find(({ upToCovers }) => covers <= upToCovers) ?? rules.stays.at(-1);
  const untilClosing = (table.closesAt - table.startsAt) / minute;
  const minutes = Math.max(1, Math.min(stayRule?.minutes ?? 120, untilClosing));
  const firstQuarter = Math.floor(table.startsAt / quarterMs);
  return {
    firstQuarter,
    quarters: Math.ceil((table.startsAt + minutes * minute) / quarterMs) - firstQuarter,
    minutes: Math.round(minutes),
  };
}

/** Areas of an occasion in the order in which they are filled; only the chosen one, if one was chosen. */
export const areasFor = (
  rules: Pick<BookingRules, 'areas'>,
  occasion: Pick<OccasionRules, 'areaLinkGroup'>,
  chosen?: string | null,
): AreaRules[] =>
  rules.areas.filter(
    ({ id, linkGroup }) =>
      (occasion.areaLinkGroup === undefined || linkGroup === occasion.areaLinkGroup) &&
      (chosen === undefined || chosen === null || chosen === '' || id === chosen),
  );

/** Whether an area has enough free seats for the whole stay. */
export function hasFreeSeats(area: AreaRules, stay: Stay, covers: number, taken: TakenSeats): boolean {
  for (let index = 0; index < stay.quarters; index += 1) {
    if (taken(area.id, stay.firstQuarter + index) + covers > area.seats) return false;
  }
  return true;
}
