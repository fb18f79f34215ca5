import type { BookingTable } from '#adapters/service/database/booking-rows.ts';
import type { BookingRules } from '#schemas/domain/booking/rules/booking-rules.ts';
import { chosenOccasionName } from '#schemas/domain/booking/rules/chosen-occasion.ts';
import type { Restaurant } from '#schemas/domain/restaurant/restaurant.ts';
import { storedExtras } from '../operator/list-bookings.ts';
import type { MailedTable } from './mailed-table.ts';

/** A stored booking as shown in mails. */
export const toMailedBooking = (
  row: BookingTable,
  brand: string,
  restaurant: Restaurant | undefined,
  rules?: BookingRules | undefined,
): MailedTable => ({
  reference: row.reference,
  brand,
  restaurant,
  date: row.booking_date,
  time: row.time,
  minutes: row.minutes,
  adults: row.adults,
  children: row.children,
  occasion: chosenOccasionName({ id: row.occasion_id, name: row.occasion_name }, rules),
  area: row.area_name ?? undefined,
  menu: row.menu_name ?? undefined,
  specialRequest: row.special_request,
  extras: storedExtras.parse(JSON.parse(row.extras)),
});
