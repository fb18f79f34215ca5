import type { BookingTable } from '#adapters/service/database/booking-rows.ts';
import type { Letterhead } from '#adapters/service/mail/letter/letterhead.ts';
import type { MailFacts } from '#adapters/service/mail/letter/mail-content.ts';
import { writeMail } from '#adapters/service/mail/letter/write-mail.ts';
import type { Mail } from '#adapters/service/mail/outbox.ts';
import { calendarFile } from '#schemas/domain/booking/calendar-file/calendar-file.ts';
import type { BookingRules } from '#schemas/domain/booking/rules/booking-rules.ts';
import { formatRestaurantName } from '#schemas/domain/restaurant/format-restaurant-name.ts';
import type { Restaurant } from '#schemas/domain/restaurant/restaurant.ts';
import { friendsLabel } from '../../mail/booking-mail.ts';
import { bookedReason } from '../../mail/cancellation-mail.ts';
import { toMailedBooking } from '../../mail/mailed-booking.ts';
import { listFacts, toCalendarEntry, toHeadline } from '../../mail/mailed-table.ts';
import { greet, repeatTyped } from '../../mail/typed-text.ts';

export interface ChangeMailInput {
  readonly row: BookingTable;
  readonly letterhead: Letterhead;
  readonly restaurant: Restaurant;
  /** Its present booking rules. */
  readonly rules?: BookingRules | undefined;
  /** The terms of the card that holds the changed table. */
  readonly policy?: string | undefined;
  /** The address at which the guest manages the booking. */
  readonly manageUrl: string;
  /** The address of the page for friends. */
  readonly shareUrl: string;
  /** In milliseconds. */
  readonly changedAt: number;
  /** What was changed; by default the table. */
  readonly changed?: 'table' | 'guest' | undefined;
}

const guestFacts = (row: BookingTable): MailFacts =>
  [
    ['Name', repeatTyped(`${row.first_name} ${row.last_name}`)] as const,
    ['Telephone', repeatTyped(row.phone ?? '')] as const,
  ].filter(([, value]) => value !== '');

/** The mail after a change: what is booked now, with a calendar file that updates the entry. Pure. */
export function changeMail(input: ChangeMailInput): Mail {
  const { row, letterhead, restaurant, rules, policy, manageUrl, shareUrl, changedAt, changed } = input;
  const isGuest = changed === 'guest';
  const table = { ...toMailedBooking(row, letterhead.brand, restaurant, rules), policy };
  const title = `Changed: your table at ${formatRestaurantName(table)}`;
  return {
    id: `change/${row.reference}/${row.changes}`,
    to: row.email,
    subject: `${title}, ${row.reference}`,
    ...writeMail({
      letterhead,
      title,
      headline: toHeadline(table),
      opening: [
        greet(row.first_name),
        `Your ${isGuest ? 'name or telephone number' : 'table'} is changed. This is what is booked now.`,
      ],
      restaurant,
      facts: [...(isGuest ? guestFacts(row) : []), ...listFacts(table)],
      links: [
        { label: 'Change or cancel it', address: manageUrl, isButton: true },
        { label: friendsLabel, address: shareUrl },
      ],
      closers: [restaurant.phone ? `If you did not ask for this, ring ${restaurant.phone}.` : ''],
      reason: bookedReason,
    }),
    calendar: calendarFile({ ...toCalendarEntry(table, changedAt, manageUrl), changes: row.changes }),
  };
}
