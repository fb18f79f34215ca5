/** How many years back a place of work can begin. Source: the specification, section 9. */
export const yearsBack = 40;

/** The years in which one may have worked, the latest first. `today` is `2026-12-24`. */
export const workYears = (today: string): readonly number[] =>
  Array.from({ length: yearsBack + 1 }, (_, back) => Number(today.slice(0, 4)) - back);
