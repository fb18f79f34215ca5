import { expect, it } from 'vitest';
import { formatMinutes } from './format-minutes.ts';

it.each([
  [0, '00:00'],
  [65, '01:05'],
  [1439, '23:59'],
])('%d minutes since midnight are %s [restaurant.hours]', (minutes, time) => {
  expect(formatMinutes(minutes)).toBe(time);
});
