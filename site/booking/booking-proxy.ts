import type { IncomingMessage, ServerResponse } from 'node:http';
import { ApiProblem, isAbsentCall } from '#adapters/api-client/api-problem.ts';
import { explainFailure } from '#adapters/api-client/booking/booking-queries.ts';
import { isCreation, isUnclearProblem, MayHaveBooked } from '#adapters/api-client/booking/may-have-booked.ts';
import type { Call, CallOptions } from '#adapters/api-client/call-input.ts';
import { readJson } from '#adapters/json/read-json.ts';
import { bookingEndpoints } from '#schemas/api/booking/booking.ts';
import { paymentEndpoints } from '#schemas/api/booking/payment.ts';
import { waitingListEndpoints } from '#schemas/api/booking/waiting-list.ts';
import type { Endpoint } from '#schemas/api/endpoint.ts';
import { keyReusedStatus, notBookedStatus } from '#schemas/domain/booking/booking-message.ts';
import { isSessionId } from '#schemas/domain/session/session-cookie.ts';
import type { Challenges } from '../forms/gate/challenges.ts';
import { isOwnPost, readBody } from '../server/body/read-body.ts';
import { intentOf } from '../server/limits/known-intents.ts';
import type { RateLimitError, VisitorLimits } from '../server/limits/visitor-limits.ts';
import { sendJson } from '../server/send/send.ts';
import { sessionHeader } from '../visit/visitor-session.ts';
import { type AvailabilityCache, createAvailabilityCache, readAllowedAge } from './availability-cache.ts';
import type { CheckSentBooking } from './check-sent-booking.ts';
import { sendChallengeIfNeeded } from './send-challenge.ts';
import { submitCard } from './submit-card.ts';

const card: Endpoint = paymentEndpoints.braintreeSubmit;
const optionalCall: Endpoint = waitingListEndpoints.waitingTimes;
const availability: Endpoint = bookingEndpoints.availability;

/** The calls that create a booking or an enquiry, or check a card. */
const bookingCalls: ReadonlySet<Endpoint> = new Set([bookingEndpoints.createBooking, bookingEndpoints.enquiry, card]);

/** A call that the browser may make, with the pattern of its address. */
interface AllowedCall {
  readonly endpoint: Endpoint;
  readonly pattern: URLPattern;
}

/** Joining a list, and answering an offer, are forms with limits of their own. */
const formCalls: ReadonlySet<Endpoint> = new Set([
  waitingListEndpoints.joinWaitingList,
  waitingListEndpoints.waitingEntry,
  waitingListEndpoints.acceptOffer,
  waitingListEndpoints.declineOffer,
  waitingListEndpoints.leaveWaitingList,
]);

const allowedCalls: readonly AllowedCall[] = [
  ...Object.values(bookingEndpoints).filter((endpoint) => !formCalls.has(endpoint)),
  ...Object.values(paymentEndpoints),
].map((endpoint) => ({
  endpoint,
  pattern: new URLPattern({ pathname: endpoint.path.replace(/\{(\w+)\}/g, ':$1') }),
}));

const maxBodyBytes = 20_000;
const key = /^[\w-]{8,255}$/;

/**
 * Proxies the calls of the booking journey to the API, under the same addresses. The browser knows only one host, needs
 * no token and reaches no other part of the API. Resolves to false for any other address. Without `limits` there is no
 * rate limit; without `challenges` there is no proof of work; without `checkSent` every booking is sent.
 */
export const createBookingProxy = (
  call: Call,
  limits?: VisitorLimits,
  challenges?: Challenges,
  checkSent?: CheckSentBooking,
) => {
  const dependencies = { call, limits, challenges, checkSent, availabilityCache: createAvailabilityCache() };
  return async (request: IncomingMessage, response: ServerResponse, url: URL): Promise<boolean> => {
    for (const { endpoint, pattern } of allowedCalls) {
      const params = pattern.exec({ pathname: url.pathname })?.pathname.groups;
      if (!params) continue;
      await forwardCall(dependencies, endpoint, params, url.searchParams, request, response);
      return true;
    }
    return false;
  };
};

interface Dependencies {
  readonly call: Call;
  readonly limits: VisitorLimits | undefined;
  readonly challenges: Challenges | undefined;
  readonly checkSent: CheckSentBooking | undefined;
  readonly availabilityCache: AvailabilityCache;
}

async function forwardCall(
  { call, limits, challenges, checkSent, availabilityCache }: Dependencies,
  endpoint: Endpoint,
  params: Readonly<Record<string, string | undefined>>,
  search: URLSearchParams,
  request: IncomingMessage,
  response: ServerResponse,
): Promise<void> {
  if (request.method !== endpoint.method)
    return sendJson(response, 405, rejectionReply(`Use ${endpoint.method} for this call.`));
  if (endpoint.method !== 'GET' && !isOwnPost(request))
    return sendJson(response, 403, rejectionReply('Only the site’s own pages may make this call.'));
  const read = endpoint.method === 'GET' ? undefined : await readBody(request, maxBodyBytes);
  if (read && !read.ok) return sendJson(response, read.status, rejectionReply('The body is too long or incomplete.'));
  const options = callOptionsOf(request, endpoint);
  const body = read?.text ?? '';
  const isShared = isSharedCall(endpoint, request);
  const cached = isShared ? availabilityCache.get(request, body) : undefined;
  if (cached) return sendReply(response, () => cached);
  if (await sendLimitOrChallenge({ limits, challenges, endpoint, request, response, body, options })) return;
  const clientAbort = new AbortController();
  response.once('close', () => clientAbort.abort());
  const input = { params: decodeParams(params), query: Object.fromEntries(search), body: read && parseBody(body) };
  // A booking under way is finished even when its visitor leaves, because it may already have been made.
  const signal = endpoint.method === 'GET' ? { signal: clientAbort.signal } : {};
  if (isNewBooking(endpoint) && checkSent) {
    const { storeId = '' } = input.params;
    const rejection = await checkSent({ storeId, idempotencyKey: options.idempotencyKey, body: input.body });
    if (rejection) return sendJson(response, 400, rejectionReply(rejection.message, rejection.code));
  }
  const send = () => call(endpoint, input, { ...options, ...signal });
  // An API without waiting lists is not a failure that the browser should report.
  if (endpoint === optionalCall)
    return sendReply(response, () =>
      send().catch((error: unknown) => (isAbsentCall(error) ? rejectionReply('') : Promise.reject(error))),
    );
  if (!isShared) return sendReply(response, send, endpoint === card && limits ? { limits, request } : undefined);
  const reply = send();
  availabilityCache.set(body, reply);
  return sendReply(response, () => reply);
}

/** Sends the reply of a call. Those about a card count its refusals. */
async function sendReply(
  response: ServerResponse,
  send: () => Promise<unknown>,
  ofCard?: { readonly limits: VisitorLimits; readonly request: IncomingMessage },
): Promise<void> {
  try {
    const result = ofCard ? await submitCard(ofCard.limits, ofCard.request, send) : { reply: await send() };
    if ('rateLimitError' in result) sendRateLimit(response, result.rateLimitError);
    else sendJson(response, 200, result.reply);
  } catch (error) {
    sendFailure(response, error);
  }
}

/** Whether a call may be answered with a reply that another visitor has received. */
const isSharedCall = (endpoint: Endpoint, request: IncomingMessage): boolean =>
  endpoint === availability && readAllowedAge(request) !== undefined;

interface LimitInput extends Pick<Dependencies, 'limits' | 'challenges'> {
  readonly endpoint: Endpoint;
  readonly request: IncomingMessage;
  readonly response: ServerResponse;
  readonly body: string;
  readonly options: Pick<CallOptions, 'idempotencyKey'>;
}

/**
 * Sends a rate limit or a challenge where one applies. Resolves to false when nothing was sent and the call may
 * continue.
 */
async function sendLimitOrChallenge({ limits, challenges, endpoint, request, response, body, options }: LimitInput) {
  const isBooking = bookingCalls.has(endpoint);
  const intent = intentOf({ idempotencyKey: options.idempotencyKey, path: request.url ?? '', body });
  const isCard = endpoint === card;
  if (
    isBooking &&
    limits &&
    challenges &&
    (await sendChallengeIfNeeded({ limits, challenges }, request, response, { intent, isCard }))
  )
    return true;
  const rateLimitError = await (isBooking
    ? limits?.countBooking(request, intent)
    : isSharedCall(endpoint, request)
      ? limits?.countBackgroundCall(request)
      : limits?.countCall(request));
  if (rateLimitError) sendRateLimit(response, rateLimitError);
  return rateLimitError !== undefined;
}

const isNewBooking = (endpoint: Endpoint): boolean => bookingCalls.has(endpoint) && endpoint !== card;

/** A rejection by the site, in the envelope of the API. Nothing was sent. */
const rejectionReply = (message: string, errorCode?: number) => ({ success: false, errorCode, message });

const decodeParams = (params: Readonly<Record<string, string | undefined>>): Record<string, string> =>
  Object.fromEntries(Object.entries(params).map(([name, value = '']) => [name, decodeParam(value)]));

/** Invalid escapes stay as they are; the call then refuses the id. */
function decodeParam(text: string): string {
  try {
    return decodeURIComponent(text);
  } catch {
    return text;
  }
}

/** A card has no idempotency key: every check is a new request to its bank. */
function callOptionsOf(
  { headers }: IncomingMessage,
  endpoint: Endpoint,
): Pick<CallOptions, 'sessionId' | 'idempotencyKey'> {
  const sessionId = headers[sessionHeader];
  const idempotencyKey = headers['idempotency-key'];
  return {
    ...(isSessionId(sessionId) && { sessionId }),
    ...(endpoint !== card && typeof idempotencyKey === 'string' && key.test(idempotencyKey) && { idempotencyKey }),
  };
}

const sendRateLimit = (response: ServerResponse, { seconds, code, message }: RateLimitError): void =>
  sendJson(response, 429, { success: false, errorCode: code, message }, { 'Retry-After': String(seconds) });

/** Sends an error in the envelope of the API, with a message for the visitor. */
function sendFailure(response: ServerResponse, error: unknown): void {
  const { message, code, fieldErrors } = explainFailure(error);
  const errors = fieldErrors && Object.entries(fieldErrors).map(([path, text]) => ({ path, message: text }));
  sendJson(response, failureStatus(error), { success: false, errorCode: code, message, errors });
}

function failureStatus(error: unknown): number {
  if (!(error instanceof ApiProblem)) return 502;
  if (error instanceof MayHaveBooked) return keyReusedStatus;
  if (error.code === 'missing') return 404;
  if (error.code === 'refused' || error.code === 'bad-call') return refusedStatus(error.status);
  return isCreation(error.route) && !isUnclearProblem(error) ? notBookedStatus : 502;
}

/**
 * Redirects and 5xx statuses of the API become 502 or 400, because they say nothing about the browser’s request. So does
 * its 422, with which the site itself says that a booking may have been made.
 */
const refusedStatus = (status = 400): number =>
  status < 400 ? 502 : status < 500 && status !== keyReusedStatus ? status : 400;

/** Invalid JSON counts as no body, which the call then refuses. */
function parseBody(text: string): unknown {
  const read = readJson(text);
  return read.ok ? read.value : undefined;
}
