import type { z } from 'zod';
import type { BookingTable } from '#adapters/service/database/booking-rows.ts';
import type { managedBooking, sharedBooking } from '#schemas/api/booking/manage-booking.ts';
import { chosenOccasionName } from '#schemas/domain/booking/rules/chosen-occasion.ts';
import type { BookableRestaurant } from '../availability/bookable-restaurant.ts';
import { countCovers } from '../availability/party-rules.ts';
import { areasFor } from '../availability/stay.ts';
import type { TimeGrid } from '../availability/table-times.ts';
import { storedExtras } from '../operator/list-bookings.ts';
import { findBookedGuarantee } from './booked-guarantee.ts';

/** How often a guest can change a booking online. */
export const maxChanges = 20;

interface ViewInput {
  readonly row: BookingTable;
  /** Undefined if the restaurant no longer exists. */
  readonly bookable: BookableRestaurant | undefined;
  readonly shareKey: string;
  readonly grid: TimeGrid;
  /** In milliseconds. */
  readonly now: number;
}

/** A booking as its guest sees it. Pure. */
export function toManagedBooking({ row, bookable, shareKey, grid, now }: ViewInput): z.input<typeof managedBooking> {
  const isComing = Date.parse(row.starts_at) > now;
  return {
    ...toSharedBooking(row),
    reference: row.reference,
    occasion: chosenOccasionName({ id: row.occasion_id, name: row.occasion_name }, bookable?.rules) ?? null,
    occasionCovers: findCovers(row, bookable),
    area: row.area_id !== null && row.area_name !== null ? { id: row.area_id, name: row.area_name } : null,
    isAreaRequested: row.area_requested === null ? null : row.area_requested === 1,
    menu: row.menu_name,
    extras: storedExtras.parse(JSON.parse(row.extras)).map(({ name, qty, pricePence }) => ({ name, qty, pricePence })),
    specialRequest: row.special_request,
    changedAt: row.changed_at,
    canChange: isComing && row.status === 'booked' && row.changes < maxChanges && bookable?.rules !== undefined,
    canCancel: isComing && row.status !== 'cancelled',
    areas: listAreas(row, bookable),
    guarantee: findBookedGuarantee(row, bookable, grid),
    hasCard: row.customer_id !== null,
    shareKey,
  };
}

/** The table of a booking, without anything personal. Pure. */
export const toSharedBooking = (row: BookingTable): z.input<typeof sharedBooking> => ({
  storeId: row.store_id,
  status: row.status,
  date: row.booking_date,
  time: row.time,
  minutes: row.minutes,
  adults: row.adults,
  children: row.children,
  changes: row.changes,
});

/** The parties that the occasion takes by the restaurant's present rules; null if it is no longer offered. */
function findCovers({ occasion_id }: BookingTable, bookable: BookableRestaurant | undefined) {
  const occasion = bookable?.rules?.occasions.find(({ id }) => id === occasion_id);
  return occasion ? { minimum: occasion.minimumCovers, maximum: occasion.maximumCovers } : null;
}

/** The areas of the occasion that are large enough for the party, also where the restaurant has chosen the first one. */
function listAreas(row: BookingTable, bookable: BookableRestaurant | undefined) {
  const occasion = bookable?.rules?.occasions.find(({ id }) => id === row.occasion_id);
  if (!bookable?.rules || !occasion) return [];
  const areas = areasFor(bookable.rules, occasion).filter(({ seats }) => seats >= countCovers(row));
  return areas.map(({ id, name }) => ({ id, name }));
}
