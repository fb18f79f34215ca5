import { expect, it } from 'vitest';
import { findFullParts } from './parts-of-day.ts';

const slot = (time: string, isFree: boolean) => ({ time, isFree });

it.each([
  ['dinner', [slot('12:00', true), slot('16:30', true), slot('19:00', false), slot('00:30', false)], ['Dinner']],
  ['no part with a free time', [slot('12:00', false), slot('12:15', true), slot('19:00', true)], []],
  ['every part of a full day', [slot('12:00', false), slot('19:00', false)], ['Lunch', 'Dinner']],
  ['no part without times', [], []],
])('a full part of the day is %s [diner.waiting-list]', (_, times, legends) => {
  expect(findFullParts(times, ({ isFree }) => isFree).map(({ legend }) => legend)).toEqual(legends);
});
