import { describe, expect, it } from 'vitest';
import { findTemporaryClosure } from './temporary-closure.ts';

const hours = (Open: string, Close: string) => ({ Open, Close, ClickCollectClose: undefined });
const daily = hours('12:00', '22:00');
const openingTimes = {
  monday: hours('Closed', 'Closed'),
  tuesday: daily,
  wednesday: daily,
  thursday: daily,
  friday: daily,
  saturday: daily,
  sunday: daily,
};
const closedFrom = (startDate: string, endDate: string, reason?: string) => ({
  openingTimes,
  overrides: [{ startDate, endDate, openTime: 'Closed', closeTime: 'Closed', clickCollectClose: undefined, reason }],
});
const refit = closedFrom('2026-11-20', '2027-02-28', 'A new kitchen');

describe('a restaurant that is closed for a time', () => {
  it('opens on the first day with hours after its closure, with the reason until then [booking.date]', () => {
    // The closure ends on a Sunday, and Mondays are closed.
    expect(findTemporaryClosure(refit, '2026-11-27')).toEqual({ reason: 'A new kitchen', reopens: '2027-03-02' });
  });

  it.each<[string, Parameters<typeof findTemporaryClosure>[0], string]>([
    ['is open', refit, '2026-11-19'],
    ['closes for a few days', closedFrom('2026-12-24', '2026-12-27', 'Christmas'), '2026-12-24'],
    ['closes on one weekday', { openingTimes, overrides: [] }, '2026-11-23'],
    ['has unknown hours', { openingTimes: undefined, overrides: [] }, '2026-11-23'],
  ])('is not one that %s [booking.date]', (_, restaurant, day) => {
    expect(findTemporaryClosure(restaurant, day)).toBeUndefined();
  });

  it('has no day on which it opens again if none is known [booking.date]', () => {
    expect(findTemporaryClosure(closedFrom('2026-11-20', '2099-12-31'), '2026-11-27')).toEqual({ reason: undefined });
  });
});
