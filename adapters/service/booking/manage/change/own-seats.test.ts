import { describe, expect, it } from 'vitest';
import type { BookingTable } from '#adapters/service/database/booking-rows.ts';
import { seatsOf, withoutOwnSeats } from './own-seats.ts';

const row: BookingTable = {
  ...{ reference: 'K7MPR', store_id: '1', status: 'booked', booking_date: '2026-12-05', time: '12:00' },
  ...{ starts_at: '2026-12-05T12:00:00.000Z', minutes: 90, adults: 2, children: 1, occasion_id: 'dinner' },
  ...{
    occasion_name: 'Dinner',
    area_id: 'window',
    area_name: 'Window',
    area_requested: null,
    menu_id: null,
    menu_name: null,
  },
  ...{ first_quarter: 100, quarters: 3, first_name: 'Ada', last_name: 'Byron', email: 'ada@example.com' },
  ...{ email_key: 'ada@example.com', phone: null, special_request: null, promotions: 0, sms: 0, extras: '[]' },
  ...{ customer_id: null, idempotency_key: 'k', request_hash: 'h', reply: '{}' },
  ...{
    created_at: '2026-11-21T12:00:00.000Z',
    cancelled_at: null,
    changes: 0,
    changed_at: null,
    retained_guarantee: null,
  },
};
const own = { storeId: '1', areaId: 'window', firstQuarter: 100, quarters: 3, covers: 3 };

describe('the seats of a booking', () => {
  it('are those of its whole party in its area [diner.manage] [booking.availability]', () => {
    expect(seatsOf(row)).toEqual(own);
  });

  it.each<[Partial<BookingTable>]>([
    [{ status: 'asked' }],
    [{ status: 'cancelled' }],
    [{ area_id: null }],
    [{ status: 'asked', area_id: null }],
  ])('are none with %j [diner.manage] [booking.availability]', (change) => {
    expect(seatsOf({ ...row, ...change })).toBeUndefined();
  });

  it.each([
    ['window', 99, 5],
    ['window', 100, 2],
    ['window', 102, 2],
    ['window', 103, 5],
    ['terrace', 100, 5],
  ])(
    'count as free while it is moved: of five in the area %s and the quarter %d, %d are taken [diner.manage]',
    (area, quarter, taken) => {
      expect(withoutOwnSeats(() => 5, own)(area, quarter)).toBe(taken);
      expect(withoutOwnSeats(() => 5, undefined)(area, quarter)).toBe(5);
    },
  );
});
