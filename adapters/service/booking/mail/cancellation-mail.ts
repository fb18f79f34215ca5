import type { BookingTable } from '#adapters/service/database/booking-rows.ts';
import type { Letterhead } from '#adapters/service/mail/letter/letterhead.ts';
import { writeMail } from '#adapters/service/mail/letter/write-mail.ts';
import type { Mail } from '#adapters/service/mail/outbox.ts';
import type { BookedGuarantee } from '#schemas/api/booking/booking-request.ts';
import { calendarFile } from '#schemas/domain/booking/calendar-file/calendar-file.ts';
import { describeCancelled } from '#schemas/domain/booking/manage/describe-cancelling.ts';
import type { BookingRules } from '#schemas/domain/booking/rules/booking-rules.ts';
import { formatRestaurantName } from '#schemas/domain/restaurant/format-restaurant-name.ts';
import type { Restaurant } from '#schemas/domain/restaurant/restaurant.ts';
import { countCovers } from '../availability/party-rules.ts';
import { toMailedBooking } from './mailed-booking.ts';
import { listFacts, toCalendarEntry, toHeadline } from './mailed-table.ts';
import { greet } from './typed-text.ts';

/** A cancelled booking; `cancelledAt` in milliseconds. */
export interface CancelledBooking {
  readonly kind: 'booking' | 'enquiry';
  readonly row: BookingTable;
  readonly cancelledAt: number;
}

interface CancellationMailInput extends CancelledBooking {
  readonly letterhead: Letterhead;
  /** The terms of its card; without a free time if it was cancelled too late. */
  readonly guarantee?: BookedGuarantee | undefined;
  /** Undefined if the restaurant no longer exists. */
  readonly restaurant: Restaurant | undefined;
  /** Its present booking rules. */
  readonly rules?: BookingRules | undefined;
  /** Where the guest can book another table. Undefined if that is not possible online. */
  readonly bookUrl?: string | undefined;
}

const texts = {
  booking: {
    subject: 'Cancelled: your table at',
    line: 'Your table is cancelled. Nothing is kept for you any more.',
  },
  enquiry: {
    subject: 'Cancelled: your request to',
    line: 'Your request is cancelled. No table is booked for you.',
  },
} as const;

/** Why a guest gets the mails about a booking that was made earlier. */
export const bookedReason = 'You get this mail because the table was asked for with this email address.';

/** The mail for a cancellation: text, simple HTML and, for a booking, a calendar file that removes its entry. Pure. */
export function cancellationMail({
  kind,
  row,
  letterhead,
  guarantee,
  restaurant,
  rules,
  bookUrl,
  cancelledAt,
}: CancellationMailInput): Mail {
  const { subject, line } = texts[kind];
  const table = toMailedBooking(row, letterhead.brand, restaurant, rules);
  const title = `${subject} ${formatRestaurantName(table)}`;
  const phone = restaurant?.phone;
  return {
    id: `cancellation/${row.reference}`,
    to: row.email,
    subject: `${title}, ${row.reference}`,
    ...writeMail({
      letterhead,
      title,
      headline: toHeadline(table),
      isCancelled: true,
      opening: [
        greet(row.first_name),
        line,
        guarantee ? (describeCancelled({ guarantee, covers: countCovers(row) }) ?? '') : '',
      ],
      restaurant,
      facts: listFacts({ ...table, specialRequest: undefined }),
      links: bookUrl === undefined ? [] : [{ label: 'Book another table', address: bookUrl, isButton: true }],
      closers: [phone ? `If you did not ask for this, or would like another table, ring ${phone}.` : ''],
      reason: bookedReason,
    }),
    calendar:
      kind === 'booking'
        ? calendarFile({ ...toCalendarEntry(table, cancelledAt), isCancelled: true, changes: row.changes })
        : undefined,
  };
}
