import { describe, expect, it } from 'vitest';
import type { WaitingEntryTable } from '#adapters/service/database/booking-rows.ts';
import { bookingRules } from '#schemas/domain/booking/rules/booking-rules.ts';
import { restaurant } from '#schemas/domain/restaurant/restaurant.ts';
import { defaultGrid } from '../availability/table-times.ts';
import { createBookingKey } from '../manage/booking-key.ts';
import { bookingNow, bookingTestData } from '../testing/booking-test-data.ts';
import { offeredSeatsOf } from './waiting-entries.ts';
import { toWaitingEntry } from './waiting-view.ts';

const [place] = bookingTestData.restaurants;
const [rules] = bookingTestData.bookingRules;
const bookable = { restaurant: restaurant.parse(place), rules: bookingRules.parse(rules) };
const until = '2026-12-02T18:15:00.000Z';
const closesAt = '2026-12-02T18:45:00.000Z';
const entry: WaitingEntryTable = {
  ...{ reference: 'W1', store_id: '1', status: 'waiting', day: '2026-12-02', from_time: '19:00', to_time: '19:30' },
  ...{ adults: 2, children: 1, occasion_id: 'dinner', occasion_name: 'Dinner', menu_id: 'five' },
  ...{ first_name: 'Ada', last_name: 'Byron', email: 'ada@example.com', email_key: 'ada@example.com', phone: null },
  ...{ joined_at: '2026-11-21T12:00:00.000Z', closes_at: closesAt, delete_after: '2027-01-01T00:00:00.000Z' },
  ...{ offer_time: null, offer_area_id: null, offer_first_quarter: null, offer_quarters: null, offer_minutes: null },
  ...{ offer_until: null, refused_times: null, booking_reference: null },
};
const offered: WaitingEntryTable = {
  ...entry,
  ...{ status: 'offered', offer_time: '19:15', offer_area_id: 'window', offer_first_quarter: 7, offer_quarters: 6 },
  ...{ offer_minutes: 90, offer_until: until },
};
const contextAt = (now: number) => ({ now, maxCovers: 20, grid: defaultGrid, waitingOfferMs: 900_000 });
const view = (row: WaitingEntryTable, now = bookingNow) =>
  toWaitingEntry({ entry: row, bookable, bookingKey: 'secret', context: contextAt(now) });

describe('an entry of a waiting list as its diner sees it', () => {
  it('has what was asked for, and nothing personal [diner.waiting-list] [ops.privacy]', () => {
    expect(view(entry)).toEqual({
      storeId: '1',
      status: 'waiting',
      date: '2026-12-02',
      from: '19:00',
      to: '19:30',
      adults: 2,
      children: 1,
      occasionId: 'dinner',
      occasion: null,
      menuId: 'five',
      offer: null,
      refusedTimes: [],
      hasOtherTimes: false,
      manageKey: null,
    });
  });

  it('names an occasion that was chosen [diner.waiting-list]', () => {
    expect(view({ ...entry, occasion_id: 'birthday', occasion_name: 'Birthday' }).occasion).toBe('Birthday');
  });

  it('has the offered table with its area, if the restaurant still has it [diner.waiting-list]', () => {
    expect(view(offered).offer).toEqual({ time: '19:15', until, area: 'Window' });
    const input = { entry: offered, bookingKey: 'secret', context: contextAt(0) };
    for (const gone of [undefined, { ...bookable, rules: undefined }])
      expect(toWaitingEntry({ ...input, bookable: gone }).offer).toEqual({ time: '19:15', until, area: null });
    for (const part of [{ offer_time: null }, { offer_until: null }])
      expect(view({ ...offered, ...part }).offer).toBeNull();
  });

  it.each<[string, Partial<WaitingEntryTable>, boolean]>([
    ['waits', {}, true],
    ['has an offer of one of its times', { status: 'offered', offer_time: '19:15', offer_until: until }, true],
    ['has an offer of its last time', { status: 'offered', offer_time: '19:15', refused_times: '19:00 19:30' }, false],
    ['declined some of its times', { refused_times: '19:00 19:15' }, true],
    ['declined all its times', { refused_times: '19:00 19:15 19:30' }, false],
    ['waits for a day on which nothing is offered', { occasion_id: 'gone' }, false],
  ])('that %s says whether it has other times [diner.waiting-list]', (_, change, hasOtherTimes) => {
    expect(view({ ...entry, menu_id: null, ...change })).toMatchObject({
      refusedTimes: change.refused_times?.split(' ') ?? [],
      hasOtherTimes,
    });
  });

  it('leads to the booking that it became [diner.waiting-list]', () => {
    expect(view({ ...offered, status: 'booked', booking_reference: 'K7MPR' })).toMatchObject({
      status: 'booked',
      manageKey: createBookingKey('secret', 'manage', 'K7MPR'),
    });
  });

  it.each<[string, WaitingEntryTable, string, number, string]>([
    ['waits before it closes', entry, closesAt, -1, 'waiting'],
    ['waits when it closes', entry, closesAt, 0, 'closed'],
    ['has an offer before it ends', offered, until, -1, 'offered'],
    ['has an offer when it ends', offered, until, 0, 'expired'],
    ['has an offer without an end', { ...offered, offer_until: null }, closesAt, 1, 'offered'],
    ['was left', { ...entry, status: 'left' }, closesAt, 1, 'left'],
    ['is booked', { ...offered, status: 'booked' }, closesAt, 1, 'booked'],
  ])('that %s has its status at that moment [diner.waiting-list]', (_, row, at, later, status) => {
    expect(view(row, Date.parse(at) + later).status).toBe(status);
  });
});

describe('the seats of an offer', () => {
  it('are those of the whole party while it is open [diner.waiting-list]', () => {
    expect(offeredSeatsOf(offered)).toEqual({
      storeId: '1',
      areaId: 'window',
      firstQuarter: 7,
      quarters: 6,
      covers: 3,
    });
  });

  it.each<[Partial<WaitingEntryTable>]>([
    [{ status: 'expired' }],
    [{ offer_area_id: null }],
    [{ offer_first_quarter: null }],
    [{ offer_quarters: null }],
  ])('are none with %j [diner.waiting-list]', (change) => {
    expect(offeredSeatsOf({ ...offered, ...change })).toBeUndefined();
  });
});
