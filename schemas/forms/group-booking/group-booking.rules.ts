import type { FormRule } from '../_shared/define-form.ts';
import { listedRule } from '../_shared/rules/listed-rule.ts';

type Wish = {
  readonly date: string;
};

/** A group comes on a day of the calendar, from tomorrow to two years ahead. */
const dayToCome: FormRule<Wish> = {
  about: ['date'],
  validate({ date }, { today }) {
    const read = new Date(`${date}T00:00:00Z`);
    if (Number.isNaN(read.getTime()) || !read.toISOString().startsWith(date))
      return [{ path: 'date', message: 'The day must be a real date' }];
    if (date <= today) return [{ path: 'date', message: 'The day must be in the future' }];
    const last = `${Number(today.slice(0, 4)) + 2}${today.slice(4)}`;
    return date > last ? [{ path: 'date', message: 'The day must be within the next two years' }] : [];
  },
};

export const rules = [listedRule('enquiryRestaurant', 'Choose a restaurant from the list'), dayToCome];
