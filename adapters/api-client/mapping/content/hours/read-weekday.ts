import { type Weekday, weekdays } from '#schemas/domain/restaurant/wall-time.ts';
import { findByName } from '../../mapping.ts';

const dayNames = ['day', 'dayOfWeek', 'weekday', 'dayName', 'name', 'dayNumber'] as const;

/** The weekday of an entry. A name is preferred to a number, because systems count days differently. */
export function weekdayIn(entry: Readonly<Record<string, unknown>>): Weekday | undefined {
  const stated = dayNames.map((name) => findByName(entry, [name]));
  return stated.map(readName).find(Boolean) ?? stated.map(readNumber).find(Boolean);
}

/** “Monday”, “Mon” and “Mondays”; 1 to 7 from Monday to Sunday as in ISO 8601, and 0 for Sunday. */
export const readWeekday = (stated: unknown): Weekday | undefined => readName(stated) ?? readNumber(stated);

const shortNames = /^(mon|tues?|wed(?:s|nes)?|thu(?:rs?)?|fri|sat(?:ur)?|sun)(?:days?)?\.?$/;

function readName(stated: unknown): Weekday | undefined {
  const name = typeof stated === 'string' ? shortNames.exec(stated.trim().toLowerCase())?.[1] : undefined;
  return name === undefined ? undefined : weekdays.find((day) => day.startsWith(name.slice(0, 3)));
}

function readNumber(stated: unknown): Weekday | undefined {
  const isNumber = typeof stated === 'number' || typeof stated === 'string';
  return isNumber && /^[0-7]$/.test(String(stated).trim()) ? weekdays[(Number(stated) + 6) % 7] : undefined;
}
