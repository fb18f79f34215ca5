import { dayText } from '#blocks/_shared/format/day-text.ts';
import { type DayLimits, refusalOf } from './day-limits.ts';
import { dayWords, weekdayName } from './day-words.ts';
import { readDay } from './read-day.ts';

/** What becomes of what was typed: a day, something to say about it, or neither if nothing was typed. */
export interface DayValidation {
  readonly day?: string;
  readonly problem?: string;
}

function refusalText(day: string, limits: DayLimits): string | undefined {
  const refusal = refusalOf(day, limits);
  if (!refusal) return undefined;
  switch (refusal.kind) {
    case 'past':
      return `${dayWords(day)} has passed. The first day you can book is ${dayWords(limits.first)}.`;
    case 'early':
      return `${dayWords(day)} is too soon to book here. The first day you can book is ${dayWords(limits.first)}.`;
    case 'late':
      return `${dayWords(day)} is too far ahead. The last day you can book is ${dayWords(limits.last)}.`;
    case 'closed':
      return `${dayWords(day)} cannot be booked: ${refusal.reason}. Please choose another day.`;
  }
}

/** Reads what was typed and weighs it against the days that can be picked. */
export function validateDay(text: string, limits: DayLimits): DayValidation {
  const typed = text.trim();
  if (!typed) return {};
  const read = readDay(typed, limits.today);
  switch (read.kind) {
    case 'unreadable':
      return { problem: `We cannot read “${typed}” as a date. Type the day first, such as 24/12/2026 or 24 December.` };
    case 'absent':
      return { problem: `There is no such day as “${typed}”. Type the day before the month, such as 24/12/2026.` };
    case 'weekday':
      return { problem: `${dayText(read.day)} is a ${weekdayName(read.day)}. Please check the weekday or the date.` };
    case 'day': {
      const problem = refusalText(read.day, limits);
      return problem ? { problem } : { day: read.day };
    }
  }
}
