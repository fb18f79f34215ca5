import { describe, expect, it } from 'vitest';
import type { BookingTable } from '#adapters/service/database/booking-rows.ts';
import { bookingRules } from '#schemas/domain/booking/rules/booking-rules.ts';
import { restaurant } from '#schemas/domain/restaurant/restaurant.ts';
import { defaultGrid } from '../availability/table-times.ts';
import { bookingTestData } from '../testing/booking-test-data.ts';
import { toManagedBooking, toSharedBooking } from './managed-booking.ts';

const bookable = {
  restaurant: restaurant.parse(bookingTestData.restaurants.find(({ storeId }) => storeId === '1')),
  rules: bookingRules.parse(bookingTestData.bookingRules.find(({ storeId }) => storeId === '1')),
};
const startsAt = '2026-12-05T12:00:00.000Z';
const row: BookingTable = {
  ...{ reference: 'K7MPR', store_id: '1', status: 'booked', booking_date: '2026-12-05', time: '12:00' },
  ...{ starts_at: startsAt, minutes: 90, adults: 2, children: 1, occasion_id: 'brunch', occasion_name: 'Brunch' },
  ...{ area_id: 'window', area_name: 'Window', area_requested: 1, menu_id: 'five', menu_name: 'Five courses' },
  ...{ first_quarter: 1, quarters: 6, first_name: 'Ada', last_name: 'Byron', email: 'ada@example.com' },
  ...{ email_key: 'ada@example.com', phone: '01632 960001', special_request: 'A high chair', promotions: 1, sms: 1 },
  ...{ extras: '[{"id":"cake","name":"Cake","qty":2,"pricePence":2500,"limited":true}]', customer_id: 'card' },
  ...{ idempotency_key: 'k', request_hash: 'h', reply: '{}', created_at: '2026-11-21T12:00:00.000Z' },
  ...{ cancelled_at: null, changes: 2, changed_at: '2026-11-22T12:00:00.000Z', retained_guarantee: null },
};
const start = Date.parse(startsAt);

const view = (
  change: Partial<BookingTable> = {},
  { now = start - 1, at = bookable }: { now?: number; at?: typeof bookable | undefined } = {},
) => toManagedBooking({ row: { ...row, ...change }, bookable: at, shareKey: 'shared', grid: defaultGrid, now });

describe('a booking as its guest sees it', () => {
  it('has its table, its terms and its choices, and nothing personal [diner.manage] [ops.privacy]', () => {
    expect(view()).toEqual({
      reference: 'K7MPR',
      storeId: '1',
      status: 'booked',
      date: '2026-12-05',
      time: '12:00',
      minutes: 90,
      adults: 2,
      children: 1,
      occasion: 'Brunch',
      occasionCovers: { minimum: 2, maximum: 7 },
      area: { id: 'window', name: 'Window' },
      isAreaRequested: true,
      menu: 'Five courses',
      extras: [{ name: 'Cake', qty: 2, pricePence: 2500 }],
      specialRequest: 'A high chair',
      changes: 2,
      changedAt: '2026-11-22T12:00:00.000Z',
      canChange: true,
      canCancel: true,
      areas: [
        { id: 'window', name: 'Window' },
        { id: 'terrace', name: 'Terrace' },
      ],
      guarantee: { policyText: 'Five pounds each.', amountPence: 500, freeUntil: '2026-12-04T12:00:00.000Z' },
      hasCard: true,
      shareKey: 'shared',
    });
  });

  it.each<[string, Partial<BookingTable>, number, boolean, boolean]>([
    ['before it starts', {}, start - 1, true, true],
    ['when it starts', {}, start, false, false],
    ['that was changed nineteen times', { changes: 19 }, start - 1, true, true],
    ['that was changed twenty times', { changes: 20 }, start - 1, false, true],
    ['that is an enquiry', { status: 'asked' }, start - 1, false, true],
    ['that is cancelled', { status: 'cancelled' }, start - 1, false, false],
  ])('%s can be changed and cancelled, or not [diner.manage]', (_, change, now, canChange, canCancel) => {
    expect(view(change, { now })).toMatchObject({ canChange, canCancel });
  });

  it('can be cancelled but not changed where the restaurant is gone or takes no bookings [diner.manage]', () => {
    const input = { row, shareKey: 'shared', grid: defaultGrid, now: start - 1 };
    for (const gone of [undefined, { ...bookable, rules: undefined }])
      expect(toManagedBooking({ ...input, bookable: gone })).toMatchObject({
        canChange: false,
        canCancel: true,
        areas: [],
        guarantee: undefined,
      });
  });

  it('has no area where none was stated in full, and no choice for an occasion that is gone [diner.manage]', () => {
    expect([1, 0, null].map((value) => view({ area_requested: value }).isAreaRequested)).toEqual([true, false, null]);
    expect([view({ area_id: null }).area, view({ area_name: null }).area]).toEqual([null, null]);
    expect(view({ occasion_id: 'no longer offered' }).areas).toEqual([]);
  });

  it('has a choice of the areas that are large enough, also where the restaurant has chosen the area [diner.manage]', () => {
    const namesOf = (change: Partial<BookingTable>) =>
      view({ occasion_id: 'dinner', ...change }).areas.map(({ name }) => name);
    expect(namesOf({})).toEqual(['Main room', 'Window', 'Terrace']);
    expect(namesOf({ adults: 6 })).toEqual(['Main room', 'Terrace']);
  });

  it.each<[string, Partial<BookingTable>]>([
    ['without a card', { customer_id: null }],
    ['of an occasion without a guarantee', { occasion_id: 'dinner' }],
    ['of an occasion that is no longer offered', { occasion_id: 'gone' }],
    ['at a time that is no longer offered', { time: '12:05' }],
  ])('has no terms of a guarantee %s [booking.card]', (_, change) => {
    expect(view(change).guarantee).toBeUndefined();
  });
});

it('a booking as friends see it has its table only [diner.manage] [ops.privacy]', () => {
  expect(toSharedBooking(row)).toEqual({
    storeId: '1',
    status: 'booked',
    date: '2026-12-05',
    time: '12:00',
    minutes: 90,
    adults: 2,
    children: 1,
    changes: 2,
  });
});
