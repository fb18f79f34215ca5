import { expect, it } from 'vitest';
import { addDays, getWeekday } from '#schemas/domain/restaurant/wall-time.ts';
import { closedDay, nextWeekday, openDay } from './booking-days.ts';

it('tests book for days of the same weekday, whatever the day of the test [upstream.alone]', () => {
  const days = Array.from({ length: 7 }, (_, at) => nextWeekday('wednesday', addDays('2026-12-09', at)));
  expect(days).toEqual(['2026-12-09', ...Array.from({ length: 6 }, () => '2026-12-16')]);
  expect([openDay, closedDay].map(getWeekday)).toEqual(['wednesday', 'monday']);
});
