import { addDays, getWeekday } from '../wall-time.ts';

const nameDay = (date: string): string => getWeekday(date).replace(/^\w/, (letter) => letter.toUpperCase());

/** The night in which a date begins: “the night from Friday to Saturday” for a Saturday. */
export const nameNight = (date: string): string => `the night from ${nameDay(addDays(date, -1))} to ${nameDay(date)}`;
