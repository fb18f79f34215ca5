import { describe, expect, it } from 'vitest';
import { bookingRules } from '#schemas/domain/booking/rules/booking-rules.ts';
import { restaurant } from '#schemas/domain/restaurant/restaurant.ts';
import { defaultGrid } from '../availability/table-times.ts';
import { bookingNow, bookingTestData } from '../testing/booking-test-data.ts';
import { findSuitableTables, isInWindow, type WaitedTable } from './suitable-tables.ts';

const [place] = bookingTestData.restaurants;
const [rules] = bookingTestData.bookingRules;
const bookable = { restaurant: restaurant.parse(place), rules: bookingRules.parse(rules) };
const waited: WaitedTable = { day: '2026-12-02', adults: 2, children: 0, occasion_id: 'dinner', menu_id: null };
const context = { now: bookingNow, maxCovers: 20, grid: defaultGrid, waitingOfferMs: 15 * 60_000 };

const times = (change: Partial<WaitedTable> = {}, more: Partial<typeof context> = {}, taken = 0) =>
  findSuitableTables(bookable, { ...waited, ...change }, () => taken, { ...context, ...more }).map(
    ({ table }) => table.time,
  );

describe('the tables that a party can be offered', () => {
  it('are those of the day, taken or not [diner.waiting-list]', () => {
    expect([times().at(0), times().at(-1), times().length]).toEqual(['12:00', '20:30', 35]);
    expect(times({}, {}, 100)).toEqual(times());
  });

  it('are none of the night before [diner.waiting-list] [open.midnight]', () => {
    const [, openUntilThree] = bookingTestData.restaurants;
    const [, lateRules] = bookingTestData.bookingRules;
    const late = { restaurant: restaurant.parse(openUntilThree), rules: bookingRules.parse(lateRules) };
    const tables = findSuitableTables(late, waited, () => 0, context).map(({ table }) => table.time);
    expect([tables.at(0), tables.at(-1)]).toEqual(['18:00', '23:45']);
  });

  it('begin when an offer can still be answered [diner.waiting-list]', () => {
    const sixMs = Date.UTC(2026, 11, 2, 18);
    expect(times({}, { now: sixMs - 15 * 60_000 }).at(0)).toBe('18:00');
    expect(times({}, { now: sixMs - 15 * 60_000 + 1 }).at(0)).toBe('18:15');
  });

  it.each<[string, Partial<WaitedTable>, string | undefined]>([
    ['an occasion that is not offered', { occasion_id: 'breakfast' }, undefined],
    ['the largest party of an area', { occasion_id: 'feast', adults: 12 }, '12:00'],
    ['a party that no area seats', { occasion_id: 'feast', adults: 13 }, undefined],
    ['a party that the occasion does not take', { adults: 9 }, undefined],
    ['an occasion that is only asked for', { occasion_id: 'group', adults: 9 }, undefined],
    ['an occasion that needs a card', { occasion_id: 'brunch', day: '2026-12-05' }, undefined],
    ['an occasion with menus, and none chosen', { occasion_id: 'tasting' }, undefined],
    ['an occasion with menus, and one chosen', { occasion_id: 'tasting', menu_id: 'five' }, '18:00'],
    ['a menu of another occasion', { occasion_id: 'tasting', menu_id: 'lunch' }, undefined],
    ['a closed day', { day: '2026-12-10' }, undefined],
    ['a past day', { day: '2026-11-20' }, undefined],
  ])('for %s begin accordingly, or are none [diner.waiting-list]', (_, change, first) => {
    expect(times(change).at(0)).toBe(first);
  });

  it('with a menu end with it [diner.waiting-list]', () => {
    expect(times({ occasion_id: 'tasting', menu_id: 'seven' }).at(-1)).toBe('19:00');
  });

  it('leave out the times of a day for which tables are only asked for [diner.waiting-list]', () => {
    expect(times({ day: '2026-12-04' }).filter((time) => time >= '18:30')).toEqual(['18:30', '18:45']);
  });

  it('are none where the restaurant takes no bookings [diner.waiting-list]', () => {
    for (const other of [undefined, bookingRules.parse({ ...rules, bookable: 'telephone' })])
      expect(findSuitableTables({ ...bookable, rules: other }, waited, () => 0, context)).toEqual([]);
  });
});

it.each([
  ['18:45', false],
  ['19:00', true],
  ['19:30', true],
  ['19:45', false],
])('the time %s suits from 19:00 to 19:30: %s [diner.waiting-list]', (time, isSuitable) => {
  expect(isInWindow(time, { from_time: '19:00', to_time: '19:30' })).toBe(isSuitable);
});
