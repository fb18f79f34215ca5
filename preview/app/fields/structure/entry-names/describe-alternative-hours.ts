import { isRecord } from '#schemas/content/is-record.ts';

const formatIn = (style: Intl.DateTimeFormatOptions) => {
  const format = new Intl.DateTimeFormat('en-GB', { ...style, timeZone: 'UTC' });
  return (date: string): string => format.format(new Date(date)).replace(/,/g, '');
};
const formatDay = formatIn({ weekday: 'short', day: 'numeric', month: 'long', year: 'numeric' });
const formatDate = formatIn({ day: 'numeric', month: 'long', year: 'numeric' });
const formatDayAndMonth = formatIn({ day: 'numeric', month: 'long' });

const isDate = (value: unknown): value is string =>
  typeof value === 'string' && /^\d{4}-\d\d-\d\d$/.test(value) && !Number.isNaN(Date.parse(value));
const isClosed = (time: unknown): boolean => typeof time === 'string' && /^closed$/i.test(time.trim());

/** “Thu 24 December 2026: 12:00 to 16:00, Christmas Eve”; undefined if an entry has no last day that can be read. */
export function describeAlternativeHours(entry: unknown): string | undefined {
  if (!isRecord(entry) || !isDate(entry.endDate)) return undefined;
  const { openTime, closeTime, reason } = entry;
  const hours =
    isClosed(openTime) || isClosed(closeTime) ? 'Closed' : [openTime, closeTime].filter(Boolean).join(' to ');
  const details = [hours, reason].filter((text) => typeof text === 'string' && text !== '').join(', ');
  const days = describeDays(entry.startDate, entry.endDate);
  return details === '' ? days : `${days}: ${details}`;
}

function describeDays(start: unknown, end: string): string {
  if (!isDate(start)) return `Until ${formatDay(end)}`;
  if (start === end) return formatDay(end);
  if (start.slice(0, 7) === end.slice(0, 7)) return `${Number(start.slice(8))} to ${formatDate(end)}`;
  return `${(start.slice(0, 4) === end.slice(0, 4) ? formatDayAndMonth : formatDate)(start)} to ${formatDate(end)}`;
}

const firstDayOf = (entry: unknown): string => (isRecord(entry) ? String(entry.startDate || entry.endDate || '') : '');

/** The indices of entries in the order of their first days. Those without one are last. */
export const orderByDate = (entries: readonly unknown[]): readonly number[] =>
  entries
    .map((_, at) => at)
    .toSorted((one, other) => {
      const [first, second] = [firstDayOf(entries[one]), firstDayOf(entries[other])];
      return Number(first === '') - Number(second === '') || first.localeCompare(second);
    });

/** The entries with a new one before the first that begins later. */
export function insertByDate(entries: readonly unknown[], entry: object): readonly unknown[] {
  const later = entries.findIndex((other) => firstDayOf(other) > firstDayOf(entry));
  return later < 0 ? [...entries, entry] : [...entries.slice(0, later), entry, ...entries.slice(later)];
}
