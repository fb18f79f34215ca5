import { expect, it } from 'vitest';
import { findFullMeals, groupTimes } from './parts-of-day.ts';

const slot = (time: string, isFree: boolean) => ({ time, isFree });

it.each([
  ['dinner', [slot('12:00', true), slot('16:30', true), slot('19:00', false)], ['Dinner']],
  ['dinner, with free tables of the night before', [slot('00:15', true), slot('19:00', false)], ['Dinner']],
  ['not the night before', [slot('00:15', false), slot('19:00', true)], []],
  ['no meal with a free time', [slot('12:00', false), slot('12:15', true), slot('19:00', true)], []],
  ['every meal of a full day', [slot('12:00', false), slot('19:00', false)], ['Lunch', 'Dinner']],
  ['no meal without times', [], []],
])('a full meal is %s [diner.waiting-list] [open.midnight]', (_, times, legends) => {
  expect(findFullMeals(times, ({ isFree }) => isFree).map(({ legend }) => legend)).toEqual(legends);
});

it('groups the times after midnight apart, under the name of their night [booking.step2] [open.midnight]', () => {
  const groups = groupTimes(
    ['00:15', '04:45', '05:00', '17:30', '23:45'].map((time) => ({ time })),
    '2026-12-05',
  );
  expect(groups.map(({ legend, slots }) => [legend, ...slots.map(({ time }) => time)])).toEqual([
    ['Lunch', '05:00'],
    ['Dinner', '17:30', '23:45'],
    ['After midnight, the night from Friday to Saturday', '00:15', '04:45'],
  ]);
});
