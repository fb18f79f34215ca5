import { describe, expect, it } from 'vitest';
import type { BookingOutcome } from './booking-outcome.ts';
import {
  addUncertainBooking,
  isUpcoming,
  readUncertainBookings,
  recordBookingOutcome,
  type UncertainBooking,
  uncertainBookingsCookie,
} from './uncertain-booking.ts';

const table = { date: '2026-12-03', time: '19:00', adults: 2, children: 0, isEnquiry: false } as const;
const booking: UncertainBooking = { storeId: '1018', ...table };
const cookieOf = (bookings: unknown): string =>
  `a=b; uncertain-bookings=${encodeURIComponent(JSON.stringify(bookings))}`;

it.each([
  ['2026-12-03', '18:59', true],
  ['2026-12-03', '19:00', false],
  ['2026-12-02', '23:00', true],
  ['2026-12-04', '00:00', false],
])('a booking is upcoming at %s %s: %s [upstream.once]', (today, timeOfDay, isExpected) => {
  expect(isUpcoming(booking, today, timeOfDay)).toBe(isExpected);
});

it('a booking after midnight has passed in the evening of its date [upstream.once] [open.midnight]', () => {
  expect(isUpcoming({ ...booking, time: '00:30' }, table.date, '18:00')).toBe(false);
  expect(isUpcoming({ ...booking, time: '00:30' }, table.date, '00:15')).toBe(true);
});

describe('the cookie of uncertain bookings', () => {
  it('is read as it was written [upstream.once]', () => {
    const made = { ...table, time: '20:00', reference: 'PR; 7KQ2' };
    const bookings = [booking, { ...booking, storeId: '1019', made }];
    const now = Date.parse('2026-12-01T12:00:00Z');
    const [cookie] = uncertainBookingsCookie(bookings, true, now).split('; ');
    expect(readUncertainBookings(`session-id=x; ${cookie}; other=1`)).toEqual(bookings);
    expect(uncertainBookingsCookie(bookings, true, now)).toMatch(/; Path=\/; Max-Age=302400; SameSite=Lax; Secure$/);
    expect(uncertainBookingsCookie([], false)).toMatch(/; Max-Age=0; SameSite=Lax$/);
  });

  it('ends with the day after the last booking, and never lasts longer than a year [upstream.once] [ops.privacy]', () => {
    const maxAge = (now: string, ...dates: readonly string[]) =>
      /Max-Age=(\d+)/.exec(
        uncertainBookingsCookie(
          dates.map((date) => ({ ...booking, date })),
          false,
          Date.parse(now),
        ),
      )?.[1];
    expect(maxAge('2026-12-03T00:00:00Z', '2026-12-03')).toBe('172800');
    expect(maxAge('2026-12-03T00:00:00Z', '2026-12-04', '2026-12-03')).toBe('259200');
    expect(maxAge('2026-12-06T00:00:00Z', '2026-12-03')).toBe('0');
    expect(maxAge('2026-12-03T00:00:00Z', '2036-12-03')).toBe('31536000');
  });

  it.each([
    undefined,
    '',
    'uncertain-bookings=%E0%A4%A',
    'uncertain-bookings={',
    cookieOf({}),
    cookieOf([null, 'x', { ...booking, date: '2026-13-45' }, { ...booking, time: '25:00' }]),
    cookieOf([
      { ...booking, adults: 1e9 },
      { ...booking, storeId: 7 },
      { ...booking, isEnquiry: 'no' },
    ]),
  ])('that is damaged holds none: %j [form.abuse]', (cookies) => {
    expect(readUncertainBookings(cookies)).toEqual([]);
  });

  it('fits in a browser with its longest values [upstream.once]', () => {
    const reference = 'R'.repeat(60);
    const longest = (at: number): UncertainBooking => ({
      storeId: 's'.repeat(58) + String(at).padStart(2, '0'),
      ...table,
      adults: 500,
      children: 500,
      isEnquiry: false,
      made: { ...table, adults: 500, children: 500, reference },
    });
    const all = Array.from({ length: 9 }, (_, at) => longest(at)).reduce(addUncertainBooking, []);
    expect(all.map(({ storeId }) => storeId.slice(-2))).toEqual(['04', '05', '06', '07', '08']);
    expect(uncertainBookingsCookie(all, true).length).toBeLessThan(4096);
  });
});

describe('the outcome of a booking without script', () => {
  const { storeId, date, time, adults } = booking;
  const record = (bookings: readonly UncertainBooking[], outcome: BookingOutcome) =>
    recordBookingOutcome(bookings, { storeId, choice: { date, time, adults }, idempotencyKey: 'first-key', outcome });
  const uncertain = { kind: 'uncertain', message: 'Unknown.', isEnquiry: false } as const;

  it('is mentioned on later pages while nobody knows it [upstream.once]', () => {
    expect(record([], uncertain)).toEqual([booking]);
  });

  it('is no longer mentioned once it is known, including from a request that was not sent because of it [upstream.once]', () => {
    expect(record([], { ...uncertain, isMade: true })).toEqual([]);
    expect(record([booking], { ...uncertain, isMade: true })).toEqual([]);
    expect(record([booking], { kind: 'done', reference: 'PR-7KQ2', isEnquiry: false })).toEqual([]);
  });
});
