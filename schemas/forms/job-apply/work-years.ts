/** The start years to choose from: this year and the years before, `years` in all. `today` is `2026-12-24`. */
export const workYears = (today: string, years: number): readonly number[] =>
  Array.from({ length: years }, (_, back) => Number(today.slice(0, 4)) - back);
