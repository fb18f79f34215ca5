import { defaultCollection, type HoursOfDay, hoursOn, type Service } from './hours-on.ts';
import type { Restaurant } from './restaurant.ts';
import { addDays, type WallClock, wallClock, weekdayOf } from './wall-time.ts';

export interface OpeningStatus {
  readonly open: boolean;
  /** “Open, closes 22:00”, “Closed, opens 12:00 tomorrow”; times are the restaurant’s own. */
  readonly text: string;
  /** When it closes, `22:00`; only while it is open. */
  readonly closes?: string;
}

type Hours = Pick<Restaurant, 'openingTimes' | 'overrides' | 'timeZone'>;

/** One span of being open, in milliseconds, and how the house writes it. */
interface Span {
  readonly date: string;
  readonly from: number;
  readonly to: number;
  readonly hours: { readonly from: string; readonly to: string };
}

/** How far ahead the next opening is looked for. */
const daysAhead = 7;

/**
 * Whether a restaurant is open at an instant, and until when or when next. `undefined` when its hours, or its time
 * zone, are not known: a wrong “Closed” is worse than none. `collectionCloses` is when collection ends where the restaurant
 * does not say.
 */
export function openingStatus(
  restaurant: Hours,
  now: Date,
  service: Service = 'table',
  collectionCloses: string = defaultCollection,
): OpeningStatus | undefined {
  const hours = (date: string) => hoursOn(restaurant, date, service, collectionCloses);
  const clock = wallClock(restaurant.timeZone);
  if (!clock) return undefined;
  const today = clock.read(now).date;
  const span = firstToEndAfter(now, today, (date) => spanOn(date, hours(date), clock));
  if (span && span.from <= now.getTime()) {
    const { to } = span.hours;
    return { open: true, text: `Open, closes ${to}`, closes: to };
  }
  if (!hours(today)) return undefined;
  return { open: false, text: span ? `Closed, opens ${span.hours.from}${dayNamed(span.date, today)}` : 'Closed' };
}

/** Begins with yesterday, whose late hours may still be running. */
function firstToEndAfter(now: Date, today: string, spanOf: (date: string) => Span | undefined): Span | undefined {
  for (let days = -1; days <= daysAhead; days++) {
    const span = spanOf(addDays(today, days));
    if (span && span.to > now.getTime()) return span;
  }
  return undefined;
}

/** A closing time that is not after the opening belongs to the next day. */
function spanOn(date: string, hours: HoursOfDay | undefined, clock: WallClock): Span | undefined {
  if (!hours?.open) return undefined;
  const closes = hours.to > hours.from ? date : addDays(date, 1);
  const from = clock.instantOf({ date, minutes: minutesOf(hours.from) });
  return { date, from, to: clock.instantOf({ date: closes, minutes: minutesOf(hours.to) }), hours };
}

const minutesOf = (time: string): number => {
  const [hours = 0, minutes = 0] = time.split(':').map(Number);
  return hours * 60 + minutes;
};

function dayNamed(date: string, today: string): string {
  if (date === today) return '';
  if (date === addDays(today, 1)) return ' tomorrow';
  const weekday = weekdayOf(date);
  return ` on ${weekday.charAt(0).toUpperCase()}${weekday.slice(1)}`;
}
