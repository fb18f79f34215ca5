import { createClock } from '../clock.ts';

/** The day on which the product under test starts: a Wednesday, in the week of the tests' demo data. */
export const fixedToday = '2026-11-18';

const fixedStart = Date.parse(`${fixedToday}T10:00:00Z`);

/** `CLOCK_OFFSET_SECONDS` of a process that starts on that day, at ten in the morning in London. */
export const fixedOffsetSeconds = (): number => Math.round((fixedStart - Date.now()) / 1000);

/** For tests: a clock that starts on that day and runs on by itself. */
export const createFixedClock = () => createClock(fixedOffsetSeconds());
