import type { FormRule } from '../define-form.ts';

/** The year that stands for none. A leap year, so that 29 February is a birthday. Source: the specification, section 5. */
export const noYear = 1904;

type WithBirthday = {
  readonly birthday?:
    | { readonly day?: number | undefined; readonly month?: number | undefined; readonly year?: number | undefined }
    | undefined;
};

/** How many days a month has. */
export const daysIn = (month: number, year = noYear): number => new Date(Date.UTC(year, month, 0)).getUTCDate();

/** A birthday has a day and a month, is a day of the calendar, and is not to come. */
export const birthdayRule: FormRule<WithBirthday> = {
  about: ['birthday'],
  validate({ birthday }, { today }) {
    if (!birthday) return [];
    const { day, month, year } = birthday;
    if (day === undefined) return [{ path: 'birthday.day', message: 'Birthday must include a day' }];
    if (month === undefined) return [{ path: 'birthday.month', message: 'Birthday must include a month' }];
    if (day > daysIn(month, year)) return [{ path: 'birthday.day', message: 'Birthday must be a real date' }];
    const date = [year ?? noYear, month, day].map((part) => String(part).padStart(2, '0')).join('-');
    return date > today ? [{ path: 'birthday.year', message: 'Birthday must be in the past' }] : [];
  },
};
