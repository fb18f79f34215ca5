import type { Letterhead } from '#adapters/service/mail/letter/letterhead.ts';
import { writeMail } from '#adapters/service/mail/letter/write-mail.ts';
import type { Mail } from '#adapters/service/mail/outbox.ts';
import { calendarFile } from '#schemas/domain/booking/calendar-file/calendar-file.ts';
import { formatRestaurantName } from '#schemas/domain/restaurant/format-restaurant-name.ts';
import { listFacts, type MailedTable, toCalendarEntry, toHeadline } from './mailed-table.ts';
import { greet } from './typed-text.ts';

export interface BookingMailInput {
  readonly kind: 'booking' | 'enquiry';
  readonly letterhead: Letterhead;
  readonly table: MailedTable;
  readonly guest: { readonly email: string; readonly firstName: string };
  /** The address at which the guest manages the booking. */
  readonly manageUrl: string;
  /** The address of the page for friends. */
  readonly shareUrl: string;
  /** When the booking was made, in milliseconds. */
  readonly createdAtMs: number;
}

const texts = {
  booking: {
    id: 'confirmation',
    subject: 'Your table at',
    line: 'Your table is confirmed. We look forward to seeing you.',
    reason: 'You get this mail because a table was booked with this email address.',
  },
  enquiry: {
    id: 'request',
    subject: 'Your request to',
    line: 'We have your request. It is not a booking yet: the restaurant will answer you soon.',
    reason: 'You get this mail because a table was asked for with this email address.',
  },
} as const;

/** The link to the page without personal data, which may be passed on. */
export const friendsLabel = 'A page for your friends';

/**
 * The mail for a new booking or enquiry: text, simple HTML and, for a booking, the calendar file. The address is not
 * verified, so of what the guest typed it repeats nothing with a link. Pure.
 */
export function bookingMail(input: BookingMailInput): Mail {
  const { kind, letterhead, table, guest, manageUrl, shareUrl, createdAtMs } = input;
  const { id, subject, line, reason } = texts[kind];
  const { restaurant, reference } = table;
  const title = `${subject} ${formatRestaurantName(table)}`;
  return {
    id: `${id}/${reference}`,
    to: guest.email,
    subject: `${title}, ${reference}`,
    ...writeMail({
      letterhead,
      title,
      headline: toHeadline(table),
      opening: [greet(guest.firstName), line],
      restaurant,
      facts: listFacts(table),
      links: [
        { label: kind === 'booking' ? 'Change or cancel it' : 'View or cancel it', address: manageUrl, isButton: true },
        ...(kind === 'booking' ? [{ label: friendsLabel, address: shareUrl }] : []),
      ],
      closers: [restaurant?.phone ? `You can also ring the restaurant on ${restaurant.phone}.` : ''],
      reason,
    }),
    calendar: kind === 'booking' ? calendarFile(toCalendarEntry(table, createdAtMs, manageUrl)) : undefined,
  };
}
