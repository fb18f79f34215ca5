import type { z } from 'zod';
import type { BookingTable } from '#adapters/service/database/booking-rows.ts';
import type { Connection } from '#adapters/service/database/tables.ts';
import { bookingCode } from '#schemas/domain/booking/booking-message.ts';
import type { BookableRestaurant } from '../../availability/bookable-restaurant.ts';
import { releaseExtra, reserveExtra } from '../../availability/extras-stock.ts';
import type { BookingRejection } from '../../availability/party-rules.ts';
import { storedExtras } from '../../operator/list-bookings.ts';

type StoredExtras = z.output<typeof storedExtras>;

/**
 * Moves a booking's extras to another day. Rows are changed in the order of extra and day, so that concurrent changes
 * cannot deadlock. Returns a rejection if one is sold out there.
 */
export async function moveExtras(
  connection: Connection,
  row: BookingTable,
  { rules }: BookableRestaurant,
  day: string,
): Promise<StoredExtras | BookingRejection> {
  const extras = storedExtras.parse(JSON.parse(row.extras));
  if (day === row.booking_date) return extras;
  const moved: StoredExtras = [];
  for (const extra of extras.sort((one, other) => (one.id < other.id ? -1 : 1))) {
    const perDay = rules?.extras.find(({ id }) => id === extra.id)?.perDay;
    const reservation = { storeId: row.store_id, extraId: extra.id, qty: extra.qty };
    const release = async () => extra.limited && releaseExtra(connection, { ...reservation, day: row.booking_date });
    const reserve = async () => perDay === undefined || reserveExtra(connection, { ...reservation, day }, perDay);
    if (row.booking_date < day) await release();
    if (!(await reserve()))
      return { code: bookingCode.extraExplained, message: `${extra.name} is sold out for that day.` };
    if (row.booking_date > day) await release();
    moved.push({ ...extra, limited: perDay !== undefined });
  }
  return moved;
}
