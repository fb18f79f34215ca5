import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import type { BookingRules } from '#schemas/domain/booking/rules/booking-rules.ts';
import { restaurant } from '#schemas/domain/restaurant/restaurant.ts';
import { addDays, wallClock, weekdays } from '#schemas/domain/restaurant/wall-time.ts';
import { planStay } from './stay.ts';
import { isWithinBookingWindow, listTableTimes } from './table-times.ts';

interface Hours {
  readonly open?: string;
  readonly close?: string;
  readonly zone?: string;
  readonly overrides?: readonly object[];
}

const bookable = ({ open = '12:00', close = '22:00', zone, overrides = [] }: Hours = {}) =>
  restaurant.parse({
    storeId: '1',
    slug: 'x',
    city: 'x',
    title: 'X',
    lat: 0,
    lng: 0,
    timeZone: zone,
    overrides,
    openingTimes: Object.fromEntries(weekdays.map((day) => [day, { Open: open, Close: close }])),
  });

const rules: Pick<BookingRules, 'closedDates' | 'lastTableMinutes'> = { closedDates: [], lastTableMinutes: 90 };
const times = (hours: Hours, date: string, limits = rules) =>
  listTableTimes(bookable(hours), limits, date).map(({ time }) => time);

describe('table times of a day', () => {
  it('are every quarter of an hour from opening to the last table [booking.date]', () => {
    const found = times({}, '2026-12-02');
    expect(found[0]).toBe('12:00');
    expect(found.at(-1)).toBe('20:30');
    expect(found).toHaveLength(35);
    expect(times({ open: '11:50' }, '2026-12-02')[0]).toBe('12:00');
    expect(times({ close: '22:10' }, '2026-12-02').at(-1)).toBe('20:30');
  });

  it('are empty when the restaurant or its bookings are closed [booking.date]', () => {
    expect(times({ open: 'Closed' }, '2026-12-02')).toEqual([]);
    expect(times({}, '2026-12-02', { ...rules, closedDates: ['2026-12-02'] })).toEqual([]);
    const overrides = [{ startDate: '2026-12-25', endDate: '2026-12-26', openTime: 'Closed', closeTime: 'Closed' }];
    expect(times({ overrides }, '2026-12-25')).toEqual([]);
    expect(times({ overrides }, '2026-12-27')).not.toEqual([]);
  });

  it('continue after midnight with the next date, and belong to the previous service day [open.midnight]', () => {
    const late = listTableTimes(
      bookable({ open: '18:00', close: '01:30' }),
      { ...rules, lastTableMinutes: 30 },
      '2026-12-05',
    );
    expect(late.slice(0, 5).map(({ time }) => time)).toEqual(['00:00', '00:15', '00:30', '00:45', '01:00']);
    expect(new Set(late.slice(0, 5).map(({ serviceDate }) => serviceDate))).toEqual(new Set(['2026-12-04']));
    expect(late[5]).toMatchObject({ time: '18:00', serviceDate: '2026-12-05' });
    expect(late.at(-1)).toMatchObject({ time: '23:45', date: '2026-12-05' });
  });

  it('skip the hour that a clock change skips, and list a repeated hour once [open.dst]', () => {
    const late = { open: '18:00', close: '03:00' };
    const noLimits = { closedDates: [], lastTableMinutes: 0 };
    const spring = times(late, '2026-03-29', noLimits).filter((time) => time < '12:00');
    expect(spring).toEqual(['00:00', '00:15', '00:30', '00:45', '02:00', '02:15', '02:30', '02:45']);
    const autumn = times(late, '2026-10-25', noLimits).filter((time) => time < '12:00');
    expect(autumn).toHaveLength(12);
    expect(new Set(autumn).size).toBe(12);
  });

  it('give parties their whole stay in elapsed time, even during a clock change [open.dst]', () => {
    const late = bookable({ open: '18:00', close: '04:00' });
    const [, , , table] = listTableTimes(late, { closedDates: [], lastTableMinutes: 0 }, '2026-03-29');
    expect(table?.time).toBe('00:45');
    if (!table) return;
    const stay = planStay({ stays: [{ upToCovers: 9, minutes: 120 }] }, 2, table);
    expect(stay).toEqual({ firstQuarter: Date.UTC(2026, 2, 29, 0, 45) / 900_000, quarters: 8, minutes: 120 });
    expect(planStay({ stays: [{ upToCovers: 9, minutes: 300 }] }, 2, table).minutes).toBe(135);
  });

  it('are on the grid, in order, within opening hours and at their local time, for any hours, zone and day [booking.date]', () => {
    const time = fc.integer({ min: 0, max: 287 }).map((step) => new Date(step * 300_000).toISOString().slice(11, 16));
    const zones = ['Europe/London', 'America/New_York', 'Asia/Kathmandu', 'Australia/Lord_Howe', 'Pacific/Auckland'];
    fc.assert(
      fc.property(
        time,
        time,
        fc.constantFrom(...zones),
        fc.integer({ min: 0, max: 800 }).map((days) => addDays('2026-01-01', days)),
        fc.integer({ min: 0, max: 180 }),
        (open, close, zone, date, lastTableMinutes) => {
          const clock = wallClock(zone);
          const tables = listTableTimes(bookable({ open, close, zone }), { closedDates: [], lastTableMinutes }, date);
          for (const [index, table] of tables.entries()) {
            expect(table.date).toBe(date);
            expect(table.minutes % 15).toBe(0);
            expect(clock?.read(new Date(table.startsAt))).toEqual({ date, minutes: table.minutes % 1440 });
            expect(table.startsAt).toBeLessThanOrEqual(table.closesAt - lastTableMinutes * 60_000);
            expect(table.startsAt).toBeLessThan(table.closesAt);
            expect(table.startsAt).toBeGreaterThan(tables[index - 1]?.startsAt ?? 0);
          }
        },
      ),
      { numRuns: process.env.TEST_QUICK ? 60 : 300 },
    );
  });
});

describe('days that can be booked', () => {
  it('start today and end after the configured number of days, in the restaurant’s time zone [booking.date]', () => {
    const now = Date.UTC(2026, 5, 30, 23, 30);
    const isBookable = (zone: string, date: string): boolean =>
      isWithinBookingWindow(bookable({ zone }), { daysAhead: 30 }, date, now);
    // In London it is already half past midnight on 1 July.
    expect(isBookable('Europe/London', '2026-06-30')).toBe(false);
    expect(isBookable('Europe/London', '2026-07-01')).toBe(true);
    expect(isBookable('Europe/London', '2026-07-31')).toBe(true);
    expect(isBookable('Europe/London', '2026-08-01')).toBe(false);
    expect(isBookable('America/New_York', '2026-06-30')).toBe(true);
    expect(isBookable('America/New_York', '2026-07-31')).toBe(false);
  });
});
