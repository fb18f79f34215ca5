import type { CalendarBooking } from '#schemas/domain/booking/calendar/calendar-file.ts';
import type { Restaurant } from '#schemas/domain/restaurant/restaurant.ts';

/** A table as mails tell of it. */
export interface MailedTable {
  readonly reference: string;
  readonly brand: string;
  /** Undefined: the chain has it no more. */
  readonly restaurant: Restaurant | undefined;
  /** Wall day and time. */
  readonly date: string;
  readonly time: string;
  readonly minutes: number;
  readonly adults: number;
  readonly children: number;
  readonly occasion: string;
  readonly area?: string | undefined;
  readonly menu?: string | undefined;
  readonly extras: readonly { readonly name: string; readonly qty: number; readonly pricePence: number }[];
  /** The card guarantee in words. */
  readonly policy?: string | undefined;
}

/** Names with values, in the order in which a mail has them. */
export type MailFacts = readonly (readonly [name: string, value: string])[];

const day = new Intl.DateTimeFormat('en-GB', {
  timeZone: 'UTC',
  weekday: 'long',
  day: 'numeric',
  month: 'long',
  year: 'numeric',
});
const pounds = (pence: number): string => `£${(pence / 100).toFixed(2).replace(/\.00$/, '')}`;
const counted = (count: number, one: string, many: string): string => `${count} ${count === 1 ? one : many}`;

/** The restaurant as it signs: the chain’s name with its own. */
export const restaurantName = ({ brand, restaurant }: Pick<MailedTable, 'brand' | 'restaurant'>): string =>
  [brand, restaurant?.title].filter(Boolean).join(' ');

const addressOf = ({ restaurant }: MailedTable): string =>
  restaurant ? [restaurant.title, ...restaurant.address, restaurant.postcode].filter(Boolean).join(', ') : '';

/** What a mail says of the table. */
export function factsOf(table: MailedTable): MailFacts {
  const extras = table.extras.map(({ name, qty, pricePence }) => `${qty} × ${name} (${pounds(pricePence)} each)`);
  const children = table.children > 0 ? `, ${counted(table.children, 'child', 'children')}` : '';
  const rows: readonly (readonly [string, string | undefined])[] = [
    ['Reference', table.reference],
    ['Restaurant', [table.brand, addressOf(table)].filter(Boolean).join(', ')],
    ['Day', day.format(Date.parse(table.date))],
    ['Time', table.time],
    ['Party', `${counted(table.adults, 'adult', 'adults')}${children}`],
    ['Occasion', table.occasion],
    ['Area', table.area],
    ['Menu', table.menu],
    ['Extras', extras.join(', ')],
    ['Card guarantee', table.policy],
  ];
  return rows.flatMap(([name, value]) => (value ? [[name, value]] : []));
}

/** The table as its calendar file has it. `madeAt` in milliseconds: when the file is. */
export const calendarEntryOf = (table: MailedTable, madeAt: number): CalendarBooking => ({
  reference: table.reference,
  title: `Table at ${restaurantName(table)}`,
  address: addressOf(table),
  startsAt: table,
  minutes: table.minutes,
  zone: table.restaurant?.timeZone ?? 'Europe/London',
  url: table.restaurant?.mapUrl,
  description: `Reference ${table.reference}`,
  madeAt,
  organiser: { name: restaurantName(table), email: table.restaurant?.email },
});
