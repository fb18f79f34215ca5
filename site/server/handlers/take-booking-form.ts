import type { IncomingMessage, ServerResponse } from 'node:http';
import { chosenQuery } from '#site/booking/journey/chosen-query.ts';
import type { Route } from '#site/routing/match-route.ts';
import { readQuery } from '#site/routing/read-query.ts';
import type { SiteParts } from '../create-site.ts';
import { sendDocument } from '../send/send.ts';

type BookingParts = Pick<SiteParts, 'takeBooking' | 'limits' | 'documents'>;

interface BookingPost {
  readonly route: Route;
  readonly path: string;
  readonly search: string;
  readonly fields: FormData;
}

/**
 * Answers a posted booking with the page of its result: a reload posts the same intent again. The page also reports a
 * rate limit. Resolves to false where no restaurant takes bookings at the address.
 */
export async function takeBookingForm(
  { takeBooking, limits, documents }: BookingParts,
  request: IncomingMessage,
  response: ServerResponse,
  { route, path, search, fields }: BookingPost,
): Promise<boolean> {
  const form = new URLSearchParams(
    [...fields].flatMap(([name, value]) => (typeof value === 'string' ? [[name, value]] : [])),
  );
  const asked = readQuery(search);
  const query = chosenQuery(asked.query, form);
  const sent = await takeBooking(route, query, form, async (intent) => {
    const wait = await limits.book(request, intent);
    if (wait) response.setHeader('Retry-After', wait.seconds);
    return wait;
  });
  if (!sent) return false;
  const key = path + asked.key;
  const document = await documents.answer({ route, path, query, key, kept: false, sent, isSeen: true });
  sendDocument(request, response, response.hasHeader('Retry-After') ? { ...document, status: 429 } : document);
  return true;
}
