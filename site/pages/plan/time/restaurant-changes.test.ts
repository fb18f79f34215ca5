import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { weekdays } from '#schemas/domain/restaurant/wall-time.ts';
import { restaurantOf } from '../../../layout/planned-example.ts';
import { firstRestaurantInstant, restaurantChanges, restaurantFacts } from './restaurant-changes.ts';

const minuteMs = 60_000;
const collectionCloses = '21:00';

/** When each fact changes for the first time, found by checking all facts every minute. */
function changesByMinute(restaurant: ReturnType<typeof restaurantOf>, from: Date, until: Date): Date[] {
  const factsAt = restaurantFacts(restaurant, collectionCloses);
  const before = factsAt(from);
  const first = new Map<number, number>();
  const begin = Math.floor(from.getTime() / minuteMs) * minuteMs + minuteMs;
  for (let at = begin; at <= until.getTime() && first.size < before.length; at += minuteMs)
    for (const [index, fact] of factsAt(new Date(at)).entries())
      if (fact !== before[index] && !first.has(index)) first.set(index, at);
  return [...new Set(first.values())].sort((one, other) => one - other).map((instant) => new Date(instant));
}

const time = fc
  .tuple(fc.integer({ min: 0, max: 23 }), fc.constantFrom('00', '15', '30', '59'))
  .map(([hour, minutes]) => `${String(hour).padStart(2, '0')}:${minutes}`);
const hoursOfDay = fc.oneof(
  fc.constant({ Open: 'Closed', Close: 'Closed' }),
  fc.record({ Open: time, Close: time }),
  fc.record({ Open: time, Close: time, ClickCollectClose: time }),
);
const openingTimes = fc
  .tuple(...weekdays.map(() => hoursOfDay))
  .map((days) => Object.fromEntries(weekdays.map((weekday, index) => [weekday, days[index]])));
const overrides = fc.array(
  fc.record({ endDate: fc.constantFrom('2026-03-28', '2026-03-29', '2026-10-25'), openTime: time, closeTime: time }),
  { maxLength: 1 },
);

/** The days around both clock changes, and an ordinary one. */
const from = fc
  .tuple(fc.constantFrom('2026-03-28T', '2026-10-24T', '2026-07-01T'), time)
  .map(([day, clock]) => new Date(`${day}${clock}:20Z`));

const lateWeek = Object.fromEntries(weekdays.map((weekday) => [weekday, { Open: '00:15', Close: '03:00' }]));

describe('the changes of a restaurant', () => {
  it('are found without checking every minute [preview.time]', () => {
    fc.assert(
      fc.property(
        openingTimes,
        overrides,
        fc.constantFrom('Europe/London', 'Asia/Singapore'),
        from,
        (week, others, timeZone, start) => {
          const restaurant = restaurantOf({ openingTimes: week, overrides: others, timeZone });
          const until = new Date(start.getTime() + 2 * 86_400_000);
          expect(restaurantChanges(restaurant, { from: start, until }, collectionCloses)).toEqual(
            changesByMinute(restaurant, start, until),
          );
        },
      ),
      // The last table of the night is in the hour that the clock change skips.
      { numRuns: 10, examples: [[lateWeek, [], 'Europe/London', new Date('2026-03-28T23:00:20Z')]] },
    );
  }, 60_000);

  it('begin after the start of the window, and may be at its end [preview.time]', () => {
    const openingTimes = Object.fromEntries(weekdays.map((weekday) => [weekday, { Open: '12:00', Close: '22:00' }]));
    const restaurant = restaurantOf({ openingTimes });
    const [opening, later] = [new Date('2026-12-01T12:00:00Z'), new Date('2026-12-01T12:30:00Z')];
    const firstIn = (start: Date, until: Date) =>
      firstRestaurantInstant(restaurant, { from: start, until }, collectionCloses);
    expect(firstIn(new Date('2026-12-01T11:59:59Z'), opening)).toEqual(opening);
    expect(firstIn(opening, later)).toBeUndefined();
  });

  it('are only its dates where its hours are unknown [api.cache]', () => {
    const start = new Date('2026-07-01T10:00:00Z');
    const until = new Date('2026-07-04T10:00:00Z');
    expect(restaurantChanges(restaurantOf(), { from: start, until }, collectionCloses)).toEqual([
      new Date('2026-07-01T23:00:00Z'),
    ]);
  });
});
