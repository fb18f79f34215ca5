import fc from 'fast-check';
import { afterEach, describe, expect, it } from 'vitest';
import { calendarDay, daysAfter, isoWeekday, lastOfMonth, monthsAfter } from './calendar-day.ts';

const zone = process.env.TZ;

afterEach(() => {
  if (zone === undefined) delete process.env.TZ;
  else process.env.TZ = zone;
});

const anyDay = fc
  .date({ min: new Date('1980-01-01'), max: new Date('2199-12-31'), noInvalidDate: true })
  .map((date) => date.toISOString().slice(0, 10));

describe('calendar days [booking.date]', () => {
  it.each([
    ['2026-12-31', 1, '2027-01-01'],
    ['2027-01-01', -1, '2026-12-31'],
    ['2028-02-28', 1, '2028-02-29'],
    ['2027-02-28', 1, '2027-03-01'],
    ['2100-02-28', 1, '2100-03-01'],
  ])('%s plus %i days is %s', (day, days, after) => {
    expect(daysAfter(day, days)).toBe(after);
  });

  it.each([
    ['2026-01-31', 1, '2026-02-28'],
    ['2027-12-31', 2, '2028-02-29'],
    ['2028-02-29', 12, '2029-02-28'],
    ['2026-01-15', -1, '2025-12-15'],
  ])('%s plus %i months is %s', (day, months, after) => {
    expect(monthsAfter(day, months)).toBe(after);
  });

  it.each([
    [2028, 2, 29, '2028-02-29'],
    [2027, 2, 29, undefined],
    [2026, 4, 31, undefined],
    [2026, 13, 1, undefined],
    [2026, 0, 1, undefined],
    [2026, 1, 0, undefined],
    [26, 1, 1, undefined],
  ])('%i, %i and %i give %s', (year, month, date, day) => {
    expect(calendarDay(year, month, date)).toBe(day);
  });

  it('have the right last day of a month', () => {
    expect(['2026-02-10', '2028-02-10', '2026-12-01'].map(lastOfMonth)).toEqual([
      '2026-02-28',
      '2028-02-29',
      '2026-12-31',
    ]);
  });
});

describe.each([
  'Europe/London',
  'America/New_York',
  'America/Sao_Paulo',
  'Africa/Cairo',
  'Asia/Beirut',
  'Pacific/Auckland',
  'Pacific/Kiritimati',
])('in the time zone %s', (timeZone) => {
  it('each day is followed by the next, despite clock changes', () => {
    process.env.TZ = timeZone;
    fc.assert(
      fc.property(anyDay, fc.integer({ min: -800, max: 800 }), (day, days) => {
        const expected = new Date(Date.parse(day) + days * 86_400_000).toISOString().slice(0, 10);
        expect(daysAfter(day, days)).toBe(expected);
        expect(isoWeekday(day) % 7).toBe(new Date(day).getUTCDay());
      }),
    );
  });

  it.each(['2026-03-28', '2026-10-24', '2018-11-03', '2026-04-23', '2026-03-07'])(
    'the two days after %s occur once each',
    (day) => {
      process.env.TZ = timeZone;
      const date = Number(day.slice(8));
      expect([daysAfter(day, 1), daysAfter(day, 2)].map((next) => Number(next.slice(8)))).toEqual([date + 1, date + 2]);
    },
  );
});
