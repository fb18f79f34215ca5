import type { ManagedBooking, OtherTime, SharedBooking } from '#schemas/api/booking/manage-booking.ts';
import type { BookingAnswer } from '#schemas/domain/booking/availability/booking-facts.ts';
import type { OtherTable } from '#schemas/domain/booking/manage/booking-manager.ts';
import type { Restaurant } from '#schemas/domain/restaurant/restaurant.ts';
import { defineSource } from './define-source.ts';
import { soho } from './examples/restaurants.ts';
import { loadRestaurant } from './load/load-restaurant.ts';

interface ManageBookingParams {
  /** The secret key from the address; absent on the page that finds bookings. */
  readonly key?: string | undefined;
  readonly shareKey?: string | undefined;
  /** The day and party for which other times are shown. */
  readonly table?: OtherTable | undefined;
}

/** What the address of a managed booking shows. */
export type ManagedPage =
  | { readonly kind: 'find' }
  | { readonly kind: 'unknown' }
  | {
      readonly kind: 'booking';
      readonly booking: ManagedBooking;
      /** Undefined if it no longer exists. */
      readonly restaurant: Restaurant | undefined;
      readonly table: OtherTable | undefined;
      readonly times: BookingAnswer<readonly OtherTime[]> | undefined;
    }
  | { readonly kind: 'shared'; readonly booking: SharedBooking; readonly restaurant: Restaurant | undefined };

const example: ManagedBooking = {
  reference: 'K7MPRWXT',
  storeId: soho.storeId,
  status: 'booked',
  date: '2026-12-03',
  time: '19:00',
  minutes: 105,
  adults: 2,
  children: 1,
  occasion: 'Lunch or dinner',
  area: { id: 'window', name: 'Window' },
  menu: null,
  extras: [{ name: 'Birthday cake', qty: 1, pricePence: 3000 }],
  specialRequest: 'A high chair, please.',
  changes: 0,
  canChange: true,
  canCancel: true,
  areas: [
    { id: 'main-room', name: 'Main room' },
    { id: 'window', name: 'Window' },
  ],
  guarantee: { policyText: '£10 for each guest.', amountPence: 1000, freeUntil: '2026-12-02T19:00:00.000Z' },
  shareKey: 'K7MPRWXT-shared',
};

/** A guest's booking, found by the key in the address. Does not exist where the API cannot manage bookings. */
export const manageBookingSource = defineSource<'manageBooking', ManageBookingParams, ManagedPage>({
  name: 'manageBooking',
  example: { kind: 'booking', booking: example, restaurant: soho, table: undefined, times: undefined },
  async load({ key, shareKey, table }, { source, bookings }, signal) {
    if (!(await bookings.isOffered(signal))) return undefined;
    if (shareKey !== undefined) {
      const booking = await bookings.readShared(shareKey, signal);
      return booking
        ? { kind: 'shared', booking, restaurant: await loadRestaurant(source, booking.storeId) }
        : { kind: 'unknown' };
    }
    if (key === undefined) return { kind: 'find' };
    const booking = await bookings.read(key, signal);
    if (!booking) return { kind: 'unknown' };
    const { date, adults, children } = booking;
    const times = booking.canChange
      ? await bookings.times(key, table ?? { date, adults, children }, signal)
      : undefined;
    return { kind: 'booking', booking, restaurant: await loadRestaurant(source, booking.storeId), table, times };
  },
});
