import type { IncomingMessage, ServerResponse } from 'node:http';
import type { PageContext } from '#schemas/content/page/page-context.ts';
import { choiceNames } from '#schemas/domain/booking/booking-choice.ts';
import type { Route } from '#site/routing/match-route.ts';
import { parseQuery } from '#site/routing/parse-query.ts';
import type { SiteDependencies } from '../create-site.ts';
import { sendDocument } from '../send/send.ts';

type BookingHandlerDependencies = Pick<SiteDependencies, 'processBooking' | 'limits' | 'documents'>;

interface BookingPost {
  readonly route: Route;
  readonly path: string;
  readonly search: string;
  readonly fields: FormData;
}

/**
 * The query of an address, overridden by what a posted form chooses. A posted form cannot change the query of its own
 * address.
 */
const mergeChoiceQuery = (query: PageContext['query'], form: URLSearchParams): PageContext['query'] => ({
  ...query,
  ...Object.fromEntries(choiceNames.filter((name) => form.has(name)).map((name) => [name, form.getAll(name)])),
});

/**
 * Answers a posted booking with the page of its result: a reload posts the same intent again. The page also reports a
 * rate limit. Resolves to false where no restaurant takes bookings at the address.
 */
export async function handleBookingForm(
  { processBooking, limits, documents }: BookingHandlerDependencies,
  request: IncomingMessage,
  response: ServerResponse,
  { route, path, search, fields }: BookingPost,
): Promise<boolean> {
  const form = new URLSearchParams(
    [...fields].flatMap(([name, value]) => (typeof value === 'string' ? [[name, value]] : [])),
  );
  const parsedQuery = parseQuery(search);
  const query = mergeChoiceQuery(parsedQuery.query, form);
  const submission = await processBooking(route, query, form, async (intent) => {
    const rateLimitError = await limits.countBooking(request, intent);
    if (rateLimitError) response.setHeader('Retry-After', rateLimitError.seconds);
    return rateLimitError;
  });
  if (!submission) return false;
  const key = path + parsedQuery.key;
  const document = await documents.answer({ route, path, query, key, isCacheable: false, submission, isSeen: true });
  sendDocument(request, response, response.hasHeader('Retry-After') ? { ...document, status: 429 } : document);
  return true;
}
