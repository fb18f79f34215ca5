import { formatDay } from '#blocks/_shared/format/format-day.ts';
import { type DayLimits, getRefusal } from './day-limits.ts';
import { formatDayWithWeekday, weekdayName } from './day-names.ts';
import { parseDay } from './parse-day.ts';

/** The result of validating typed text: a day, a problem, or neither if it is empty. */
export interface DayValidation {
  readonly day?: string;
  readonly problem?: string;
}

function formatRefusal(day: string, limits: DayLimits): string | undefined {
  const refusal = getRefusal(day, limits);
  if (!refusal) return undefined;
  switch (refusal.kind) {
    case 'past':
      return `${formatDayWithWeekday(day)} has passed. The first day you can book is ${formatDayWithWeekday(limits.first)}.`;
    case 'early':
      return `${formatDayWithWeekday(day)} is too soon to book here. The first day you can book is ${formatDayWithWeekday(limits.first)}.`;
    case 'late':
      return `${formatDayWithWeekday(day)} is too far ahead. The last day you can book is ${formatDayWithWeekday(limits.last)}.`;
    case 'closed':
      return `${formatDayWithWeekday(day)} cannot be booked: ${refusal.reason}. Please choose another day.`;
  }
}

/** Parses the typed text and checks whether the day can be picked. */
export function validateDay(text: string, limits: DayLimits): DayValidation {
  const typed = text.trim();
  if (!typed) return {};
  const parsed = parseDay(typed, limits.today);
  switch (parsed.kind) {
    case 'unrecognized':
      return { problem: `We cannot read “${typed}” as a date. Type the day first, such as 24/12/2026 or 24 December.` };
    case 'nonexistent':
      return { problem: `There is no such day as “${typed}”. Type the day before the month, such as 24/12/2026.` };
    case 'wrong-weekday':
      return {
        problem: `${formatDay(parsed.day)} is a ${weekdayName(parsed.day)}. Please check the weekday or the date.`,
      };
    case 'day': {
      const problem = formatRefusal(parsed.day, limits);
      return problem ? { problem } : { day: parsed.day };
    }
  }
}
