const dayMs = 86_400_000;

/** Time range of dates in milliseconds in all time zones, including service after midnight. */
export const toTimeRange = (first: string, last: string): readonly [number, number] => [
  Date.parse(first) - dayMs,
  Date.parse(last) + 4 * dayMs,
];
