import fc from 'fast-check';
import { expect, it } from 'vitest';
import { bookingRules } from '#schemas/domain/booking/rules/booking-rules.ts';
import { restaurant } from '#schemas/domain/restaurant/restaurant.ts';
import { defaultGrid } from '../availability/table-times.ts';
import { bookingNow, bookingTestData } from '../testing/booking-test-data.ts';
import { findNextOffer, type LineEntry } from './next-in-line.ts';

const day = '2026-12-02';
const seats = 12;
const bookable = {
  restaurant: restaurant.parse(bookingTestData.restaurants.find(({ storeId }) => storeId === '9')),
  rules: bookingRules.parse(bookingTestData.bookingRules.find(({ storeId }) => storeId === '9')),
};
const context = { now: bookingNow, maxCovers: 20, grid: defaultGrid, waitingOfferMs: 900_000 };
const times = ['18:00', '18:30', '19:00', '19:30', '20:00'];

const entries: fc.Arbitrary<LineEntry[]> = fc
  .array(
    fc.record({
      adults: fc.integer({ min: 1, max: 8 }),
      from: fc.nat(times.length - 1),
      length: fc.nat(times.length - 1),
      joined: fc.nat(3),
    }),
    { maxLength: 8 },
  )
  .map((all) =>
    all.map(({ adults, from, length, joined }, index) => ({
      reference: `entry-${index}`,
      store_id: '9',
      day,
      adults,
      children: 0,
      occasion_id: 'dinner',
      menu_id: null,
      from_time: times[from] ?? '',
      to_time: times[Math.min(from + length, times.length - 1)] ?? '',
      refused_times: null,
      joined_at: `2026-11-21T12:00:0${joined}.000Z`,
    })),
  );

/** The seats taken in each quarter of an hour, the same from the first to the last. */
const evening = fc.array(fc.integer({ min: 0, max: seats }), { minLength: 4, maxLength: 4 });
const takenBy = (byQuarter: readonly number[]) => (_: string, quarter: number) => byQuarter[quarter % 4] ?? 0;
const findNext = (all: readonly LineEntry[], taken: readonly number[]) =>
  findNextOffer(all, bookable, takenBy(taken), context);

it('offers only a table that is free for the whole stay, at a time that suits [diner.waiting-list]', () => {
  fc.assert(
    fc.property(entries, evening, (all, taken) => {
      const offer = findNext(all, taken);
      if (!offer) return;
      expect(offer.time >= offer.entry.from_time && offer.time <= offer.entry.to_time).toBe(true);
      expect(offer.covers).toBe(offer.entry.adults);
      for (let index = 0; index < offer.stay.quarters; index += 1)
        expect(takenBy(taken)('', offer.stay.firstQuarter + index) + offer.covers).toBeLessThanOrEqual(seats);
    }),
  );
});

it('skips no party that a free table suits [diner.waiting-list]', () => {
  fc.assert(
    fc.property(entries, evening, (all, taken) => {
      const offer = findNext(all, taken);
      const earlier = all.filter(
        (entry) => !offer || [entry.joined_at, entry.reference] < [offer.entry.joined_at, offer.entry.reference],
      );
      for (const entry of earlier) expect(findNext([entry], taken)).toBeUndefined();
    }),
  );
});

it('does not depend on the order in which entries are read [diner.waiting-list]', () => {
  fc.assert(
    fc.property(entries, evening, (all, taken) => {
      expect(findNext(all.toReversed(), taken)?.entry).toEqual(findNext(all, taken)?.entry);
    }),
  );
});

const waiting: LineEntry = {
  reference: 'entry',
  store_id: '9',
  day,
  adults: 2,
  children: 0,
  occasion_id: 'dinner',
  menu_id: null,
  from_time: '19:00',
  to_time: '19:15',
  refused_times: null,
  joined_at: '2026-11-21T12:00:00.000Z',
};

it('offers no table that starts before the offer would end [diner.waiting-list]', () => {
  const at = (time: string) =>
    findNextOffer([waiting], bookable, () => 0, { ...context, now: Date.parse(`${day}T${time}Z`) })?.time;
  expect([at('18:45:00.000'), at('18:45:00.001'), at('19:00:00.001')]).toEqual(['19:00', '19:15', undefined]);
});

it('offers the earliest table that is free, even after one that is taken [diner.waiting-list]', () => {
  const firstQuarter = findNextOffer([waiting], bookable, () => 0, context)?.stay.firstQuarter ?? 0;
  const taken = (_: string, quarter: number): number => (quarter === firstQuarter ? seats : 0);
  expect(findNextOffer([waiting], bookable, taken, context)?.time).toBe('19:15');
});

it('offers no time that was declined [diner.waiting-list]', () => {
  const next = (refused_times: string) =>
    findNextOffer([{ ...waiting, refused_times }], bookable, () => 0, context)?.time;
  expect([next('19:00'), next('19:15'), next('19:00 19:15')]).toEqual(['19:15', '19:00', undefined]);
});
