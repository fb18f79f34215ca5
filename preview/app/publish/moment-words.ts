const format = new Intl.DateTimeFormat('en-GB', { dateStyle: 'full', timeStyle: 'short', timeZone: 'Europe/London' });

/** An instant in words, by the clocks of London: “Thursday, 24 December 2026 at 18:00”. */
export const momentWords = (instant: string): string => format.format(new Date(instant));
