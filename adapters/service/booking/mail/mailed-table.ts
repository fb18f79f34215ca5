import type { MailFacts } from '#adapters/service/mail/letter/mail-content.ts';
import { type CalendarBooking, describeEntry } from '#schemas/domain/booking/calendar-file/calendar-file.ts';
import { formatPounds } from '#schemas/domain/booking/manage/describe-cancelling.ts';
import { formatPlace } from '#schemas/domain/restaurant/contact-links.ts';
import { formatRestaurantName } from '#schemas/domain/restaurant/format-restaurant-name.ts';
import type { Restaurant } from '#schemas/domain/restaurant/restaurant.ts';
import { formatDayWithWeekday } from '#schemas/domain/restaurant/time/format-day-with-weekday.ts';
import { repeatTyped } from './typed-text.ts';

/** The booked table as shown in mails. */
export interface MailedTable {
  readonly reference: string;
  readonly brand: string;
  /** Undefined if the restaurant no longer exists. */
  readonly restaurant: Restaurant | undefined;
  /** Local date and time of the restaurant. */
  readonly date: string;
  readonly time: string;
  readonly minutes: number;
  readonly adults: number;
  readonly children: number;
  /** Undefined where nobody chose one. */
  readonly occasion?: string | undefined;
  readonly area?: string | undefined;
  readonly menu?: string | undefined;
  readonly extras: readonly { readonly name: string; readonly qty: number; readonly pricePence: number }[];
  /** As the guest typed it. */
  readonly specialRequest?: string | null | undefined;
  /** What the card guarantee risks, and from when on. */
  readonly policy?: string | undefined;
}

const pluralize = (count: number, one: string, many: string): string => `${count} ${count === 1 ? one : many}`;

/** `2 people`, or `2 adults, 1 child`. */
export function formatParty({ adults, children }: Pick<MailedTable, 'adults' | 'children'>): string {
  if (children === 0) return pluralize(adults, 'person', 'people');
  return `${pluralize(adults, 'adult', 'adults')}, ${pluralize(children, 'child', 'children')}`;
}

/** The day and the time, which a mail shows largest. */
export const toHeadline = ({ date, time }: Pick<MailedTable, 'date' | 'time'>): readonly string[] => [
  formatDayWithWeekday(date),
  time,
];

/** The booking's facts for a mail, without its day, time and restaurant; empty ones are left out. */
export function listFacts(table: MailedTable): MailFacts {
  const extras = table.extras.map(({ name, qty, pricePence }) => `${qty} × ${name} (${formatPounds(pricePence)} each)`);
  const rows: readonly (readonly [string, string | undefined])[] = [
    ['Party', formatParty(table)],
    ['Area', table.area],
    ['Occasion', table.occasion],
    ['Menu', table.menu],
    ['Extras', extras.join(', ')],
    ['Requests', repeatTyped(table.specialRequest ?? '')],
    ['Card guarantee', table.policy],
    ['Reference', table.reference],
  ];
  return rows.flatMap(([name, value]) => (value ? [[name, value]] : []));
}

/** The table as a calendar entry. `createdAtMs`: time of the calendar file in milliseconds. */
export const toCalendarEntry = (table: MailedTable, createdAtMs: number, manageUrl?: string): CalendarBooking => ({
  reference: table.reference,
  title: `Table at ${formatRestaurantName(table)}`,
  address: table.restaurant ? formatPlace(table.restaurant) : '',
  startsAt: table,
  minutes: table.minutes,
  zone: table.restaurant?.timeZone ?? 'Europe/London',
  url: table.restaurant?.mapUrl,
  description: describeEntry(table.reference, manageUrl),
  createdAtMs,
  organiser: { name: formatRestaurantName(table), email: table.restaurant?.email },
});
