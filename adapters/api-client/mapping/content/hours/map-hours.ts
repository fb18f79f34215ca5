import { isRecord } from '#schemas/content/is-record.ts';
import { weekdays } from '#schemas/domain/restaurant/wall-time.ts';
import { type ApiMapping, findByName, normalizeName } from '../../mapping.ts';
import { readClosedFlags } from './closed-flags.ts';
import { readWeekday, weekdayIn } from './read-weekday.ts';

type Fields = Readonly<Record<string, unknown>>;

/** The weekly hours of a restaurant: nested by day, at the top by day, or flat as `mondayOpen`. Undefined if there are none. */
export function mapOpeningTimes(restaurant: Fields): Fields | undefined {
  const nested = findByName(restaurant, ['openingTimes', 'openingHours', 'hours']);
  const source = isRecord(nested) ? withDays(nested) : Array.isArray(nested) ? byDay(nested) : restaurant;
  const days = weekdays.flatMap((day) => {
    const hours = mapDay(source, day);
    return hours ? [[day, hours] as const] : [];
  });
  return days.length > 0 ? Object.fromEntries(days) : undefined;
}

/** A list of days that state their weekdays, as an object by weekday. */
const byDay = (days: readonly unknown[]): Fields =>
  groupByDay(
    days.flatMap((day) => {
      const weekday = isRecord(day) ? weekdayIn(day) : undefined;
      return weekday ? [[weekday, day] as const] : [];
    }),
  );

/** Hours by weekday, whose names can be short or numbers. */
const withDays = (hours: Fields): Fields =>
  groupByDay(Object.entries(hours).map(([name, value]) => [readWeekday(name) ?? name, value]));

/** A day that is stated several times has the list of its periods. */
const groupByDay = (days: readonly (readonly [day: string, hours: unknown])[]): Fields =>
  Object.fromEntries(
    [...Map.groupBy(days, ([day]) => day)].map(([day, stated]) => [day, onePeriod(stated.map(([, hours]) => hours))]),
  );

/** The only period of a day, or all: a day has one period in the schema, so that several are left out and logged. */
function onePeriod(stated: readonly unknown[]): unknown {
  const periods = new Map(stated.flat().map((hours: unknown) => [JSON.stringify(hours), hours]));
  if (periods.size > 1 && [...periods.values()].every(statesClosed)) return closedDay;
  return periods.size === 1 ? [...periods.values()][0] : [...periods.values()];
}

const hourNames = {
  Open: ['Open', 'opens', 'openTime', 'openingTime', 'from', 'start'],
  Close: ['Close', 'closes', 'closeTime', 'closingTime', 'to', 'end'],
  ClickCollectClose: ['ClickCollectClose', 'clickAndCollectClose', 'collectionCloses'],
} as const;

function mapDay(source: Fields, day: string): unknown {
  const stated = findByName(source, [day, day.slice(0, 3)]);
  if (Array.isArray(stated) && stated.length > 0) return stated;
  if (typeof stated === 'string') return mapDayText(stated);
  const read = (names: readonly string[]): unknown =>
    isRecord(stated)
      ? findByName(stated, names)
      : findByName(
          source,
          names.map((name) => `${day}${normalizeName(name)}`),
        );
  const [Open, Close, ClickCollectClose] = [
    read(hourNames.Open),
    read(hourNames.Close),
    read(hourNames.ClickCollectClose),
  ];
  const flags = readClosedFlags((name) => read([name]));
  if (flags.isClosed || [Open, Close].some(isClosed) || isFalse(Open)) return closedDay;
  const unclear = flags.unclear.length > 0 ? { unclearFlags: flags.unclear } : undefined;
  if (Open === undefined || Close === undefined) return unclear;
  return { Open, Close, ...(ClickCollectClose !== undefined && { ClickCollectClose }), ...unclear };
}

const closedDay = { Open: 'Closed', Close: 'Closed' } as const;

const statesClosed = (hours: unknown): boolean =>
  isRecord(hours) && readClosedFlags((name) => findByName(hours, [name])).isClosed;

/** `Open: false` in place of a time. */
const isFalse = (value: unknown): boolean => value === false || /^false$/i.test(String(value));

const isClosed = (time: unknown): boolean => typeof time === 'string' && /^closed$/i.test(time.trim());

/** “12:00 - 22:30” or “Closed”. */
function mapDayText(text: string): Fields | undefined {
  const [Open, Close = Open, ...rest] = text.split(/\s*(?:-|–|to)\s*/);
  return Open && rest.length === 0 ? { Open, Close } : undefined;
}

const dateNames = {
  startDate: ['startDate', 'from', 'fromDate', 'dateFrom', 'validFrom', 'start', 'date', 'day'],
  endDate: ['endDate', 'to', 'toDate', 'dateTo', 'validTo', 'until', 'end', 'date', 'day'],
} as const;
const reasonNames = ['reason', 'name', 'title', 'label', 'description', 'note'] as const;

/** Hours that replace those of the week, under their other names and in their other forms. Undefined if there are none. */
export function mapOverrides(restaurant: Fields, { hoursOverrideFields }: ApiMapping): unknown {
  const stated = ['overrides', ...hoursOverrideFields]
    .map((name) => findByName(restaurant, [name]))
    .find((value) => value !== undefined && !(Array.isArray(value) && value.length === 0));
  if (Array.isArray(stated)) return stated.map(mapOverride);
  return isRecord(stated) ? Object.entries(stated).map(([date, hours]) => mapOverride(withDate(date, hours))) : stated;
}

/** The hours of a record that has them by date. */
const withDate = (date: string, hours: unknown): unknown => (isRecord(hours) ? { date, ...hours } : { date, hours });

function mapOverride(entry: unknown): unknown {
  if (!isRecord(entry)) return entry;
  const nested = findByName(entry, ['openingTimes', 'openingHours', 'hours', 'times']);
  const hours = typeof nested === 'string' ? mapDayText(nested) : nested;
  const source = isRecord(hours) ? { ...entry, ...hours } : entry;
  const flags = readClosedFlags((name) => findByName(source, [name]));
  const isWholeDay = flags.isClosed || isFalse(findByName(source, ['open']));
  const readDay = (names: readonly string[]) => names.map((name) => findByName(source, [name])).find(hasDate);
  const readTime = (names: readonly string[]) => names.map((name) => findByName(source, [name])).find(hasTime);
  const found = {
    startDate: readDay(dateNames.startDate),
    endDate: readDay(dateNames.endDate),
    openTime: isWholeDay ? 'Closed' : readTime(hourNames.Open),
    closeTime: isWholeDay ? 'Closed' : readTime(hourNames.Close),
    clickCollectClose: readTime(hourNames.ClickCollectClose),
    reason: findByName(entry, reasonNames),
    unclearFlags: flags.unclear.length > 0 ? flags.unclear : undefined,
  };
  return { ...entry, ...Object.fromEntries(Object.entries(found).filter(([, value]) => value !== undefined)) };
}

/** `from` and `to` can hold days or times. */
const hasDate = (value: unknown): boolean => typeof value === 'string' && /\d{4}[-/]\d{2}|[/.]\d{4}/.test(value);
const hasTime = (value: unknown): boolean =>
  typeof value === 'number' ||
  (typeof value === 'string' && value.trim() !== '' && (!hasDate(value) || /[T ]\d{2}:/.test(value)));
