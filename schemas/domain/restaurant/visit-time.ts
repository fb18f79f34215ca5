import { bankHolidaysFrom, nameOfBankHoliday } from './hours/bank-holidays.ts';
import { hoursOn } from './hours/hours-on.ts';
import { createSpan, type OpeningStatus } from './opening-status.ts';
import type { Restaurant } from './restaurant.ts';
import { formatMinutes } from './time/format-minutes.ts';
import { addDays, getWeekday, type WallClock, type Weekday, wallClock, weekdays } from './wall-time.ts';

/**
 * The times of day that a visitor can choose by name, each with the local time that it stands for, and when tables for
 * it begin: at `from` or later, before `until`.
 */
export const timesOfDay = [
  { slug: 'lunch', label: 'Lunch', time: '13:00', from: '11:00', until: '15:00', phrase: 'at lunch' },
  { slug: 'afternoon', label: 'Afternoon', time: '16:00', from: '15:00', until: '17:30', phrase: 'in the afternoon' },
  { slug: 'evening', label: 'Evening', time: '19:00', from: '17:30', until: '21:30', phrase: 'in the evening' },
  { slug: 'late', label: 'Late', time: '22:30', from: '21:30', until: '04:59', phrase: 'late in the evening' },
] as const;

/** When a visitor wants to come: a weekday, a time of day (a slug of `timesOfDay` or `HH:mm`), or both. */
export interface VisitTime {
  readonly day: Weekday | undefined;
  readonly time: string | undefined;
}

/** Reads query values; what is neither a weekday nor a time of day is left out. `undefined` if nothing is left. */
export function readVisitTime(days: readonly string[] = [], times: readonly string[] = []): VisitTime | undefined {
  const day = weekdays.find((name) => days.includes(name));
  const isTime = (text: string): boolean =>
    timesOfDay.some(({ slug }) => slug === text) || /^([01]\d|2[0-3]):[0-5]\d$/.test(text);
  const time = times.find(isTime);
  return day || time ? { day, time } : undefined;
}

/** The value of the list of times for restaurants that are open now. */
export const openNow = 'now';

/** The days of a week, and each with each time of day by name, as values of one list: `sunday`, `sunday.evening`. */
export const visitChoices: readonly string[] = weekdays.flatMap((day) => [
  day,
  ...timesOfDay.map(({ slug }) => `${day}.${slug}`),
]);

/** Reads such a value: its day and, if it has one, its time of day. */
const readVisitChoice = (choice: string | undefined): readonly string[] =>
  choice !== undefined && visitChoices.includes(choice) ? choice.split('.') : [];

/** The query parameters of a visit. `day` is in older addresses. */
export const visitParameters = ['at', 'day', 'when'] as const;

/** Reads a visit from a query: one of `visitChoices` in `when`; an hour in `at` replaces its time. */
export function readVisitQuery({ when, day, at }: Readonly<Record<string, readonly string[]>>): VisitTime | undefined {
  const [chosenDay, chosenTime] = readVisitChoice(when?.[0]);
  return readVisitTime(chosenDay ? [chosenDay] : day, [...(at ?? []), ...(chosenTime ? [chosenTime] : [])]);
}

/** Hours before this one belong to the previous night. */
const nightEnds = 5;

/** Minutes since the midnight before the day; hours after the next midnight count on from 1440. */
export function minutesOf(time: string): number {
  const [hours = 0, minutes = 0] = (timesOfDay.find(({ slug }) => slug === time)?.time ?? time).split(':').map(Number);
  return (hours < nightEnds ? hours + 24 : hours) * 60 + minutes;
}

/** The first such day and, if a time is chosen, its instant; a time that has passed is that of the next such day. */
export function resolveVisit({ day, time }: VisitTime, clock: WallClock, now: Date) {
  const today = clock.read(now).date;
  for (let ahead = 0; ahead <= weekdays.length; ahead++) {
    const date = addDays(today, ahead);
    const instant = time === undefined ? undefined : clock.instantOf({ date, minutes: minutesOf(time) });
    if (day && getWeekday(date) !== day) continue;
    if (instant === undefined || instant >= now.getTime()) return { date, today, instant };
  }
  return undefined;
}

/**
 * Whether a restaurant is open at the time that a visitor has chosen, in the restaurant's time zone, and until when. With a
 * day only: whether it is open on that day, and still is or will be. `undefined` if its hours or its time zone are unknown.
 */
export function openingAt(
  restaurant: Pick<Restaurant, 'openingTimes' | 'overrides' | 'timeZone'>,
  visit: VisitTime,
  now: Date,
): OpeningStatus | undefined {
  const clock = wallClock(restaurant.timeZone);
  const resolved = clock && resolveVisit(visit, clock, now);
  if (!resolved) return undefined;
  const { date, today, instant } = resolved;
  if (!hoursOn(restaurant, date)) return undefined;
  const dayName = nameDay(date, today);
  const spanOf = (each: string) => createSpan(each, hoursOn(restaurant, each), clock);
  if (instant === undefined) {
    const span = spanOf(date);
    if (!span || span.to <= now.getTime()) return { open: false, text: `Closed ${dayName}` };
    return { open: true, text: `Open ${dayName} ${span.hours.from} to ${span.hours.to}`, closes: span.hours.to };
  }
  const span = [addDays(date, -1), date, addDays(date, 1)]
    .map(spanOf)
    .find((each) => each && each.from <= instant && instant < each.to);
  if (!span) return { open: false, text: `Closed ${dayName} at that time` };
  return { open: true, text: `Open ${dayName} until ${span.hours.to}`, closes: span.hours.to };
}

const capitalize = (word: string): string => word.charAt(0).toUpperCase() + word.slice(1);

function nameDay(date: string, today: string): string {
  if (date === today) return 'today';
  if (date === addDays(today, 1)) return 'tomorrow';
  const weekday = capitalize(getWeekday(date));
  return date === addDays(today, weekdays.length) ? `next ${weekday}` : weekday;
}

/** Describes a chosen time, such as “on Sunday in the evening”, as seen from London. */
export function describeVisitTime(visit: VisitTime, now: Date): string {
  const clock = wallClock();
  const resolved = clock && resolveVisit(visit, clock, now);
  const name = resolved ? nameDay(resolved.date, resolved.today) : '';
  const day = /^[A-Z]/.test(name) ? `on ${name}` : name;
  if (visit.time === undefined) return day;
  return `${day} ${describeTimeOfDay(visit.time)}`;
}

/** “in the evening”, “at 21:00”. */
export const describeTimeOfDay = (time: string): string =>
  timesOfDay.find(({ slug }) => slug === time)?.phrase ?? `at ${time}`;

export interface VisitDay {
  readonly value: Weekday;
  /** “Sunday”. */
  readonly name: string;
  /** “Today, Saturday”, “Sunday”, “Friday, Christmas Day”. */
  readonly label: string;
}

/** The next seven days, today first, as seen from London, with their bank holidays. */
export function listVisitDays(now: Date): readonly VisitDay[] {
  const today = wallClock()?.read(now).date;
  if (!today) return [];
  const holidays = new Map(
    bankHolidaysFrom(today, weekdays.length).map((holiday) => [holiday.date, nameOfBankHoliday(holiday)]),
  );
  return weekdays.map((_, ahead) => {
    const date = addDays(today, ahead);
    const value = getWeekday(date);
    const name = capitalize(value);
    const relative = ahead === 0 ? 'Today' : ahead === 1 ? 'Tomorrow' : undefined;
    return { value, name, label: [relative, name, holidays.get(date)].filter(Boolean).join(', ') };
  });
}

/** The hours that a visitor can choose, from morning to the end of the night. */
export const visitHours: readonly string[] = Array.from({ length: 18 }, (_, index) =>
  formatMinutes(((index + 9) % 24) * 60),
);
