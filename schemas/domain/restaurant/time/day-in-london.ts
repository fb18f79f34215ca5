const format = new Intl.DateTimeFormat('en-CA', {
  timeZone: 'Europe/London',
  year: 'numeric',
  month: '2-digit',
  day: '2-digit',
});

/** The calendar day of an instant in London, `2026-11-21`. Editors' dates are days in London. */
export const dayInLondon = (instant: Date): string => format.format(instant);
