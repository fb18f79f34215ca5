import { describe, expect, it } from 'vitest';
import { monthGrid } from './calendar-day.ts';

describe('the weeks of a month [booking.date]', () => {
  it('begin on Monday, without days of the previous month', () => {
    const [first] = monthGrid('2026-12-24');
    expect(first).toEqual([
      undefined,
      '2026-12-01',
      '2026-12-02',
      '2026-12-03',
      '2026-12-04',
      '2026-12-05',
      '2026-12-06',
    ]);
  });

  it.each([
    ['2027-02-01', 4],
    ['2026-12-01', 5],
    ['2026-08-01', 6],
  ])('of %s are %i', (month, weeks) => {
    expect(monthGrid(month)).toHaveLength(weeks);
  });

  it('contain each day once, also in a leap year', () => {
    const days = monthGrid('2028-02-10')
      .flat()
      .filter((day) => day !== undefined);
    expect(days).toHaveLength(29);
    expect(days).toEqual([...new Set(days)].sort());
    expect(days.at(-1)).toBe('2028-02-29');
  });

  it('have seven days each', () => {
    expect(monthGrid('2026-08-01').map((week) => week.length)).toEqual([7, 7, 7, 7, 7, 7]);
  });
});
