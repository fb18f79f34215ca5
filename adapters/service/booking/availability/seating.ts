import type { BookingRules } from '#schemas/domain/booking/rules/booking-rules.ts';
import type { OccasionRules } from '#schemas/domain/booking/rules/occasion-rules.ts';
import type { AreaRules } from '#schemas/domain/booking/rules/seating-rules.ts';
import type { TableTime } from './table-times.ts';

const minute = 60_000;
const quarterMs = 15 * minute;

/** The quarters of an hour, counted from 1970, in which a party holds its seats. */
export interface Sitting {
  readonly firstQuarter: number;
  readonly quarters: number;
  /** How long the table is kept. */
  readonly minutes: number;
}

/** How many seats of an area are taken in a quarter of an hour. */
export type TakenSeats = (areaId: string, quarter: number) => number;

/** How long a party of so many stays; nobody stays when the doors have closed. */
export function sittingOf(rules: Pick<BookingRules, 'stays'>, covers: number, table: TableTime): Sitting {
  const stay = rules.stays.find(({ upToCovers }) => covers <= upToCovers) ?? rules.stays.at(-1);
  const untilClosing = (table.closesAt - table.startsAt) / minute;
  const minutes = Math.max(1, Math.min(stay?.minutes ?? 120, untilClosing));
  const firstQuarter = Math.floor(table.startsAt / quarterMs);
  return {
    firstQuarter,
    quarters: Math.ceil((table.startsAt + minutes * minute) / quarterMs) - firstQuarter,
    minutes: Math.round(minutes),
  };
}

/** The areas in which an occasion is held, the first to be filled first; only the one that was chosen, if one was. */
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

/** Whether a party can sit in an area for its whole stay. */
export function hasRoom(area: AreaRules, sitting: Sitting, covers: number, taken: TakenSeats): boolean {
  for (let index = 0; index < sitting.quarters; index += 1) {
    if (taken(area.id, sitting.firstQuarter + index) + covers > area.seats) return false;
  }
  return true;
}
