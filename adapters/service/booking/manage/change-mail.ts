import type { BookingTable } from '#adapters/service/database/booking-rows.ts';
import type { Mail } from '#adapters/service/mail/outbox.ts';
import { calendarFile } from '#schemas/domain/booking/calendar-file/calendar-file.ts';
import { formatRestaurantName } from '#schemas/domain/restaurant/format-restaurant-name.ts';
import type { Restaurant } from '#schemas/domain/restaurant/restaurant.ts';
import { toMailedBooking } from '../mail/mailed-booking.ts';
import { listFacts, toCalendarEntry } from '../mail/mailed-table.ts';
import { greet } from '../mail/typed-text.ts';
import { writeMail } from '../mail/write-mail.ts';

interface ChangeMailInput {
  readonly row: BookingTable;
  readonly brand: string;
  readonly restaurant: Restaurant;
  /** The address at which the guest manages the booking. */
  readonly manageUrl: string;
  /** In milliseconds. */
  readonly changedAt: number;
}

/** The mail after a change: the new table, with a calendar file that updates the entry. Pure. */
export function changeMail({ row, brand, restaurant, manageUrl, changedAt }: ChangeMailInput): Mail {
  const table = toMailedBooking(row, brand, restaurant);
  return {
    id: `change/${row.reference}/${row.changes}`,
    to: row.email,
    subject: `Changed: your table at ${formatRestaurantName(table)}, ${row.reference}`,
    ...writeMail({
      title: `Changed: your table at ${brand}`,
      opening: [greet(row.first_name), 'Your table is changed. This is what is booked now.'],
      facts: listFacts(table),
      closers: [restaurant.phone ? `If you did not ask for this, ring ${restaurant.phone}.` : ''],
      links: [
        { label: 'Change or cancel it', address: manageUrl },
        ...(restaurant.mapUrl ? [{ label: 'Directions', address: restaurant.mapUrl }] : []),
      ],
      brand,
    }),
    calendar: calendarFile({ ...toCalendarEntry(table, changedAt, manageUrl), changes: row.changes }),
  };
}
