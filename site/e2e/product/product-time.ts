import { createClock } from '#adapters/clock.ts';
import { dayInLondon } from '#schemas/domain/restaurant/time/day-in-london.ts';

/** The clock of the product under test; set by the global setup. */
export const productClock = createClock(Number(process.env.CLOCK_OFFSET_SECONDS ?? 0));

/** The product's day, `2026-11-18`. */
export const productToday = (): string => dayInLondon(new Date(productClock.now()));
