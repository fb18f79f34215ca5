import type { BookingTable } from '#adapters/service/database/booking-tables.ts';
import type { Mail } from '#adapters/service/mail/outbox.ts';
import { calendarFile } from '#schemas/domain/booking/calendar/calendar-file.ts';
import type { Restaurant } from '#schemas/domain/restaurant/restaurant.ts';
import { calendarEntryOf, factsOf, type MailedTable, restaurantName } from '../mail/mailed-table.ts';
import { writeMail } from '../mail/write-mail.ts';
import { storedExtras } from '../operator/list-bookings.ts';

/** What was cancelled, and when, in milliseconds. */
export interface Cancelled {
  readonly kind: 'booking' | 'enquiry';
  readonly row: BookingTable;
  readonly cancelledAt: number;
}

interface Told extends Cancelled {
  readonly brand: string;
  /** Undefined: the chain has it no more. */
  readonly restaurant: Restaurant | undefined;
}

const words = {
  booking: {
    subject: 'Cancelled: your table at',
    line: 'Your table is cancelled. Nothing is kept for you any more.',
  },
  enquiry: {
    subject: 'Cancelled: your request to',
    line: 'Your request is cancelled. No table is booked for you.',
  },
} as const;

/**
 * The mail that tells of a cancellation: text, simple HTML and, for a booking, the calendar file that takes its entry out
 * again. Pure.
 */
export function cancellationMail({ kind, row, brand, restaurant, cancelledAt }: Told): Mail {
  const { subject, line } = words[kind];
  const table = tableOf(row, brand, restaurant);
  const phone = restaurant?.phone;
  return {
    id: `cancellation/${row.reference}`,
    to: row.email,
    subject: `${subject} ${restaurantName(table)}, ${row.reference}`,
    ...writeMail({
      title: `${subject} ${brand}`,
      opening: ['Hello,', line],
      facts: factsOf(table),
      closing: [phone ? `If you did not ask for this, or would like another table, ring ${phone}.` : ''],
      brand,
    }),
    calendar:
      kind === 'booking' ? calendarFile({ ...calendarEntryOf(table, cancelledAt), isCancelled: true }) : undefined,
  };
}

const tableOf = (row: BookingTable, brand: string, restaurant: Restaurant | undefined): MailedTable => ({
  reference: row.reference,
  brand,
  restaurant,
  date: row.booking_date,
  time: row.time,
  minutes: row.minutes,
  adults: row.adults,
  children: row.children,
  occasion: row.occasion_name,
  area: row.area_name ?? undefined,
  menu: row.menu_name ?? undefined,
  extras: storedExtras.parse(JSON.parse(row.extras)),
});
