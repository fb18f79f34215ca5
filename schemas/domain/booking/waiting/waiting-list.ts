import type { WaitingEntry, WaitingTimes } from '#schemas/api/booking/waiting-list.ts';
import type { BookingAnswer } from '../availability/booking-facts.ts';
import { isAfterMidnight } from '../availability/offered-times.ts';
import { type MealId, meals } from '../availability/parts-of-day.ts';
import { isDay } from '../booking-choice.ts';

/** The path of the pages at which diners join a waiting list and answer an offer. */
export const waitingPath = '/waiting-list';

/** The full day, or meal of a day, for which a party wants to wait. */
export interface WaitedTable {
  readonly storeId: string;
  readonly date: string;
  readonly occasionId: string;
  readonly adults: number;
  readonly children: number;
  readonly menuId?: string | undefined;
  /** The meal that is full; absent where the whole day is. */
  readonly meal?: MealId | undefined;
}

/** What the API can do with waiting lists. Every call rejects when the API does not answer. */
export interface WaitingLists {
  /** The times for which a party can wait; undefined where the API has no waiting lists. */
  times(table: WaitedTable, signal?: AbortSignal): Promise<BookingAnswer<WaitingTimes> | undefined>;
  /** Undefined for an unknown key. */
  read(key: string, signal?: AbortSignal): Promise<WaitingEntry | undefined>;
}

/** A posted answer that had no effect, for rendering the page again. */
export interface WaitingState {
  readonly action: 'accept' | 'decline' | 'leave';
  /** Why it had none. */
  readonly message: string;
}

/** For how long a freed table is kept for the first in line: “for 15 minutes”. */
export const describeOfferDuration = (minutes: number | null | undefined): string =>
  minutes ? `for ${minutes} minutes` : 'for a while';

const separator = '~';

/** The table as a segment of an address: `1001~2026-12-02~dinner~2~0`. Contains nothing personal. */
export const formatWaitedTable = ({ storeId, date, occasionId, adults, children, menuId, meal }: WaitedTable): string =>
  [storeId, date, occasionId, adults, children, ...(meal ? [menuId ?? '', meal] : menuId === undefined ? [] : [menuId])]
    .map((part) => encodeURIComponent(part).replaceAll(separator, '%7E'))
    .join(separator);

/** The address of the page at which a party joins the list. */
export const joinPath = (table: WaitedTable): string => `${waitingPath}/join/${formatWaitedTable(table)}`;

const date = /^\d{4}-\d{2}-\d{2}$/;
const count = /^\d{1,3}$/;

/** Reads the decoded segment of an address. Undefined if it is incomplete. */
export function readWaitedTable(segment: string): WaitedTable | undefined {
  const [storeId, day, occasionId, adults, children, menuId, mealId, ...others] = segment.split(separator);
  if (!storeId || !day || !occasionId || !adults || !children || others.length > 0) return undefined;
  if (!date.test(day) || !isDay(day) || !count.test(adults) || !count.test(children)) return undefined;
  const meal = meals.find(({ id }) => id === mealId)?.id;
  if (mealId !== undefined && meal === undefined) return undefined;
  return {
    storeId,
    date: day,
    occasionId,
    adults: Number(adults),
    children: Number(children),
    ...(menuId && { menuId }),
    ...(meal && { meal }),
  };
}

/** The times for which a party can wait, in order: those of its meal, or of the day; never those of the night before. */
export function timesToWaitFor(times: readonly string[], { meal }: Pick<WaitedTable, 'meal'>): readonly string[] {
  const part = meals.find(({ id }) => id === meal);
  return times.filter((time) => (part ? part.includes({ time }) : !isAfterMidnight(time))).toSorted();
}
