import { expect, it } from 'vitest';
import { describeAlternativeHours, insertByDate, orderByDate } from './describe-alternative-hours.ts';

const closed = { openTime: 'Closed', closeTime: 'Closed' };

it.each([
  [
    { startDate: '2026-12-24', endDate: '2026-12-24', openTime: '12:00', closeTime: '16:00', reason: 'Christmas Eve' },
    'Thu 24 December 2026: 12:00 to 16:00, Christmas Eve',
  ],
  [{ startDate: '2026-12-25', endDate: '2026-12-26', ...closed }, '25 to 26 December 2026: Closed'],
  [{ startDate: '2026-11-30', endDate: '2026-12-01', ...closed }, '30 November to 1 December 2026: Closed'],
  [{ startDate: '2026-12-31', endDate: '2027-01-01', ...closed }, '31 December 2026 to 1 January 2027: Closed'],
  [{ endDate: '2026-12-31', openTime: '12:00', closeTime: 'closed' }, 'Until Thu 31 December 2026: Closed'],
  [{ startDate: '2026-12-24', endDate: '2026-12-24' }, 'Thu 24 December 2026'],
  [{ startDate: '2026-12-24', endDate: '' }, undefined],
  [undefined, undefined],
])('the alternative hours %j are called “%s” [editor.content]', (entry, name) => {
  expect(describeAlternativeHours(entry)).toBe(name);
});

it('adds alternative hours in the order of dates [editor.content]', () => {
  const on = (endDate: string) => ({ endDate });
  const [first, second, third] = [
    on('2026-12-24'),
    { startDate: '2026-12-26', endDate: '2027-01-02' },
    on('2027-04-02'),
  ];
  expect(insertByDate([first, third], second)).toEqual([first, second, third]);
  expect(insertByDate([first, second], third)).toEqual([first, second, third]);
  expect(insertByDate([second], first)).toEqual([first, second]);
});

it('shows alternative hours in the order of dates, those without one last [editor.content]', () => {
  const entries = [{}, { endDate: '2027-04-02' }, { startDate: '2026-12-24', endDate: '2026-12-25' }];
  expect(orderByDate(entries)).toEqual([2, 1, 0]);
});
