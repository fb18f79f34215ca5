import type { Mail } from '#adapters/service/mail/outbox.ts';
import { calendarFile } from '#schemas/domain/booking/calendar-file/calendar-file.ts';
import { formatRestaurantName } from '#schemas/domain/restaurant/format-restaurant-name.ts';
import { listFacts, type MailedTable, toCalendarEntry } from './mailed-table.ts';
import { greet } from './typed-text.ts';
import { writeMail } from './write-mail.ts';

export interface BookingMailInput {
  readonly kind: 'booking' | 'enquiry';
  readonly table: MailedTable;
  readonly guest: { readonly email: string; readonly firstName: string };
  /** The address at which the guest manages the booking. */
  readonly manageUrl: string;
  /** When the booking was made, in milliseconds. */
  readonly createdAtMs: number;
}

const texts = {
  booking: {
    id: 'confirmation',
    subject: 'Your table at',
    line: 'Your table is confirmed. We look forward to seeing you.',
  },
  enquiry: {
    id: 'request',
    subject: 'Your request to',
    line: 'We have your request. It is not a booking yet: the restaurant will answer you soon.',
  },
} as const;

/**
 * The mail for a new booking or enquiry: text, simple HTML and, for a booking, the calendar file. The address is not
 * verified, so of what the guest typed it repeats nothing with a link. Pure.
 */
export function bookingMail({ kind, table, guest, manageUrl, createdAtMs }: BookingMailInput): Mail {
  const { id, subject, line } = texts[kind];
  const { brand, restaurant, reference } = table;
  return {
    id: `${id}/${reference}`,
    to: guest.email,
    subject: `${subject} ${formatRestaurantName(table)}, ${reference}`,
    ...writeMail({
      title: `${subject} ${brand}`,
      opening: [greet(guest.firstName), line],
      facts: listFacts(table),
      closers: [restaurant?.phone ? `You can also ring the restaurant on ${restaurant.phone}.` : ''],
      links: [
        { label: kind === 'booking' ? 'Change or cancel it' : 'View or cancel it', address: manageUrl, isButton: true },
        ...(restaurant?.mapUrl ? [{ label: 'Directions', address: restaurant.mapUrl }] : []),
      ],
      brand,
    }),
    calendar: kind === 'booking' ? calendarFile(toCalendarEntry(table, createdAtMs, manageUrl)) : undefined,
  };
}
