import { formatDayWithWeekday } from '#schemas/domain/restaurant/time/format-day-with-weekday.ts';
import { addDays } from '#schemas/domain/restaurant/wall-time.ts';

/** The rules for which days can be picked. */
export interface DayLimits {
  /** Today at the restaurant. */
  readonly today: string;
  /** The first and the last day that can be booked. */
  readonly first: string;
  readonly last: string;
  /** Why a day between them cannot be booked, such as `Closed`; undefined if it can. */
  readonly closed: (day: string) => string | undefined;
}

export interface DayRefusal {
  readonly kind: 'past' | 'early' | 'late' | 'closed';
  /** A short reason. */
  readonly reason: string;
}

/** Returns why a day cannot be picked; undefined if it can. */
export function getRefusal(day: string, { today, first, last, closed }: DayLimits): DayRefusal | undefined {
  if (day < today) return { kind: 'past', reason: 'In the past' };
  if (day < first) return { kind: 'early', reason: 'Too soon to book here' };
  if (day > last) return { kind: 'late', reason: 'Not yet open for booking' };
  const reason = closed(day);
  return reason ? { kind: 'closed', reason } : undefined;
}

/** Returns why a day cannot be picked as a sentence for the guest; undefined if it can. */
export function explainRefusal(day: string, limits: DayLimits): string | undefined {
  const refusal = getRefusal(day, limits);
  const firstDay = () => formatDayWithWeekday(firstAvailableDay(limits));
  switch (refusal?.kind) {
    case undefined:
      return undefined;
    case 'past':
      return `${formatDayWithWeekday(day)} has passed. The first day you can book is ${firstDay()}.`;
    case 'early':
      return `${formatDayWithWeekday(day)} is too soon to book here. The first day you can book is ${firstDay()}.`;
    case 'late':
      return `${formatDayWithWeekday(day)} is too far ahead. The last day you can book is ${formatDayWithWeekday(lastAvailableDay(limits))}.`;
    case 'closed':
      return `The restaurant is closed on ${[formatDayWithWeekday(day), toCause(refusal.reason)].filter(Boolean).join(' ')}. Please choose another day.`;
  }
}

const causePrepositions = /^(for|from|until|because|due|during|after|before|as|while|on|by|to)\b/i;

/** `Closed, Christmas` as the end of a sentence: “for Christmas”. Empty without a reason. */
function toCause(reason: string): string {
  const cause = reason.replace(/^closed\b[\s,:]*/i, '').replace(/[.\s]+$/, '');
  return cause === '' || causePrepositions.test(cause) ? cause : `for ${cause}`;
}

/** Returns the first day that can be picked, or the first day of the range if there is none. */
export function firstAvailableDay(limits: DayLimits): string {
  for (let day = limits.first; day <= limits.last; day = addDays(day, 1)) {
    if (!getRefusal(day, limits)) return day;
  }
  return limits.first;
}

function lastAvailableDay(limits: DayLimits): string {
  for (let day = limits.last; day >= limits.first; day = addDays(day, -1)) {
    if (!getRefusal(day, limits)) return day;
  }
  return limits.last;
}
