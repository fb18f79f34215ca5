const format = new Intl.DateTimeFormat('en-CA', {
  timeZone: 'Europe/London',
  year: 'numeric',
  month: '2-digit',
  day: '2-digit',
});

/** The calendar day of an instant in London, `2026-11-21`: the day that editors mean by a date. */
export const dayInLondon = (instant: Date): string => format.format(instant);
