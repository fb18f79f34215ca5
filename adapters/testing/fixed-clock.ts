import { createClock } from '../clock.ts';

/** The day on which tests start the product: a Wednesday in the week of the demo data. */
export const fixedToday = '2026-11-18';

const fixedStart = Date.parse(`${fixedToday}T10:00:00Z`);

/** `CLOCK_OFFSET_SECONDS` of a process that starts on that day at 10:00 in London. */
export const fixedOffsetSeconds = (): number => Math.round((fixedStart - Date.now()) / 1000);

/** For tests: a clock that starts on that day and keeps running. */
export const createFixedClock = () => createClock(fixedOffsetSeconds());
