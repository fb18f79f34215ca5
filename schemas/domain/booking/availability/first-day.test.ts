import { describe, expect, it } from 'vitest';
import { findFirstDay } from './first-day.ts';

const hours = (Open: string, Close: string) => ({ Open, Close, ClickCollectClose: undefined });
const defaults = hours('12:00', '23:00');
const openingTimes = {
  monday: hours('Closed', 'Closed'),
  tuesday: defaults,
  wednesday: defaults,
  thursday: defaults,
  friday: hours('12:00', '01:00'),
  saturday: defaults,
  sunday: defaults,
};
const restaurant = { openingTimes, overrides: [], timeZone: 'Europe/London' };

describe('the first day on which a party may be seated', () => {
  it.each([
    ['2026-11-21T11:00Z', '2026-11-21', 'before the doors open'],
    ['2026-11-21T21:30Z', '2026-11-21', 'with just enough time'],
    ['2026-11-21T21:31Z', '2026-11-22', 'a minute too late'],
    ['2026-11-22T22:30Z', '2026-11-24', 'late before a day that is closed'],
    ['2026-11-23T12:00Z', '2026-11-24', 'on a day that is closed'],
    ['2026-11-27T23:20Z', '2026-11-27', 'before a closing past midnight'],
    ['2026-07-04T20:45Z', '2026-07-05', 'by the clocks of the place, not of the machine'],
  ])('at %s is %s: %s [booking.date]', (now, day) => {
    expect(findFirstDay(restaurant, new Date(now))).toBe(day);
  });

  it('is today where the restaurant never closes [booking.date]', () => {
    const always = { ...restaurant, openingTimes: { ...openingTimes, saturday: hours('10:00', '10:00') } };
    expect(findFirstDay(always, new Date('2026-11-21T23:30Z'))).toBe('2026-11-21');
  });

  it('is today if the hours are unknown [booking.date]', () => {
    const unknown = { ...restaurant, openingTimes: undefined };
    expect(findFirstDay(unknown, new Date('2026-11-21T23:30Z'))).toBe('2026-11-21');
  });
});
