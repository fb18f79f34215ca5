import type { IncomingMessage, ServerResponse } from 'node:http';
import type { PageContext } from '#schemas/content/page/page-context.ts';
import { choiceNames } from '#schemas/domain/booking/booking-choice.ts';
import { bookingFallbackPage } from '#site/booking/booking-fallback-page.ts';
import type { ProcessedBooking } from '#site/booking/journey/process-booking.ts';
import type { Route } from '#site/routing/match-route.ts';
import { parseQuery } from '#site/routing/parse-query.ts';
import type { SiteDependencies } from '../create-site.ts';
import { sendDocument, sendText } from '../send/send.ts';

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

interface FallbackMessage {
  readonly message: string;
  /** Whether the form can be sent again. */
  readonly isOpen: boolean;
  /** Default: 503. */
  readonly status?: number;
}

const unreachable = 'We cannot reach our booking system just now.';
const notSent = 'Nothing was sent. What you typed is still here: please try again.';

/** What has happened, where the page of the outcome cannot be rendered. */
function describeOutcome({ submission, wasSent }: ProcessedBooking): FallbackMessage {
  const outcome = submission?.outcome;
  if (!outcome || !wasSent)
    return {
      message: `${outcome && outcome.kind !== 'done' ? outcome.message : unreachable} ${notSent}`,
      isOpen: true,
    };
  if (outcome.kind !== 'done') return { message: outcome.message, isOpen: outcome.kind === 'refused' };
  const { reference, isEnquiry } = outcome;
  const done = isEnquiry ? 'Your request was sent.' : 'Your table is booked.';
  return {
    message: reference === undefined ? done : `${done} Your reference is ${reference}.`,
    isOpen: false,
    status: 200,
  };
}

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
  const processed = await processBooking(route, query, form, async (intent) => {
    const rateLimitError = await limits.countBooking(request, intent);
    if (rateLimitError) response.setHeader('Retry-After', rateLimitError.seconds);
    return rateLimitError;
  });
  if (!processed) return false;
  const { submission } = processed;
  const sendFallback = (): void => {
    const { status = 503, ...page } = describeOutcome(processed);
    const html = bookingFallbackPage({ action: path + search, fields: form, phone: processed.phone, ...page });
    sendText(response, status, html, { 'Content-Type': 'text/html; charset=utf-8', 'Cache-Control': 'no-store' });
  };
  if (!submission) {
    sendFallback();
    return true;
  }
  const key = path + parsedQuery.key;
  const document = await documents.answer({ route, path, query, key, isCacheable: false, submission, isSeen: true });
  if (document.status >= 500) sendFallback();
  else sendDocument(request, response, response.hasHeader('Retry-After') ? { ...document, status: 429 } : document);
  return true;
}
