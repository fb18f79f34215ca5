import type { z } from 'zod';
import type { WaitingEntryTable } from '#adapters/service/database/booking-rows.ts';
import type { waitingEntry } from '#schemas/api/booking/waiting-list.ts';
import { chosenOccasionName } from '#schemas/domain/booking/rules/chosen-occasion.ts';
import type { BookableRestaurant } from '../availability/bookable-restaurant.ts';
import { createBookingKey } from '../manage/booking-key.ts';
import { canBeOffered, findSuitableTables, refusedTimesOf, type WaitingContext } from './suitable-tables.ts';

interface ViewInput {
  readonly entry: WaitingEntryTable;
  /** Undefined if the restaurant no longer exists. */
  readonly bookable: BookableRestaurant | undefined;
  readonly bookingKey: string;
  readonly context: WaitingContext;
}

/** An entry as its diner sees it: an offer expires at its time limit, and an entry closes when its day has passed. Pure. */
export function toWaitingEntry({ entry, bookable, bookingKey, context }: ViewInput): z.input<typeof waitingEntry> {
  const { offer_time: time, offer_until: until, booking_reference } = entry;
  return {
    storeId: entry.store_id,
    status: statusAt(entry, context.now),
    date: entry.day,
    from: entry.from_time,
    to: entry.to_time,
    adults: entry.adults,
    children: entry.children,
    occasionId: entry.occasion_id,
    occasion: chosenOccasionName({ id: entry.occasion_id, name: entry.occasion_name }, bookable?.rules) ?? null,
    menuId: entry.menu_id,
    offer: time !== null && until !== null ? { time, until, area: findOfferedArea(entry, bookable) ?? null } : null,
    refusedTimes: [...refusedTimesOf(entry)],
    hasOtherTimes: hasOtherTimes(entry, bookable, context),
    manageKey: booking_reference === null ? null : createBookingKey(bookingKey, 'manage', booking_reference),
  };
}

/** Whether the restaurant's rules allow a table of the day that was not offered yet. Free seats are not checked. */
const hasOtherTimes = (
  entry: WaitingEntryTable,
  bookable: BookableRestaurant | undefined,
  context: WaitingContext,
): boolean =>
  bookable !== undefined &&
  findSuitableTables(bookable, entry, () => 0, context).some(
    ({ table: { time } }) => canBeOffered(time, entry) && !(entry.status === 'offered' && time === entry.offer_time),
  );

/** The name of the area with the offered table. */
export const findOfferedArea = (
  { offer_area_id }: WaitingEntryTable,
  bookable: BookableRestaurant | undefined,
): string | undefined => bookable?.rules?.areas.find(({ id }) => id === offer_area_id)?.name;

function statusAt({ status, offer_until, closes_at }: WaitingEntryTable, now: number): WaitingEntryTable['status'] {
  if (status === 'offered' && offer_until !== null && Date.parse(offer_until) <= now) return 'expired';
  return status === 'waiting' && Date.parse(closes_at) <= now ? 'closed' : status;
}
