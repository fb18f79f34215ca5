import type { IncomingMessage, ServerResponse } from 'node:http';
import { z } from 'zod';
import { restaurantPath } from '#blocks/_shared/restaurant/restaurant-links.ts';
import { wireDate, wireTime } from '#schemas/api/wire.ts';
import { calendarFile, describeEntry } from '#schemas/domain/booking/calendar-file/calendar-file.ts';
import { type BookingManager, findBookingTitle, managePath } from '#schemas/domain/booking/manage/booking-manager.ts';
import { formatAddress } from '#schemas/domain/restaurant/contact-links.ts';
import { formatRestaurantName } from '#schemas/domain/restaurant/format-restaurant-name.ts';
import { minutesUntilClosing } from '#schemas/domain/restaurant/hours/minutes-until-closing.ts';
import type { Restaurant } from '#schemas/domain/restaurant/restaurant.ts';
import type { WallTime } from '#schemas/domain/restaurant/wall-time.ts';
import { sendJson, sendText } from '../server/send/send.ts';
import { sendMessagePage } from '../server/send/send-message-page.ts';

const pattern = new URLPattern({ pathname: '/api/booking/calendar/:storeId' });
/** The table of a booking for its friends. */
const sharedPattern = new URLPattern({ pathname: '/api/booking/calendar/shared/:key' });

/** How long a table is booked where the booking system does not say, in minutes. */
const defaultMinutes = 120;

const calendarQuery = z.object({
  date: wireDate('The day of the booking.'),
  time: wireTime,
  reference: z.string().regex(/^[\w.-]{1,60}$/, 'must be a booking’s reference'),
  /** How long the table is booked. */
  minutes: z.coerce.number().int().min(1).max(1440).default(defaultMinutes),
  /** The key of the booking, for the link to it and for its present table. An invalid one is empty. */
  key: z
    .string()
    .regex(/^[\w.-]{1,200}$/)
    .optional()
    .catch(''),
  /** How often the booking was changed, so that a newer file replaces an older entry. */
  changes: z.coerce.number().int().min(0).max(999).default(0),
});

const readWallTime = (date: string, time: string): WallTime => ({
  date,
  minutes: Number(time.slice(0, 2)) * 60 + Number(time.slice(3)),
});

type Entry = Omit<z.output<typeof calendarQuery>, 'key'> & { readonly isCancelled?: boolean };

/**
 * The booking as it is now, if the address has its key; undefined if the key is of no booking or of another one. Without
 * a key, or while the booking system does not answer, the table of the address, which holds nothing that the caller does
 * not know.
 */
async function loadEntry(
  storeId: string,
  query: z.output<typeof calendarQuery>,
  readBooking: BookingManager['read'],
): Promise<Entry | undefined> {
  const { key, reference } = query;
  if (key === undefined) return query;
  const booking = key === '' ? undefined : await readBooking(key).catch(() => 'no answer' as const);
  if (booking === 'no answer') return query;
  if (booking?.reference !== reference || booking.storeId !== storeId) return undefined;
  return { ...booking, isCancelled: booking.status === 'cancelled' };
}

const unknownBookingMessage =
  'This calendar link leads to no booking: it is incomplete, or the booking is no longer stored.';

const findBookingLink = { text: findBookingTitle, href: managePath };

interface CalendarDependencies {
  readonly restaurants: () => Promise<readonly Restaurant[]>;
  /** The name of the chain. */
  readonly brand: () => Promise<string>;
  readonly readBooking: BookingManager['read'];
  readonly readShared: BookingManager['readShared'];
  readonly origin: () => string;
  readonly now: () => number;
}

interface CalendarEntry {
  readonly restaurant: Restaurant;
  readonly entry: Entry;
  readonly description: string;
  readonly fileName: string;
}

async function sendCalendarFile(
  response: ServerResponse,
  { brand, origin, now }: Pick<CalendarDependencies, 'brand' | 'origin' | 'now'>,
  { restaurant, entry, description, fileName }: CalendarEntry,
): Promise<void> {
  const { date, time, reference, minutes, changes, isCancelled } = entry;
  const { timeZone = 'Europe/London' } = restaurant;
  // The file is of use without the name.
  const name = formatRestaurantName({ brand: await brand().catch(() => ''), restaurant });
  const file = calendarFile({
    reference,
    title: `Table at ${name}`,
    address: formatAddress(restaurant),
    startsAt: { date, time },
    minutes: Math.min(minutes, minutesUntilClosing(restaurant, readWallTime(date, time)) ?? minutes),
    changes,
    isCancelled,
    zone: timeZone,
    url: origin() + restaurantPath(restaurant),
    description,
    createdAtMs: now(),
  });
  sendText(response, 200, file, {
    'Content-Type': 'text/calendar; charset=utf-8',
    'Content-Disposition': `attachment; filename="${fileName}"`,
    'Cache-Control': 'no-store',
  });
}

/** Serves the table of a shared booking as it is now, without its reference. */
async function serveSharedTable(response: ServerResponse, dependencies: CalendarDependencies, key: string) {
  const { restaurants, readShared, origin } = dependencies;
  const booking = await readShared(key).catch(() => 'no answer' as const);
  if (booking === 'no answer')
    return sendMessagePage(response, 503, 'Bookings cannot be looked up at the moment. Please try again later.');
  const restaurant = booking && (await restaurants()).find(({ storeId }) => storeId === booking.storeId);
  if (!booking || !restaurant) return sendMessagePage(response, 404, unknownBookingMessage);
  await sendCalendarFile(response, dependencies, {
    restaurant,
    entry: { ...booking, reference: key, isCancelled: booking.status === 'cancelled' },
    description: `Where and when: ${origin()}${managePath}/shared/${key}`,
    fileName: 'table.ics',
  });
}

/**
 * Serves the calendar file of a booking. An old link to a booking that was moved or cancelled since gives its present
 * state, if it has the booking's key. Resolves to false for any other address.
 */
export const createCalendarHandler =
  (dependencies: CalendarDependencies) =>
  async (request: IncomingMessage, response: ServerResponse, url: URL): Promise<boolean> => {
    const { restaurants, readBooking, origin } = dependencies;
    const sharedKey = sharedPattern.exec({ pathname: url.pathname })?.pathname.groups.key;
    if (sharedKey !== undefined && request.method === 'GET') {
      await serveSharedTable(response, dependencies, sharedKey);
      return true;
    }
    const storeId = pattern.exec({ pathname: url.pathname })?.pathname.groups.storeId;
    if (storeId === undefined) return false;
    const read = calendarQuery.safeParse(Object.fromEntries(url.searchParams));
    const restaurant = (await restaurants()).find((each) => each.storeId === storeId);
    if (request.method !== 'GET' || !read.success || !restaurant) {
      sendJson(response, restaurant ? 400 : 404, {
        message: 'Give a restaurant, date, time and reference.',
      });
      return true;
    }
    const { key } = read.data;
    const entry = await loadEntry(storeId, read.data, readBooking);
    if (!entry) {
      sendMessagePage(response, 404, unknownBookingMessage, { link: findBookingLink });
      return true;
    }
    await sendCalendarFile(response, dependencies, {
      restaurant,
      entry,
      description: describeEntry(entry.reference, key && `${origin()}${managePath}/${key}`),
      fileName: `table-${entry.reference}.ics`,
    });
    return true;
  };
