import { explainRefusal } from '#blocks/booking/calendar/day/day-limits.ts';
import { getBookingDays } from '#blocks/booking/journey/create-journey-restaurant.ts';
import type { ManagedBooking } from '#schemas/api/booking/manage-booking.ts';
import type { WaitingEntry } from '#schemas/api/booking/waiting-list.ts';
import type { Restaurant } from '#schemas/domain/restaurant/restaurant.ts';
import { formatTimeAt } from '#schemas/domain/restaurant/time/format-time-at.ts';

/** An entry of a waiting list and what belongs to it. */
export interface ShownEntry {
  readonly entry: WaitingEntry;
  /** The table as it is now, once the offer is accepted. */
  readonly booking?: ManagedBooking | undefined;
  /** Undefined if it no longer exists. */
  readonly restaurant: Restaurant | undefined;
}

const headings: Readonly<Record<WaitingEntry['status'], string>> = {
  waiting: 'You are on the waiting list',
  offered: 'A table is free for you',
  booked: 'The table is yours',
  refused: 'You declined the table',
  expired: 'The table is no longer reserved for you',
  left: 'You left the waiting list',
  closed: 'The waiting list is closed',
};

/** The heading of a diner's page. Pure. */
export function headingOfEntry({ entry, booking }: Pick<ShownEntry, 'entry' | 'booking'>): string {
  if (booking?.status === 'cancelled') return 'You cancelled the table';
  if (hasNoTablesLeft(entry)) return `No ${tableOf(entry)} can be offered to you`;
  return headings[entry.status];
}

/** Whether an entry waits although the restaurant has no more tables that it could be offered. */
export const hasNoTablesLeft = ({ status, hasOtherTimes }: WaitingEntry): boolean =>
  status === 'waiting' && hasOtherTimes === false;

/** The table that a diner has, or may still get: the party and the time. Undefined once nothing more can come. Pure. */
export function findComingTable({
  entry,
  booking,
}: ShownEntry): { readonly guests: number; readonly time: string } | undefined {
  const { status, offer, from } = entry;
  const isComing = status === 'offered' || status === 'booked' || (status === 'waiting' && !hasNoTablesLeft(entry));
  if (!isComing || booking?.status === 'cancelled') return undefined;
  const { adults, children } = booking ?? entry;
  return { guests: adults + children, time: booking?.time ?? (status === 'waiting' ? from : (offer?.time ?? from)) };
}

const tableOf = ({ refusedTimes }: WaitingEntry): string => (refusedTimes.length > 0 ? 'other table' : 'table');

/** What the state of an entry means when its page is opened. Pure. */
export function describeStatus({ entry, booking, restaurant }: ShownEntry, now: Date): string {
  if (booking?.status === 'cancelled') return 'This table is cancelled. Nothing is reserved any more.';
  switch (entry.status) {
    case 'waiting':
      return withRefused(
        entry,
        hasNoTablesLeft(entry) ? explainNoTables(entry, restaurant, now) : describeWaiting(entry),
      );
    case 'offered':
      return withRefused(
        entry,
        `The table is reserved for you ${describeUntil(entry, restaurant)}. Then it goes to the next in line.`,
      );
    case 'booked':
      return 'It is booked, and a confirmation is on its way by email. You can change or cancel it in your booking.';
    case 'refused':
      return 'Thank you for telling us. You are no longer on the list.';
    case 'expired':
      return `We held a table for you ${describeUntil(entry, restaurant)}, and did not hear from you in time, so we released it. You can join the list again, or look for another table.`;
    case 'left':
      return 'We will not write to you about this day again.';
    case 'closed':
      return `No ${tableOf(entry)} came free in time. We are sorry.`;
  }
}

const describeWaiting = ({ refusedTimes }: WaitingEntry): string =>
  refusedTimes.length > 0
    ? 'You keep your place in line: as soon as another table comes free and it is your turn, we write to you again. This is not a booking.'
    : 'No table is free yet. As soon as one comes free and it is your turn, we write to you. This is not a booking.';

/** Why no table can come free, and what can be done instead. */
function explainNoTables(entry: WaitingEntry, restaurant: Restaurant | undefined, now: Date): string {
  const reason = restaurant && explainRefusal(entry.date, getBookingDays(restaurant, now));
  const phone = restaurant?.phone;
  return [
    reason ?? 'The restaurant has no more tables for you that day at your times. Please choose another day.',
    phone && `Or ring the restaurant on ${phone}.`,
  ]
    .filter(Boolean)
    .join(' ');
}

const withRefused = ({ refusedTimes }: WaitingEntry, text: string): string =>
  refusedTimes.length > 0
    ? `You no longer wait for ${new Intl.ListFormat('en-GB').format(refusedTimes)}. ${text}`
    : text;

/** “until 19:45”, on the clock of the restaurant: true however long the page stays open. */
const describeUntil = ({ offer }: WaitingEntry, restaurant: Restaurant | undefined): string =>
  offer ? `until ${formatTimeAt(new Date(offer.until), restaurant?.timeZone)}` : 'for a while';
