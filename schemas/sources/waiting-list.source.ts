import type { ManagedBooking } from '#schemas/api/booking/manage-booking.ts';
import type { WaitingEntry } from '#schemas/api/booking/waiting-list.ts';
import {
  readWaitedTable,
  timesToWaitFor,
  type WaitedTable,
  type WaitingLists,
} from '#schemas/domain/booking/waiting/waiting-list.ts';
import type { Restaurant } from '#schemas/domain/restaurant/restaurant.ts';
import { defineSource } from './define-source.ts';
import { soho } from './examples/restaurants.ts';
import { loadRestaurant } from './load/load-restaurant.ts';

interface WaitingListParams {
  /** The secret key from the address. */
  readonly key?: string | undefined;
  /** The full day of a list to join, as in the address. */
  readonly table?: string | undefined;
}

/** What the address of a waiting list shows. */
export type WaitingPage =
  | { readonly kind: 'unknown' }
  | {
      readonly kind: 'join';
      readonly table: WaitedTable;
      /** Whether the day has times for which the party can wait. */
      readonly isOpen: boolean;
      /** Minutes for which a freed table is kept for the first in line. Absent if the API does not say. */
      readonly offerMinutes?: number | undefined;
      readonly restaurant: Restaurant | undefined;
    }
  | {
      readonly kind: 'entry';
      readonly entry: WaitingEntry;
      /** The table as it is now, once the offer is accepted. */
      readonly booking?: ManagedBooking | undefined;
      /** Minutes for which a freed table is kept, while the diner waits. Absent if the API does not say. */
      readonly offerMinutes?: number | undefined;
      /** Undefined if it no longer exists. */
      readonly restaurant: Restaurant | undefined;
    };

const table: WaitedTable = {
  storeId: soho.storeId,
  date: '2026-12-03',
  occasionId: 'dinner',
  adults: 2,
  children: 0,
};

/**
 * A list to join, or an entry by the key in the address; unknown for a restaurant that does not exist. Does not exist where
 * the API has no waiting lists.
 */
export const waitingListSource = defineSource<'waitingList', WaitingListParams, WaitingPage>({
  name: 'waitingList',
  example: { kind: 'join', table, isOpen: true, offerMinutes: 15, restaurant: soho },
  async load({ key, table: segment }, { source, waitingLists, bookings }, signal) {
    if (key !== undefined) {
      const entry = await waitingLists.read(key, signal);
      if (!entry) return { kind: 'unknown' };
      const booking = entry.manageKey ? await bookings.read(entry.manageKey, signal) : undefined;
      const [restaurant, offerMinutes] = await Promise.all([
        loadRestaurant(source, entry.storeId),
        entry.status === 'waiting' ? loadOfferMinutes(waitingLists, entry, signal) : undefined,
      ]);
      return { kind: 'entry', entry, booking, offerMinutes, restaurant };
    }
    const table = segment === undefined ? undefined : readWaitedTable(segment);
    if (!table) return { kind: 'unknown' };
    const restaurant = await loadRestaurant(source, table.storeId);
    if (!restaurant) return { kind: 'unknown' };
    const times = await waitingLists.times(table, signal);
    if (!times) return undefined;
    const isOpen = times.ok && timesToWaitFor(times.value.times, table).length > 0;
    const offerMinutes = times.ok ? (times.value.offerMinutes ?? undefined) : undefined;
    return { kind: 'join', table, isOpen, offerMinutes, restaurant };
  },
});

/** Undefined too where it cannot be loaded: the page of an entry is complete without it. */
async function loadOfferMinutes(
  waitingLists: WaitingLists,
  entry: WaitingEntry,
  signal: AbortSignal,
): Promise<number | undefined> {
  const times = await waitingLists
    .times({ ...entry, menuId: entry.menuId ?? undefined }, signal)
    .catch(() => undefined);
  return times?.ok ? (times.value.offerMinutes ?? undefined) : undefined;
}
