import fc from 'fast-check';
import { afterEach, describe, expect, it } from 'vitest';
import { isoWeekday, lastOfMonth, monthOf, monthsAfter } from './calendar-day.ts';

const zone = process.env.TZ;

afterEach(() => {
  if (zone === undefined) delete process.env.TZ;
  else process.env.TZ = zone;
});

/** With 30 months before it, after 1 January 1995, a day that Kiritimati skipped when it changed its time zone. */
const anyDay = fc
  .date({ min: new Date('1998-01-01'), max: new Date('2199-12-31'), noInvalidDate: true })
  .map((date) => date.toISOString().slice(0, 10));

describe('calendar days [booking.date]', () => {
  it.each([
    ['2026-01-31', 1, '2026-02-28'],
    ['2027-12-31', 2, '2028-02-29'],
    ['2028-02-29', 12, '2029-02-28'],
    ['2026-01-15', -1, '2025-12-15'],
  ])('%s plus %i months is %s', (day, months, after) => {
    expect(monthsAfter(day, months)).toBe(after);
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
  it('weekdays and months are the same, despite clock changes [booking.date]', () => {
    process.env.TZ = timeZone;
    fc.assert(
      fc.property(anyDay, fc.integer({ min: -30, max: 30 }), (day, months) => {
        expect(isoWeekday(day) % 7).toBe(new Date(day).getUTCDay());
        const later = new Date(`${monthOf(day)}-01`);
        later.setUTCMonth(later.getUTCMonth() + months);
        expect(monthOf(monthsAfter(day, months))).toBe(later.toISOString().slice(0, 7));
      }),
    );
  });
});
