import { describe, expect, it } from 'vitest';
import { firstFreeDay, refusalOf } from './day-limits.ts';
import { validateDay } from './validate-day.ts';

const limits = {
  today: '2026-11-21',
  first: '2026-11-23',
  last: '2027-02-21',
  closed: (day: string) => (day === '2026-12-25' || day === '2026-11-23' ? 'Closed' : undefined),
};

describe('what is typed', () => {
  it('is a day that can be booked [booking.date]', () => {
    expect(validateDay('24 Dec', limits)).toEqual({ day: '2026-12-24' });
    expect(validateDay('21 Feb', limits)).toEqual({ day: '2027-02-21' });
  });

  it('is nothing yet', () => {
    expect(validateDay('  ', limits)).toEqual({});
  });

  it.each([
    ['20/11/2026', /Friday 20 November 2026 has passed\. The first day you can book is Monday 23 November 2026/],
    ['tomorrow', /Sunday 22 November 2026 is too soon/],
    ['22 Feb', /Monday 22 February 2027 is too far ahead\. The last day you can book is Sunday 21 February 2027/],
    ['25 Dec', /Friday 25 December 2026 cannot be booked: Closed\. Please choose another day/],
    ['30 Feb', /no such day as “30 Feb”/],
    ['Friday 24 December', /^24 December 2026 is a Thursday\./],
    ['whenever', /cannot read “whenever”/],
  ])('“%s” is told why it is no day to book [booking.date]', (text, said) => {
    const { day, problem } = validateDay(text, limits);
    expect(day).toBeUndefined();
    expect(problem).toMatch(said);
  });
});

describe('the days that can be picked', () => {
  it('begin after those that are closed [booking.date]', () => {
    expect(firstFreeDay(limits)).toBe('2026-11-24');
  });

  it('may be none [booking.date]', () => {
    expect(firstFreeDay({ ...limits, closed: () => 'Closed' })).toBe('2026-11-23');
  });

  it.each([
    ['2026-11-20', 'past'],
    ['2026-11-21', 'early'],
    ['2026-11-22', 'early'],
    ['2026-11-23', 'closed'],
    ['2027-02-21', undefined],
    ['2027-02-22', 'late'],
    ['2026-12-25', 'closed'],
    ['2026-12-24', undefined],
  ])('%s is refused as %s [booking.date]', (day, kind) => {
    expect(refusalOf(day, limits)?.kind).toBe(kind);
  });
});
