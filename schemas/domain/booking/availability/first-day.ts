import { hoursOn } from '#schemas/domain/restaurant/hours/hours-on.ts';
import { parseMinutes } from '#schemas/domain/restaurant/hours/parse-minutes.ts';
import type { Restaurant } from '#schemas/domain/restaurant/restaurant.ts';
import { addDays, wallClock } from '#schemas/domain/restaurant/wall-time.ts';

/** Minutes before closing from which parties are rarely seated. */
export const lastTableMinutes = 90;

type Hours = Pick<Restaurant, 'openingTimes' | 'overrides' | 'timeZone'>;

/**
 * The first day on which a party may be seated: today if there is enough time before closing, else the next day on which
 * the restaurant opens; today if its hours are unknown. Does not check whether a table is free.
 */
export function findFirstDay(restaurant: Hours, now: Date): string {
  const clock = (wallClock(restaurant.timeZone) ?? wallClock())?.read(now);
  const today = clock?.date ?? now.toISOString().slice(0, 10);
  const days = Array.from({ length: 8 }, (_, ahead) => addDays(today, ahead));
  const openDay = days.find((day, ahead) => {
    const hours = hoursOn(restaurant, day);
    if (!hours?.open) return hours === undefined;
    return ahead > 0 || (clock?.minutes ?? 0) + lastTableMinutes <= closingMinutes(hours);
  });
  return openDay ?? today;
}

/** Closing time in minutes since midnight; more than 1440 if it is after midnight. */
function closingMinutes({ from, to }: { readonly from: string; readonly to: string }): number {
  return to <= from ? parseMinutes(to) + 24 * 60 : parseMinutes(to);
}
