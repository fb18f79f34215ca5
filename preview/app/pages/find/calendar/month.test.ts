import { expect, it } from 'vitest';
import { addMonths, isMonth, weeksOf } from './month.ts';

it.each([
  ['2026-02', 5, '2026-01-26', '2026-03-01'],
  ['2027-02', 4, '2027-02-01', '2027-02-28'],
  ['2026-11', 6, '2026-10-26', '2026-12-06'],
])('the month %s has %i weeks from Monday %s to Sunday %s [editor.find]', (month, count, first, last) => {
  const weeks = weeksOf(month);
  expect([weeks.length, weeks[0]?.[0], weeks.at(-1)?.[6]]).toEqual([count, first, last]);
});

it('the month after December is in the next year [editor.find]', () => {
  expect([addMonths('2026-12', 1), addMonths('2026-01', -1)]).toEqual(['2027-01', '2025-12']);
});

it('only a month of the calendar is one [editor.find]', () => {
  expect(['2026-12', '2026-13', '2026-1', null].map(isMonth)).toEqual([true, false, false, false]);
});
