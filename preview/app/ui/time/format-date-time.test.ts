import { expect, it } from 'vitest';
import { formatDateTime, formatDateTimeNear, formatFullDateTime, formatTime } from './format-date-time.ts';

/** Unicode data versions differ in whether a comma follows the weekday. */
it.each([
  ['in summer', '2026-07-01T17:00:00.000Z', /^Wednesday,? 1 July 2026 at 18:00$/, '1 Jul 2026, 18:00', '18:00'],
  ['in winter', '2026-12-24T18:00:00.000Z', /^Thursday,? 24 December 2026 at 18:00$/, '24 Dec 2026, 18:00', '18:00'],
])(
  'dates are formatted in London time %s, whatever the time zone of the machine [preview.time]',
  (_, instant, long, short, time) => {
    expect(formatFullDateTime(instant)).toMatch(long);
    expect(formatDateTime(new Date(instant))).toBe(short);
    expect(formatTime(instant)).toBe(time);
  },
);

it.each([
  ['2026-11-28T19:42:00Z', '19:42'],
  ['2026-11-27T23:59:00Z', '27 Nov 2026, 23:59'],
])('%s is %s on 28 November 2026 [preview.time]', (instant, text) => {
  expect(formatDateTimeNear(new Date(instant), new Date('2026-11-28T20:00:00Z'))).toBe(text);
});
