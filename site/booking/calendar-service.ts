import type { IncomingMessage, ServerResponse } from 'node:http';
import { z } from 'zod';
import { wireDate, wireTime } from '#schemas/api/wire.ts';
import { calendarFile } from '#schemas/domain/booking/calendar/calendar-file.ts';
import type { Restaurant } from '#schemas/domain/restaurant/restaurant.ts';
import { sendJson, sendText } from '../server/send/send.ts';

const pattern = new URLPattern({ pathname: '/api/booking/calendar/:storeId' });

const asked = z.object({
  date: wireDate('The day of the table.'),
  time: wireTime,
  reference: z.string().regex(/^[A-Z0-9-]{4,20}$/, 'must be a booking’s reference'),
});

/** How long a table is kept where the booking system did not say, in minutes. */
const defaultMinutes = 120;

/**
 * The calendar file of a booking, made from what the address says: it holds nothing that the visitor who asks does not
 * know, so it needs no look at the booking. Resolves to false for another address.
 */
export const createCalendarService =
  (restaurants: () => Promise<readonly Restaurant[]>, origin: () => string) =>
  async (request: IncomingMessage, response: ServerResponse, url: URL): Promise<boolean> => {
    const storeId = pattern.exec({ pathname: url.pathname })?.pathname.groups.storeId;
    if (storeId === undefined) return false;
    const read = asked.safeParse(Object.fromEntries(url.searchParams));
    const restaurant = (await restaurants()).find((each) => each.storeId === storeId);
    if (request.method !== 'GET' || !read.success || !restaurant) {
      sendJson(response, restaurant ? 400 : 404, {
        message: 'A calendar file needs a restaurant, date, time and reference.',
      });
      return true;
    }
    const { date, time, reference } = read.data;
    const { title, address, postcode, slug, city, timeZone = 'Europe/London' } = restaurant;
    const file = calendarFile({
      reference,
      title: `Table at ${title}`,
      address: [...address, postcode].filter(Boolean).join(', '),
      startsAt: { date, time },
      minutes: defaultMinutes,
      zone: timeZone,
      url: `${origin()}/restaurants/${city}/${slug}`,
    });
    sendText(response, 200, file, {
      'Content-Type': 'text/calendar; charset=utf-8',
      'Content-Disposition': `attachment; filename="table-${reference}.ics"`,
      'Cache-Control': 'no-store',
    });
    return true;
  };
