/** The form of dates in headers. Source: RFC 9110, section 5.6.7. */
const httpDate = /^[A-Z][a-z]{2}, \d{2} [A-Z][a-z]{2} \d{4} \d{2}:\d{2}:\d{2} GMT$/;

const readDate = (header: unknown): number | undefined =>
  typeof header === 'string' && httpDate.test(header) ? Date.parse(header) : undefined;

/**
 * The delay of `Retry-After` in milliseconds. It has seconds, or a date, which is compared with the `Date` of the same reply,
 * because the clocks of two machines differ.
 */
export function readRetryAfter(retryAfter: unknown, date: unknown): number | undefined {
  if (typeof retryAfter === 'string' && /^\d{1,6}$/.test(retryAfter)) return Number(retryAfter) * 1000;
  const [until, from] = [readDate(retryAfter), readDate(date)];
  return until === undefined || from === undefined ? undefined : Math.max(0, until - from);
}
