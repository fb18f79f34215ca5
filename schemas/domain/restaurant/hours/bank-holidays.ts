/** A bank holiday of England and Wales. */
export interface BankHoliday {
  /** The calendar day, `2026-12-28`. */
  readonly date: string;
  readonly name: string;
  /** The day of the holiday itself, if this weekday is its substitute. */
  readonly substituteFor?: string;
}

const dayMs = 86_400_000;
const utcDay = (year: number, month: number, day: number): number => Date.UTC(year, month - 1, day);
const formatDay = (time: number): string => new Date(time).toISOString().slice(0, 10);

/** 0 for Sunday to 6 for Saturday. */
const weekday = (time: number): number => new Date(time).getUTCDay();

/** Easter Sunday. Source: the anonymous Gregorian algorithm (Meeus, Astronomical Algorithms, chapter 8). */
function easter(year: number): number {
  const golden = year % 19;
  const century = Math.floor(year / 100);
  const ofCentury = year % 100;
  const correction = Math.floor((8 * century + 13) / 25);
  const epact = (19 * golden + century - Math.floor(century / 4) - correction + 15) % 30;
  const shift = (32 + 2 * (century % 4) + 2 * Math.floor(ofCentury / 4) - epact - (ofCentury % 4)) % 7;
  const late = Math.floor((golden + 11 * epact + 22 * shift) / 451);
  const days = epact + shift - 7 * late + 114;
  return utcDay(year, Math.floor(days / 31), (days % 31) + 1);
}

/** The first Monday on or after a day. */
const mondayFrom = (time: number): number => time + ((8 - weekday(time)) % 7) * dayMs;

const isWeekend = (time: number): boolean => weekday(time) % 6 === 0;

/** New Year's Day on a weekend is observed on the Monday after. */
const observeNewYear = (time: number): number => (isWeekend(time) ? mondayFrom(time) : time);

/** Christmas Day or Boxing Day on a weekend is observed two days later, so that they never coincide. */
const observeChristmas = (time: number): number => (isWeekend(time) ? time + 2 * dayMs : time);

/**
 * The statutory bank holidays of England and Wales in a year, in order, without holidays proclaimed for a single year.
 * Source: Banking and Financial Dealings Act 1971, and gov.uk/bank-holidays.
 */
export function bankHolidays(year: number): readonly BankHoliday[] {
  const sunday = easter(year);
  const [newYear, christmas, boxing] = [utcDay(year, 1, 1), utcDay(year, 12, 25), utcDay(year, 12, 26)];
  const holidays: (readonly [number, string, number?])[] = [
    [observeNewYear(newYear), 'New Year’s Day', newYear],
    [sunday - 2 * dayMs, 'Good Friday'],
    [sunday + dayMs, 'Easter Monday'],
    [mondayFrom(utcDay(year, 5, 1)), 'Early May bank holiday'],
    [mondayFrom(utcDay(year, 5, 25)), 'Spring bank holiday'],
    [mondayFrom(utcDay(year, 8, 25)), 'Summer bank holiday'],
    [observeChristmas(christmas), 'Christmas Day', christmas],
    [observeChristmas(boxing), 'Boxing Day', boxing],
  ];
  return holidays
    .sort(([one], [other]) => one - other)
    .map(([time, name, day = time]) => ({
      date: formatDay(time),
      name,
      ...(day !== time && { substituteFor: formatDay(day) }),
    }));
}

/** “Boxing Day (substitute day)” for the weekday that substitutes a holiday at a weekend. */
export const nameOfBankHoliday = ({ name, substituteFor }: BankHoliday): string =>
  substituteFor === undefined ? name : `${name} (substitute day)`;

/** The bank holidays from `date` to `days` days later, both included; at most to the end of the next year. */
export function bankHolidaysFrom(date: string, days: number): readonly BankHoliday[] {
  const last = formatDay(Date.parse(date) + days * dayMs);
  const year = Number(date.slice(0, 4));
  return [...bankHolidays(year), ...bankHolidays(year + 1)].filter((each) => each.date >= date && each.date <= last);
}
