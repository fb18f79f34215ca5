import { dayInLondon } from '#schemas/domain/restaurant/time/day-in-london.ts';

interface Schedule {
  /** First day, `yyyy-mm-dd`; absent: always shown until the last day. */
  readonly startDate?: string | undefined;
  /** Last day, inclusive; absent: no end. */
  readonly endDate?: string | undefined;
}

/** The year of an instant in London, for the copyright line. */
export const yearIn = (instant: Date): string => dayInLondon(instant).slice(0, 4);

/** Whether something with a first and a last day shows at an instant. ISO dates compare as text. */
export function isScheduledOn({ startDate, endDate }: Schedule, instant: Date): boolean {
  const today = dayInLondon(instant);
  return (!startDate || startDate <= today) && (!endDate || today <= endDate);
}
