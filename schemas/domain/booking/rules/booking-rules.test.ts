import { describe, expect, it } from 'vitest';
import { bookingRules } from './booking-rules.ts';

const occasion = { id: 'dinner', name: 'Dinner', minimumCovers: 2, maximumCovers: 12 };
const extra = { id: 'cake', name: 'Cake', pricePence: 2500, maxQty: 2 };
const rules = {
  storeId: '1018',
  daysAhead: 60,
  lastTableMinutes: 90,
  stays: [{ upToCovers: 500, minutes: 120 }],
  areas: [{ id: 'garden', name: 'Garden', seats: 20 }],
  occasions: [occasion],
  extras: [extra],
};

const problemsOf = (more: object) =>
  (bookingRules.safeParse({ ...rules, ...more }).error?.issues ?? []).map(({ path, message }) => [
    path.join('.'),
    message,
  ]);

describe('booking rules', () => {
  it('accept an occasion for parties of one size [booking.step1]', () => {
    expect(problemsOf({})).toEqual([]);
    expect(problemsOf({ occasions: [{ ...occasion, maximumCovers: 2 }] })).toEqual([]);
  });

  it('reject an occasion that fits no party [booking.step1]', () => {
    const message = 'must be at least 2, the smallest party';
    expect(problemsOf({ occasions: [occasion, { ...occasion, id: 'lunch', maximumCovers: 1 }] })).toEqual([
      ['occasions.1.maximumCovers', message],
    ]);
  });

  it.each([
    ['occasions', [occasion, occasion], 'booking.step1'],
    ['areas', [...rules.areas, ...rules.areas], 'booking.areas-menus'],
    ['extras', [extra, extra], 'booking.upsells'],
    ['menus', [1, 2].map(() => ({ id: 'feast', name: 'Feast', linkGroup: 'feasts' })), 'booking.areas-menus'],
  ])('reject two %s with the same id: %j [%s]', (list, entries, _) => {
    expect(problemsOf({ [list]: entries })).toEqual([[`${list}.1.id`, 'must be unique']]);
  });

  it.each(['24:00', '7:30', '19:60', '19.30'])('reject %s as the time of an occasion [booking.date]', (from) => {
    expect(problemsOf({ occasions: [{ ...occasion, from }] })).toEqual([
      ['occasions.0.from', 'must be a time like 19:30'],
    ]);
  });

  it.each([
    ['daysAhead', 0, 730],
    ['lastTableMinutes', 0, 600],
  ])('accept for %s whole numbers from %d to %d only [booking.date]', (name, min, max) => {
    for (const value of [min, max]) expect(problemsOf({ [name]: value }), `${value}`).toEqual([]);
    for (const value of [min - 1, max + 1, min + 0.5])
      expect(
        problemsOf({ [name]: value }).map(([path]) => path),
        `${value}`,
      ).toEqual([name]);
  });
});
