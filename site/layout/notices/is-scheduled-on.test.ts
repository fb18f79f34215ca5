import { describe, expect, it } from 'vitest';
import { dayInLondon } from '#schemas/domain/restaurant/time/day-in-london.ts';
import { isScheduledOn, yearIn } from './is-scheduled-on.ts';

const noon = new Date('2026-11-21T12:00:00Z');

describe('content with a first and a last day', () => {
  it('shows on its first and its last day [popup.global]', () => {
    expect(isScheduledOn({ startDate: '2026-11-21', endDate: '2026-11-21' }, noon)).toBe(true);
  });

  it('does not show the day before its first day [popup.global]', () => {
    expect(isScheduledOn({ startDate: '2026-11-22' }, noon)).toBe(false);
  });

  it('does not show the day after its last day [popup.global]', () => {
    expect(isScheduledOn({ endDate: '2026-11-20' }, noon)).toBe(false);
  });

  it('always shows without days [popup.global]', () => {
    expect(isScheduledOn({}, noon)).toBe(true);
  });

  it('starts at midnight in London, even in summer time [popup.global]', () => {
    expect(isScheduledOn({ startDate: '2026-07-01' }, new Date('2026-06-30T22:59:00Z'))).toBe(false);
    expect(isScheduledOn({ startDate: '2026-07-01' }, new Date('2026-06-30T23:00:00Z'))).toBe(true);
  });
});

describe('the day and year of an instant', () => {
  it('are those of London', () => {
    expect(dayInLondon(new Date('2026-06-30T23:30:00Z'))).toBe('2026-07-01');
    expect(yearIn(new Date('2026-12-31T23:59:59Z'))).toBe('2026');
    expect(yearIn(new Date('2027-01-01T00:00:00Z'))).toBe('2027');
  });
});
