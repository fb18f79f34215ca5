import { expect, it } from 'vitest';
import { minutesUntilClosing } from './minutes-until-closing.ts';

const hours = (Open: string, Close: string) => ({ Open, Close, ClickCollectClose: undefined });
const daily = hours('12:00', '21:30');
const restaurant = {
  openingTimes: {
    monday: hours('Closed', 'Closed'),
    tuesday: daily,
    wednesday: daily,
    thursday: daily,
    friday: hours('12:00', '01:00'),
    saturday: daily,
    sunday: daily,
  },
  overrides: [],
  timeZone: 'Europe/London',
};

it.each([
  ['in the evening', '2026-11-26', 20 * 60, 90],
  ['before a closing past midnight', '2026-11-27', 23 * 60, 120],
  ['after that midnight', '2026-11-28', 30, 30],
  ['before it opens', '2026-11-26', 11 * 60, undefined],
  ['at closing time', '2026-11-26', 21 * 60 + 30, undefined],
  ['on a day that is closed', '2026-11-23', 20 * 60, undefined],
])('a table %s, on %s at minute %i, ends after %j minutes at the latest [booking.thanks]', (_, date, minutes, most) => {
  expect(minutesUntilClosing(restaurant, { date, minutes })).toBe(most);
});

it('a restaurant with unknown hours has no closing time [booking.thanks]', () => {
  const unknown = { ...restaurant, openingTimes: undefined };
  expect(minutesUntilClosing(unknown, { date: '2026-11-26', minutes: 1200 })).toBeUndefined();
});
