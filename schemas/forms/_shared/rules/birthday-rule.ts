import { padTwo } from '#schemas/domain/restaurant/time/format-minutes.ts';
import type { FormRule } from '../define-form.ts';

/** The placeholder for an unknown year. A leap year, so that 29 February is valid. Source: the specification, section 5. */
export const unknownBirthYear = 1904;

type WithBirthday = {
  readonly birthday?:
    | { readonly day?: number | undefined; readonly month?: number | undefined; readonly year?: number | undefined }
    | undefined;
};

/** The number of days in a month (1 to 12). */
export const daysInMonth = (month: number, year = unknownBirthYear): number =>
  new Date(Date.UTC(year, month, 0)).getUTCDate();

/** A birthday needs a day and a month, and must be a real date that is not in the future. */
export const birthdayRule: FormRule<WithBirthday> = {
  fields: ['birthday'],
  validate({ birthday }, { today }) {
    if (!birthday) return [];
    const { day, month, year } = birthday;
    if (day === undefined) return [{ path: 'birthday.day', message: 'Birthday must include a day' }];
    if (month === undefined) return [{ path: 'birthday.month', message: 'Birthday must include a month' }];
    if (day > daysInMonth(month, year)) return [{ path: 'birthday.day', message: 'Birthday must be a real date' }];
    const date = [year ?? unknownBirthYear, month, day].map(padTwo).join('-');
    return date > today ? [{ path: 'birthday.year', message: 'Birthday must be in the past' }] : [];
  },
};
