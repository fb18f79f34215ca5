import { calendarDay, daysAfter, isoWeekday } from './calendar-day.ts';
import { monthNames, weekdayNames } from './day-names.ts';

/** The result of parsing a typed day. `wrong-weekday`: the day does not fall on the weekday that was typed. */
export type ParsedDay =
  | { readonly kind: 'day'; readonly day: string }
  | { readonly kind: 'wrong-weekday'; readonly day: string }
  | { readonly kind: 'nonexistent' }
  | { readonly kind: 'unrecognized' };

interface DayParts {
  readonly year: number | undefined;
  readonly month: number;
  readonly date: number;
}

const unrecognized: ParsedDay = { kind: 'unrecognized' };
const daysFromToday = new Map([
  ['today', 0],
  ['tonight', 0],
  ['tomorrow', 1],
  ['day after tomorrow', 2],
]);

const year = String.raw`(?<year>\d{4}|\d{2})`;
const ordinal = '(?:st|nd|rd|th)?';
/** Date formats used in Britain: the day comes before the month; a month name may come first. */
const datePatterns: readonly RegExp[] = [
  /^(?<year>\d{4})[-/. ](?<month>\d{1,2})[-/. ](?<date>\d{1,2})$/,
  new RegExp(String.raw`^(?<date>\d{1,2})[-/. ]+(?<month>\d{1,2})(?:[-/. ]+${year})?$`),
  new RegExp(String.raw`^(?<date>\d{1,2})${ordinal}[-/. ]*(?:of )?(?<name>[a-z]{3,9})[-/. ]*${year}?$`),
  new RegExp(String.raw`^(?<name>[a-z]{3,9})[. ]*(?:the )?(?<date>\d{1,2})${ordinal}(?: +${year})?$`),
];

/** Returns the position, from 1, of the name that a word abbreviates with three letters or more. */
const indexOfName = (names: readonly string[], word: string): number | undefined => {
  const index = names.findIndex((name) => word.length >= 3 && name.toLowerCase().startsWith(word));
  return index < 0 ? undefined : index + 1;
};

const weekdayNumber = (word: string): number | undefined => (word === 'weds' ? 3 : indexOfName(weekdayNames, word));

function parseParts(normalized: string): DayParts | undefined {
  const groups = datePatterns.map((pattern) => pattern.exec(normalized)?.groups).find((found) => found !== undefined);
  if (!groups) return undefined;
  const month = groups.name ? indexOfName(monthNames, groups.name) : Number(groups.month);
  if (month === undefined) return undefined;
  const given = groups.year ? Number(groups.year) : undefined;
  return { year: given !== undefined && given < 100 ? 2000 + given : given, month, date: Number(groups.date) };
}

/**
 * Returns the day for the parsed parts. Without a year it is the next such day; 29 February may be eight years away.
 */
function resolve({ year, month, date }: DayParts, today: string): string | undefined {
  if (year !== undefined) return calendarDay(year, month, date);
  const thisYear = Number(today.slice(0, 4));
  const days = Array.from({ length: 9 }, (_, ahead) => calendarDay(thisYear + ahead, month, date));
  return days.find((day) => day !== undefined && day >= today);
}

/**
 * Parses a day as people type it: `24/12/2026`, `24.12.26`, `Thu 24 Dec`, `2026-12-24`, `tomorrow`, `friday`. A weekday
 * alone is the next one, which may be today. Does not check whether the day can be booked.
 */
export function parseDay(text: string, today: string): ParsedDay {
  const normalized = text
    .toLowerCase()
    .replaceAll(',', ' ')
    .replace(/\s+/g, ' ')
    .replace(/[. ]+$/, '')
    .trim();
  const ahead = daysFromToday.get(normalized);
  if (ahead !== undefined) return { kind: 'day', day: daysAfter(today, ahead) };

  const [, named = '', rest = ''] = /^(?:on |this )*([a-z]+)\b[. ]*(?:the )?(.*)$/.exec(normalized) ?? [];
  const weekday = weekdayNumber(named);
  if (weekday && !rest) return { kind: 'day', day: daysAfter(today, (weekday - isoWeekday(today) + 7) % 7) };

  const parts = parseParts(weekday ? rest : normalized);
  if (!parts) return unrecognized;
  const day = resolve(parts, today);
  if (!day) return { kind: 'nonexistent' };
  return { kind: weekday && isoWeekday(day) !== weekday ? 'wrong-weekday' : 'day', day };
}
