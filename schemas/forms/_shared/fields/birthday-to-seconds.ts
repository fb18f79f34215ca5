import { unknownBirthYear } from '../rules/birthday-rule.ts';

interface Birthday {
  readonly day?: number | undefined;
  readonly month?: number | undefined;
  readonly year?: number | undefined;
}

/** A birthday as seconds since 1970, midnight UTC, in the year 1904 if it has no year; undefined if day or month is missing. */
export const birthdayToSeconds = ({ day, month, year = unknownBirthYear }: Birthday = {}): number | undefined =>
  day === undefined || month === undefined ? undefined : Date.UTC(year, month - 1, day) / 1000;

/** The birthday for seconds since 1970; without a year if it is 1904. */
export function birthdayFromSeconds(seconds: number): Birthday {
  const date = new Date(seconds * 1000);
  const year = date.getUTCFullYear();
  return { day: date.getUTCDate(), month: date.getUTCMonth() + 1, ...(year !== unknownBirthYear && { year }) };
}
