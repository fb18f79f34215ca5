import type { Mail } from '#adapters/service/mail/outbox.ts';
import { calendarFile } from '#schemas/domain/booking/calendar/calendar-file.ts';
import { calendarEntryOf, factsOf, type MailedTable, restaurantName } from './mailed-table.ts';
import { writeMail } from './write-mail.ts';

export interface MailedBooking {
  readonly kind: 'booking' | 'enquiry';
  readonly table: MailedTable;
  readonly guest: { readonly email: string };
  /** When it was made, in milliseconds. */
  readonly madeAt: number;
}

const words = {
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
 * The mail that a booking or an enquiry brings: text, simple HTML and, for a booking, the calendar file. It repeats no text
 * that was typed, because nobody has proved that the address is theirs. Pure.
 */
export function bookingMail({ kind, table, guest, madeAt }: MailedBooking): Mail {
  const { id, subject, line } = words[kind];
  const { brand, restaurant, reference } = table;
  return {
    id: `${id}/${reference}`,
    to: guest.email,
    subject: `${subject} ${restaurantName(table)}, ${reference}`,
    ...writeMail({
      title: `${subject} ${brand}`,
      opening: ['Hello,', line],
      facts: factsOf(table),
      closing: [restaurant?.phone ? `To change or cancel it, ring ${restaurant.phone}.` : ''],
      link: restaurant?.mapUrl ? { label: 'Directions', address: restaurant.mapUrl } : undefined,
      brand,
    }),
    calendar: kind === 'booking' ? calendarFile(calendarEntryOf(table, madeAt)) : undefined,
  };
}
