import { defaultCollectionClose, type HoursOfDay, hoursOn, type Service } from './hours/hours-on.ts';
import { parseMinutes } from './hours/parse-minutes.ts';
import type { Restaurant } from './restaurant.ts';
import { addDays, getWeekday, type WallClock, wallClock } from './wall-time.ts';

export interface OpeningStatus {
  readonly open: boolean;
  /** “Open, closes 22:00”, “Closed, opens 12:00 tomorrow”, in the restaurant’s local time. */
  readonly text: string;
  /** The closing time, `22:00`; absent if it is closed. */
  readonly closes?: string;
}

type Hours = Pick<Restaurant, 'openingTimes' | 'overrides' | 'timeZone'>;

/** A period in which the restaurant is open, in milliseconds, with its hours as text. */
interface Span {
  readonly date: string;
  readonly from: number;
  readonly to: number;
  readonly hours: { readonly from: string; readonly to: string };
}

/** Number of days ahead in which the next opening is searched. */
const daysAhead = 7;

/**
 * Whether a restaurant is open at an instant, and when it closes or opens next. `undefined` if its hours or its time
 * zone are unknown, because a wrong “Closed” is worse than no status. `collectionCloses` is the default end of
 * collection.
 */
export function openingStatus(
  restaurant: Hours,
  now: Date,
  service: Service = 'table',
  collectionCloses: string = defaultCollectionClose,
): OpeningStatus | undefined {
  const hours = (date: string) => hoursOn(restaurant, date, service, collectionCloses);
  const found = findNextSpan(restaurant, hours, now);
  if (!found) return undefined;
  const { today, span } = found;
  if (span && span.from <= now.getTime()) {
    const { to } = span.hours;
    return { open: true, text: `Open, closes ${to}`, closes: to };
  }
  if (!hours(today)) return undefined;
  return { open: false, text: span ? `Closed, opens ${formatOpening(span, today)}` : 'Closed' };
}

/** When a closed restaurant opens next: the instant in milliseconds, and `12:00 tomorrow`. Undefined if it is not soon. */
export function findNextOpening(
  restaurant: Hours,
  now: Date,
): { readonly at: number; readonly text: string } | undefined {
  const { today = '', span } = findNextSpan(restaurant, (date) => hoursOn(restaurant, date), now) ?? {};
  return span && { at: span.from, text: formatOpening(span, today) };
}

/** The restaurant’s day, and the period that is under way or comes next. Undefined if its time zone is unknown. */
function findNextSpan(
  { timeZone }: Hours,
  hours: (date: string) => HoursOfDay | undefined,
  now: Date,
): { readonly today: string; readonly span: Span | undefined } | undefined {
  const clock = wallClock(timeZone);
  if (!clock) return undefined;
  const today = clock.read(now).date;
  return { today, span: findSpanEndingAfter(now, today, (date) => createSpan(date, hours(date), clock)) };
}

/** “12:00 tomorrow” */
const formatOpening = ({ date, hours }: Span, today: string): string => `${hours.from}${formatDay(date, today)}`;

/** Starts with yesterday, because its late hours may not have ended yet. */
function findSpanEndingAfter(now: Date, today: string, getSpan: (date: string) => Span | undefined): Span | undefined {
  for (let days = -1; days <= daysAhead; days++) {
    const span = getSpan(addDays(today, days));
    if (span && span.to > now.getTime()) return span;
  }
  return undefined;
}

/** The period of a day's hours; a closing time that is not after the opening time is on the next day. */
export function createSpan(date: string, hours: HoursOfDay | undefined, clock: WallClock): Span | undefined {
  if (!hours?.open) return undefined;
  const closes = hours.to > hours.from ? date : addDays(date, 1);
  const from = clock.instantOf({ date, minutes: parseMinutes(hours.from) });
  return { date, from, to: clock.instantOf({ date: closes, minutes: parseMinutes(hours.to) }), hours };
}

function formatDay(date: string, today: string): string {
  if (date === today) return '';
  if (date === addDays(today, 1)) return ' tomorrow';
  const weekday = getWeekday(date);
  return ` on ${weekday.charAt(0).toUpperCase()}${weekday.slice(1)}`;
}
