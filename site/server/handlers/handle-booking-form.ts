import type { IncomingMessage, ServerResponse } from 'node:http';
import { describeSentBooking } from '#blocks/booking/journey/uncertain/describe-sent-booking.ts';
import type { PageContext } from '#schemas/content/page/page-context.ts';
import { type BookingChoice, cardAnchor, choiceNames, readChoice } from '#schemas/domain/booking/booking-choice.ts';
import { isAboutCard } from '#schemas/domain/booking/booking-outcome.ts';
import { resultParameter } from '#schemas/domain/booking/repeat-key.ts';
import {
  readUncertainBookings,
  recordBookingOutcome,
  type UncertainBooking,
  uncertainBookingsCookie,
} from '#schemas/domain/booking/uncertain-booking.ts';
import { bookingFallbackPage } from '#site/booking/booking-fallback-page.ts';
import type { BookingResult } from '#site/booking/journey/booking-results.ts';
import { explainRepeated } from '#site/booking/journey/find-booking-result.ts';
import type { ProcessedBooking } from '#site/booking/journey/process-booking.ts';
import type { Address } from '#site/pages/document-renderer.ts';
import type { Route } from '#site/routing/match-route.ts';
import { parseQuery } from '#site/routing/parse-query.ts';
import { readSession } from '#site/visit/visitor-session.ts';
import { sendDocument, sendText } from '../send/send.ts';
import type { SiteDependencies } from '../site-dependencies.ts';

type BookingHandlerDependencies = Pick<
  SiteDependencies,
  'processBooking' | 'bookingResults' | 'limits' | 'documents' | 'isSecure'
>;

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
  readonly detail?: string | undefined;
  /** Whether the form can be sent again. */
  readonly isOpen: boolean;
  /** Default: 503. */
  readonly status?: number;
}

const unreachable = 'We cannot reach our booking system just now.';
const notSent = 'Nothing was sent. What you typed is still here: please try again.';

/** What has happened, where the page of the outcome cannot be rendered. */
function describeOutcome({ submission, wasSent }: ProcessedBooking, choice: BookingChoice): FallbackMessage {
  const outcome = submission?.outcome;
  if (!outcome || !wasSent)
    return {
      message: `${outcome && outcome.kind !== 'done' ? outcome.message : unreachable} ${notSent}`,
      isOpen: true,
    };
  if (outcome.kind === 'uncertain')
    return { message: outcome.message, detail: describeSentBooking(choice), isOpen: false };
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
 * Processes a posted booking and redirects to an address that shows its result, so that Back and Reload send nothing
 * again. Without cookies, and at a rate limit, the response itself is the page of the result. Resolves to false where
 * no restaurant takes bookings at the address.
 */
export async function handleBookingForm(
  dependencies: BookingHandlerDependencies,
  request: IncomingMessage,
  response: ServerResponse,
  { route, path, search, fields }: BookingPost,
): Promise<boolean> {
  const { processBooking, limits, bookingResults } = dependencies;
  const form = new URLSearchParams(
    [...fields].flatMap(([name, value]) => (typeof value === 'string' ? [[name, value]] : [])),
  );
  const query = mergeChoiceQuery(parseQuery(search).query, form);
  const sessionId = readSession(request);
  const answered = await processBooking(route, query, form, async (intent) => {
    const rateLimitError = await limits.countBooking(request, intent);
    if (rateLimitError) response.setHeader('Retry-After', rateLimitError.seconds);
    return rateLimitError;
  });
  if (!answered) return false;
  const processed = await explainRepeated(bookingResults, sessionId, answered);
  const earlierBookings = recordOutcome(request.headers.cookie, processed, query);
  if (earlierBookings)
    response.appendHeader('Set-Cookie', uncertainBookingsCookie(earlierBookings, dependencies.isSecure));
  const result: BookingResult = { processed, form, action: path + search };
  if (sessionId !== undefined && processed.submission && !response.hasHeader('Retry-After')) {
    const id = await bookingResults.save(sessionId, processed.submission.idempotencyKey, result);
    const resultSearch = formatQuery({ ...query, [resultParameter]: [id] });
    // A query that is too long is ignored.
    if (parseQuery(resultSearch).query[resultParameter]) {
      const location = path + resultSearch + anchorOf(processed);
      sendText(response, 303, '', { Location: location, 'Cache-Control': 'no-store' });
      return true;
    }
  }
  await sendBookingResult(dependencies, request, response, { route, path, query, key: path + search, result });
  return true;
}

/** The fragment of the card fields, where they have the message; else browsers keep the one of the form. */
const anchorOf = ({ submission }: ProcessedBooking): string =>
  submission?.outcome && isAboutCard(submission.outcome) ? `#${cardAnchor}` : '';

/** What the visitor’s browser may have booked, after the outcome of a booking; undefined where that is unchanged. */
function recordOutcome(
  cookies: string | undefined,
  { submission, storeId, wasSent }: ProcessedBooking,
  query: PageContext['query'],
): readonly UncertainBooking[] | undefined {
  if (!submission?.outcome || storeId === undefined || !wasSent) return undefined;
  const { outcome, idempotencyKey } = submission;
  const bookings = readUncertainBookings(cookies);
  const recorded = recordBookingOutcome(bookings, { storeId, choice: readChoice(query), idempotencyKey, outcome });
  return recorded.length === bookings.length && recorded.every((each, at) => each === bookings[at])
    ? undefined
    : recorded;
}

const formatQuery = (query: PageContext['query']): string =>
  `?${new URLSearchParams(Object.entries(query).flatMap(([name, values]) => values.map((value) => [name, value])))}`;

interface BookingResultPage extends Pick<Address, 'route' | 'path' | 'query' | 'key' | 'earlierBookings'> {
  readonly result: BookingResult;
}

/** Sends the page of a result, or a plain page where that one cannot be rendered. */
export async function sendBookingResult(
  { documents }: Pick<BookingHandlerDependencies, 'documents'>,
  request: IncomingMessage,
  response: ServerResponse,
  { result: { processed, form, action }, ...address }: BookingResultPage,
): Promise<void> {
  const { submission, phone } = processed;
  const isSeen = request.method !== 'HEAD';
  const document = submission && (await documents.answer({ ...address, isCacheable: false, submission, isSeen }));
  if (document && document.status < 500) {
    const status = response.hasHeader('Retry-After') ? 429 : document.status;
    return sendDocument(request, response, { ...document, status });
  }
  const { status = 503, ...page } = describeOutcome(processed, readChoice(address.query));
  const html = bookingFallbackPage({ action, fields: form, phone, ...page });
  sendText(response, status, html, { 'Content-Type': 'text/html; charset=utf-8', 'Cache-Control': 'no-store' });
}
