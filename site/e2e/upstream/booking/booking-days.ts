import { addDays, getWeekday, type Weekday } from '#schemas/domain/restaurant/wall-time.ts';
import { productToday } from '../../product/product-time.ts';

/** The first such day of the week from a date on. */
export const nextWeekday = (weekday: Weekday, from: string): string =>
  getWeekday(from) === weekday ? from : nextWeekday(weekday, addDays(from, 1));

/** A day on which Bath of the second upstream is open, as on the day after it, whatever the product’s day is. */
export const openDay = nextWeekday('wednesday', addDays(productToday(), 21));

/** A day on which it is closed. */
export const closedDay = nextWeekday('monday', openDay);
