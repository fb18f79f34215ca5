import { describe, expect, it } from 'vitest';
import { explainRefusal, firstAvailableDay, getRefusal } from './day-limits.ts';

const limits = {
  today: '2026-11-21',
  first: '2026-11-23',
  last: '2027-02-21',
  closed: (day: string) => (day === '2026-12-25' || day === '2026-11-23' ? 'Closed' : undefined),
};

describe('a day that cannot be booked', () => {
  it.each([
    ['2026-11-20', /Friday 20 November 2026 has passed\. The first day you can book is Tuesday 24 November 2026/],
    [
      '2026-11-22',
      /Sunday 22 November 2026 is too soon to book here\. The first day you can book is Tuesday 24 November 2026/,
    ],
    ['2027-02-22', /Monday 22 February 2027 is too far ahead\. The last day you can book is Sunday 21 February 2027/],
    ['2026-12-25', /The restaurant is closed on Friday 25 December 2026\. Please choose another day/],
  ])('%s is explained [booking.date]', (day, expected) => {
    expect(explainRefusal(day, limits)).toMatch(expected);
  });
});

it('that is too late is explained with the last day that is open [booking.date]', () => {
  const closed = (day: string) => (day === limits.last ? 'Closed' : undefined);
  expect(explainRefusal('2027-02-22', { ...limits, closed })).toMatch(
    /The last day you can book is Saturday 20 February/,
  );
});

it.each([
  ['Closed', 'on Friday 25 December 2026.'],
  ['Closed, Christmas', 'on Friday 25 December 2026 for Christmas.'],
  ['Closed for a new kitchen.', 'on Friday 25 December 2026 for a new kitchen.'],
])('a closed day with the reason %j is a sentence [booking.date]', (reason, end) => {
  const sentence = `The restaurant is closed ${end} Please choose another day.`;
  expect(explainRefusal('2026-12-25', { ...limits, closed: () => reason })).toBe(sentence);
});

describe('the first available day', () => {
  it('is after closed days [booking.date]', () => {
    expect(firstAvailableDay(limits)).toBe('2026-11-24');
  });

  it('is the first day of the range if all are closed [booking.date]', () => {
    expect(firstAvailableDay({ ...limits, closed: () => 'Closed' })).toBe('2026-11-23');
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
  ])('a refused day: %s is %s [booking.date]', (day, kind) => {
    expect(getRefusal(day, limits)?.kind).toBe(kind);
  });
});
