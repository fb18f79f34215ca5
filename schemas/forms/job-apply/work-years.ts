/** The years in which work may have begun: so many of them, this one first. `today` is `2026-12-24`. */
export const workYears = (today: string, years: number): readonly number[] =>
  Array.from({ length: years }, (_, back) => Number(today.slice(0, 4)) - back);
