import { isRecord } from '#schemas/content/is-record.ts';
import type { RuleError } from '#schemas/content/rules/find-rule-errors.ts';
import { parseMinutes } from '#schemas/domain/restaurant/hours/parse-minutes.ts';
import { dayHours, hoursOverride } from '#schemas/domain/restaurant/restaurant.ts';
import { addDays, type Weekday, weekdays } from '#schemas/domain/restaurant/wall-time.ts';
import { findOverlappingHours } from './overlapping-hours.ts';

/** The hours of a day or period, with the names of its fields. */
interface StatedHours {
  /** “Monday”, “24 December 2026”. */
  readonly day: string;
  /** “Tuesday”, “25 December 2026”. */
  readonly nextDay: string;
  readonly open: string;
  readonly close: string;
  readonly collection: string | undefined;
  readonly fields: { readonly open: string; readonly close: string; readonly collection: string };
}

type FieldWarning = readonly [field: string, message: string];

const longestDayMinutes = 18 * 60;
const longestNightMinutes = 14 * 60;
/** The latest usual end of a night, in minutes since midnight. */
const latestEndMinutes = 6 * 60;
const dayMinutes = 24 * 60;

const dayFields = { open: 'Open', close: 'Close', collection: 'ClickCollectClose' } as const;
const overrideFields = { open: 'openTime', close: 'closeTime', collection: 'clickCollectClose' } as const;

/** Minutes from one time to the next occurrence of another. */
const minutesBetween = (from: string, to: string): number =>
  (parseMinutes(to) - parseMinutes(from) + dayMinutes) % dayMinutes;

const dateFormat = new Intl.DateTimeFormat('en-GB', { dateStyle: 'long', timeZone: 'UTC' });
const formatDate = (date: string): string => dateFormat.format(new Date(date));

/** Opening hours of a restaurant that make no sense, though they are valid. Hours that cannot be read are left out. */
export function findOpeningHoursWarnings(content: unknown): readonly RuleError[] {
  if (!isRecord(content)) return [];
  const { openingTimes, overrides } = content;
  const stated = weekdays.filter((day) => isRecord(openingTimes) && isRecord(openingTimes[day]));
  const missing = 'There are no opening hours, so visitors cannot see when the restaurant is open.';
  return [
    ...(stated.length === 0 ? [{ path: ['openingTimes'], message: missing }] : []),
    ...weekdays.flatMap((day) =>
      warningsOfDay(day, isRecord(openingTimes) ? openingTimes[day] : undefined).map(([field, message]) => ({
        path: ['openingTimes', day, field],
        message,
      })),
    ),
    ...(Array.isArray(overrides) ? overrides : []).flatMap((override, at) =>
      warningsOfOverride(override).map(([field, message]) => ({ path: ['overrides', at, field], message })),
    ),
    ...findOverlappingHours(overrides),
  ];
}

const capitalize = (name: string): string => `${name.charAt(0).toUpperCase()}${name.slice(1)}`;

function warningsOfDay(weekday: Weekday, value: unknown): readonly FieldWarning[] {
  const { data } = dayHours.safeParse(value);
  if (!data) return [];
  return findWarnings({
    day: capitalize(weekday),
    nextDay: capitalize(weekdays[(weekdays.indexOf(weekday) + 1) % weekdays.length] ?? ''),
    open: data.Open,
    close: data.Close,
    collection: data.ClickCollectClose,
    fields: dayFields,
  });
}

function warningsOfOverride(value: unknown): readonly FieldWarning[] {
  const { data } = hoursOverride.safeParse(value);
  if (!data) return [];
  const date = data.startDate ?? data.endDate;
  const [day, nextDay] = [formatDate(date), formatDate(addDays(date, 1))];
  const { openTime: open, closeTime: close, clickCollectClose: collection } = data;
  return findWarnings({ day, nextDay, open, close, collection, fields: overrideFields });
}

function findWarnings(hours: StatedHours): readonly FieldWarning[] {
  const { day, open, close, collection, fields } = hours;
  if (open === 'Closed' || close === 'Closed') {
    if (open === close) return [];
    const [field, name] = open === 'Closed' ? [fields.open, 'opening'] : [fields.close, 'closing'];
    return [
      [field, `On ${day}, only the ${name} time is “Closed”. Visitors see that it is closed: write it in both fields.`],
    ];
  }
  if (open === close) return [[fields.close, `On ${day}, it opens and closes at ${open}.`]];
  const openMinutes = minutesBetween(open, close);
  return [
    ...warningsOfLength(hours, openMinutes),
    ...(collection && collection !== 'Closed' && minutesBetween(open, collection) > openMinutes
      ? [[fields.collection, describeCollection(day, open, close, collection)] as const]
      : []),
  ];
}

/** Closing times before the opening time are after midnight. Most that are late in the morning are typing errors. */
function warningsOfLength(
  { day, nextDay, open, close, fields }: StatedHours,
  openMinutes: number,
): readonly FieldWarning[] {
  const isNight = close < open && close !== '00:00';
  if (isNight && (openMinutes > longestNightMinutes || parseMinutes(close) > latestEndMinutes))
    return [[fields.close, `${day} would be open until ${close} on ${nextDay}. Is that right?`]];
  if (openMinutes <= longestDayMinutes) return [];
  return [[fields.close, `On ${day}, it is open for ${formatDuration(openMinutes)}, from ${open} to ${close}.`]];
}

function formatDuration(minutes: number): string {
  const rest = minutes % 60;
  return `${Math.floor(minutes / 60)} hours${rest > 0 ? ` ${rest} ${rest === 1 ? 'minute' : 'minutes'}` : ''}`;
}

const describeCollection = (day: string, open: string, close: string, collection: string): string =>
  collection < open && close > open
    ? `On ${day}, the last collection at ${collection} is before it opens at ${open}.`
    : `On ${day}, the last collection at ${collection} is after it closes at ${close}.`;
