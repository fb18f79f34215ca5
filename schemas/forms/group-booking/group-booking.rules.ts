import { readOpeningTime } from '#schemas/content/field/repair/read-time.ts';
import type { FormRule } from '../_shared/define-form.ts';
import { listedRule } from '../_shared/rules/listed-rule.ts';

type GroupVisit = {
  readonly date: string;
  readonly time?: string | undefined;
};

/** The date must be a real one, from tomorrow to two years ahead. */
const futureDayRule: FormRule<GroupVisit> = {
  fields: ['date'],
  validate({ date }, { today }) {
    const read = new Date(`${date}T00:00:00Z`);
    if (Number.isNaN(read.getTime()) || !read.toISOString().startsWith(date))
      return [{ path: 'date', message: 'The day must be a real date' }];
    if (date <= today) return [{ path: 'date', message: 'The day must be in the future' }];
    const last = `${Number(today.slice(0, 4)) + 2}${today.slice(4)}`;
    return date > last ? [{ path: 'date', message: 'The day must be within the next two years' }] : [];
  },
};

/** The time may be typed in any usual notation: 19:30, 7.30pm, 1930. */
const timeRule: FormRule<Pick<GroupVisit, 'time'>> = {
  fields: ['time'],
  validate: ({ time }) =>
    time === undefined || readOpeningTime(time) !== undefined
      ? []
      : [{ path: 'time', message: 'Enter a time, like 19:30' }],
};

export const rules = [listedRule('enquiryRestaurant', 'Choose a restaurant from the list'), futureDayRule, timeRule];
