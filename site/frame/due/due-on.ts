interface Span {
  /** First day, `yyyy-mm-dd`; absent: always was. */
  readonly startDate?: string | undefined;
  /** Last day, included; absent: without end. */
  readonly endDate?: string | undefined;
}

const london = new Intl.DateTimeFormat('en-CA', {
  timeZone: 'Europe/London',
  year: 'numeric',
  month: '2-digit',
  day: '2-digit',
});

/** The day of an instant in London, `yyyy-mm-dd`: the day that editors mean by a date. */
export const dayIn = (instant: Date): string => london.format(instant);

/** The year of an instant in London, for the copyright line. */
export const yearIn = (instant: Date): string => dayIn(instant).slice(0, 4);

/** Whether something with a first and a last day shows at an instant. ISO days sort as text. */
export function dueOn({ startDate, endDate }: Span, instant: Date): boolean {
  const today = dayIn(instant);
  return (!startDate || startDate <= today) && (!endDate || today <= endDate);
}
