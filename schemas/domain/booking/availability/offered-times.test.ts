import { describe, expect, it } from 'vitest';
import { isOfferedTime, nextTimes, roundTime } from './offered-times.ts';

const quarters = { first: '09:00', stepMinutes: 15 };

describe('bookable times', () => {
  it('start at the first time, follow the interval and continue past midnight [booking.date]', () => {
    const offered = (time: string): boolean => isOfferedTime(time, quarters);
    expect(['09:00', '09:15', '19:45', '23:45', '00:00', '04:45'].filter(offered)).toHaveLength(6);
    expect(['08:45', '05:00', '09:05', '19:07', '19:20', '00:10'].filter(offered)).toEqual([]);
    expect(isOfferedTime('19:20', { first: '12:00', stepMinutes: 20 })).toBe(true);
    expect(isOfferedTime('11:40', { first: '12:00', stepMinutes: 20 })).toBe(false);
  });

  it.each([
    ['19:07', 15, '19:00'],
    ['19:08', 15, '19:15'],
    ['19:00', 15, '19:00'],
    ['18:55', 15, '19:00'],
    ['19:10', 20, '19:20'],
    ['19:29', 60, '19:00'],
    ['23:55', 15, '23:45'],
    ['23:59', 60, '23:00'],
    ['00:03', 5, '00:05'],
  ])('round %s with an interval of %i minutes to %s [booking.date]', (time, stepMinutes, rounded) => {
    expect(roundTime(time, { stepMinutes })).toBe(rounded);
  });

  it('that come next are the first three after now, without those of the night before [diner.next-tables] [open.midnight]', () => {
    const times = ['00:30', '19:00', '18:00', '17:45', '18:00', '17:50', '08:45'];
    expect(nextTimes(times, quarters, { count: 3 })).toEqual(['17:45', '18:00', '19:00']);
    expect(nextTimes(times, quarters, { count: 3, afterMinutes: 18 * 60 })).toEqual(['19:00']);
    expect(nextTimes(times, quarters, { count: 3, afterMinutes: 30 })).toEqual(['17:45', '18:00', '19:00']);
    expect(nextTimes([], quarters, { count: 3 })).toEqual([]);
  });

  it('after midnight come next only where they are wanted [diner.next-tables] [open.midnight]', () => {
    const night = { fromMinutes: -60, untilMinutes: 61, aroundMinutes: 0 };
    expect(nextTimes(['23:45', '00:30', '00:00'], quarters, { count: 3, wanted: night })).toEqual(['00:00', '00:30']);
    const late = { fromMinutes: 22 * 60, untilMinutes: 24 * 60 + 61, aroundMinutes: 23 * 60 };
    expect(nextTimes(['23:45', '00:30', '00:00'], quarters, { count: 3, wanted: late })).toEqual(['23:45']);
  });
});
