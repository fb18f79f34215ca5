import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { daysAfter } from './calendar-day.ts';
import { formatDayWithWeekday, monthName } from './day-names.ts';
import { parseDay } from './parse-day.ts';

/** A Saturday. */
const today = '2026-11-21';

describe('parsing a typed day [booking.date]', () => {
  it.each([
    '24/12/2026',
    '24.12.26',
    '24-12-2026',
    '24 12 2026',
    '24/12',
    '24.12.',
    '24 Dec',
    '24Dec',
    '24-Dec-2026',
    '24 December 2026',
    '24th of December, 2026',
    'December 24',
    'dec 24th 2026',
    'Thursday 24 December 2026',
    'thurs 24/12',
    'on Thursday the 24th of December',
    '2026-12-24',
    '2026/12/24',
    '  24   dec  ',
  ])('“%s” is 24 December 2026', (text) => {
    expect(parseDay(text, today)).toEqual({ kind: 'day', day: '2026-12-24' });
  });

  it.each([
    ['today', '2026-11-21'],
    ['Tonight', '2026-11-21'],
    ['tomorrow', '2026-11-22'],
    ['saturday', '2026-11-21'],
    ['Sunday', '2026-11-22'],
    ['fri', '2026-11-27'],
    ['weds', '2026-11-25'],
    ['this friday', '2026-11-27'],
  ])('“%s” is %s', (text, day) => {
    expect(parseDay(text, today)).toEqual({ kind: 'day', day });
  });

  it.each([
    ['21 Nov', '2026-11-21'],
    ['20 Nov', '2027-11-20'],
    ['3/1', '2027-01-03'],
    ['29 Feb', '2028-02-29'],
  ])('“%s” without a year is the next such day, %s', (text, day) => {
    expect(parseDay(text, today)).toEqual({ kind: 'day', day });
  });

  it('expects the day before the month', () => {
    expect(parseDay('3/4/2027', today)).toEqual({ kind: 'day', day: '2027-04-03' });
  });

  it.each(['31/4/2027', '12/24/2026', '29 Feb 2027', '0/12', '32 December', '2026-02-30'])(
    '“%s” does not exist',
    (text) => {
      expect(parseDay(text, today)).toEqual({ kind: 'nonexistent' });
    },
  );

  it('reports a wrong weekday with the day', () => {
    expect(parseDay('Friday 24 December 2026', today)).toEqual({ kind: 'wrong-weekday', day: '2026-12-24' });
  });

  it.each(['', 'soon', '24', 'dec', '24 de', '24/12/2026/1', 'next week', '24 foo', '1/2/345', 'constructor'])(
    '“%s” is not recognized',
    (text) => {
      expect(parseDay(text, today)).toEqual({ kind: 'unrecognized' });
    },
  );

  it('accepts its own formatted days', () => {
    fc.assert(
      fc.property(fc.integer({ min: 0, max: 4000 }), (days) => {
        const day = daysAfter(today, days);
        expect(parseDay(formatDayWithWeekday(day), today)).toEqual({ kind: 'day', day });
      }),
    );
  });

  it('never throws', () => {
    fc.assert(fc.property(fc.string({ maxLength: 60 }), (text) => parseDay(text, today).kind !== undefined));
  });
});

describe('a formatted day [booking.date]', () => {
  it('contains weekday, day, month and year', () => {
    expect(formatDayWithWeekday('2026-12-24')).toBe('Thursday 24 December 2026');
    expect(monthName('2027-01-31')).toBe('January');
  });
});
