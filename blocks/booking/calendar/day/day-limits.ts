import { daysAfter } from './calendar-day.ts';

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

/** Returns the first day that can be picked, or the first day of the range if there is none. */
export function firstAvailableDay(limits: DayLimits): string {
  for (let day = limits.first; day <= limits.last; day = daysAfter(day, 1)) {
    if (!getRefusal(day, limits)) return day;
  }
  return limits.first;
}
