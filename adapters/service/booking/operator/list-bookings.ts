import { z } from 'zod';
import type { BookingTable } from '#adapters/service/database/booking-rows.ts';
import type { Connection } from '#adapters/service/database/tables.ts';
import type { OperatorBooking } from '#schemas/api/operator/operator.ts';

export const storedExtras = z.array(
  z.object({ id: z.string(), name: z.string(), qty: z.int(), pricePence: z.int(), limited: z.boolean() }),
);

/** A booking as shown to the restaurant: without keys, hashes and the payment provider's ids. */
export const toOperatorBooking = (row: BookingTable): OperatorBooking => ({
  reference: row.reference,
  status: row.status,
  date: row.booking_date,
  time: row.time,
  minutes: row.minutes,
  adults: row.adults,
  children: row.children,
  occasion: row.occasion_name,
  area: row.area_name,
  menu: row.menu_name,
  firstName: row.first_name,
  lastName: row.last_name,
  email: row.email,
  phone: row.phone,
  specialRequest: row.special_request,
  extras: storedExtras.parse(JSON.parse(row.extras)).map(({ limited: _, ...extra }) => extra),
  hasCard: row.customer_id !== null,
  createdAt: row.created_at,
  cancelledAt: row.cancelled_at,
});

/** A restaurant's bookings and enquiries on a local date, ordered by time. */
export async function listBookings(connection: Connection, storeId: string, date: string): Promise<OperatorBooking[]> {
  const rows = await connection
    .selectFrom('bookings')
    .selectAll()
    .where('store_id', '=', storeId)
    .where('booking_date', '=', date)
    .orderBy('time')
    .orderBy('reference')
    .execute();
  return rows.map(toOperatorBooking);
}
