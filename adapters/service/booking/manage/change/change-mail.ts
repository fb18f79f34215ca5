import type { BookingTable } from '#adapters/service/database/booking-rows.ts';
import type { Mail } from '#adapters/service/mail/outbox.ts';
import { calendarFile } from '#schemas/domain/booking/calendar-file/calendar-file.ts';
import type { BookingRules } from '#schemas/domain/booking/rules/booking-rules.ts';
import { formatRestaurantName } from '#schemas/domain/restaurant/format-restaurant-name.ts';
import type { Restaurant } from '#schemas/domain/restaurant/restaurant.ts';
import { toMailedBooking } from '../../mail/mailed-booking.ts';
import { listFacts, type MailFacts, toCalendarEntry } from '../../mail/mailed-table.ts';
import { greet, repeatTyped } from '../../mail/typed-text.ts';
import { writeMail } from '../../mail/write-mail.ts';

export interface ChangeMailInput {
  readonly row: BookingTable;
  readonly brand: string;
  readonly restaurant: Restaurant;
  /** Its present booking rules. */
  readonly rules?: BookingRules | undefined;
  /** The terms of the card that holds the changed table. */
  readonly policy?: string | undefined;
  /** The address at which the guest manages the booking. */
  readonly manageUrl: string;
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
  const { row, brand, restaurant, rules, policy, manageUrl, changedAt, changed } = input;
  const isGuest = changed === 'guest';
  const table = { ...toMailedBooking(row, brand, restaurant, rules), policy };
  return {
    id: `change/${row.reference}/${row.changes}`,
    to: row.email,
    subject: `Changed: your table at ${formatRestaurantName(table)}, ${row.reference}`,
    ...writeMail({
      title: `Changed: your table at ${brand}`,
      opening: [
        greet(row.first_name),
        `Your ${isGuest ? 'name or telephone number' : 'table'} is changed. This is what is booked now.`,
      ],
      facts: [...(isGuest ? guestFacts(row) : []), ...listFacts(table)],
      closers: [restaurant.phone ? `If you did not ask for this, ring ${restaurant.phone}.` : ''],
      links: [
        { label: 'Change or cancel it', address: manageUrl, isButton: true },
        ...(restaurant.mapUrl ? [{ label: 'Directions', address: restaurant.mapUrl }] : []),
      ],
      brand,
    }),
    calendar: calendarFile({ ...toCalendarEntry(table, changedAt, manageUrl), changes: row.changes }),
  };
}
