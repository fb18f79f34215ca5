/** The times of day at which a chain gives tables. */
export interface TimesOfDay {
  /** `09:00`, before which no table begins. */
  readonly first: string;
  /** Minutes between two times. They divide an hour. */
  readonly stepMinutes: number;
}

/** Before this hour a table belongs to the evening before. */
export const nightEnds = '05:00';

const toMinutes = (time: string): number => Number(time.slice(0, 2)) * 60 + Number(time.slice(3));

const padTwo = (count: number): string => String(count).padStart(2, '0');

/** Whether a chain gives tables at a time, `19:30`. */
export const isOfferedTime = (time: string, { first, stepMinutes }: TimesOfDay): boolean =>
  toMinutes(time) % stepMinutes === 0 && (time >= first || time < nightEnds);

/** The time nearest to one that is asked for, the later of two. It never leaves its day. */
export function roundTime(time: string, { stepMinutes }: Pick<TimesOfDay, 'stepMinutes'>): string {
  const nearest = Math.floor(toMinutes(time) / stepMinutes + 0.5) * stepMinutes;
  const minutes = Math.min(nearest, 1440 - stepMinutes);
  return `${padTwo(Math.floor(minutes / 60))}:${padTwo(minutes % 60)}`;
}

/** Minutes since the midnight before an evening: its small hours come last. */
const toEveningMinutes = (time: string): number => toMinutes(time) + (time < nightEnds ? 1440 : 0);

/** How many minutes lie between two table times of one evening. */
export const minutesBetween = (one: string, other: string): number =>
  Math.abs(toEveningMinutes(one) - toEveningMinutes(other));
