import type { IncomingMessage, ServerResponse } from 'node:http';
import { ApiProblem } from '#adapters/api-client/api-problem.ts';
import { explainFailure } from '#adapters/api-client/booking/booking-questions.ts';
import type { Call, CallOptions } from '#adapters/api-client/call-input.ts';
import { readJson } from '#adapters/json/read-json.ts';
import { bookingEndpoints } from '#schemas/api/booking/booking.ts';
import { paymentEndpoints } from '#schemas/api/booking/payment.ts';
import type { Endpoint } from '#schemas/api/endpoint.ts';
import type { Challenges } from '../forms/gate/challenges.ts';
import { isOwnPost, readBody } from '../server/body/read-body.ts';
import { intentOf } from '../server/limits/known-intents.ts';
import type { VisitorLimits, Wait } from '../server/limits/visitor-limits.ts';
import { sendJson } from '../server/send/send.ts';
import { asksForWork } from './ask-for-work.ts';
import { submitCard } from './submit-card.ts';

const card: Endpoint = paymentEndpoints.braintreeSubmit;

/** The calls that come to a booking, a mail or a card. */
const bookingCalls: ReadonlySet<Endpoint> = new Set([bookingEndpoints.createBooking, bookingEndpoints.enquiry, card]);

/** A call that the browser may make, and the pattern of its addresses. */
interface Offered {
  readonly endpoint: Endpoint;
  readonly pattern: URLPattern;
}

const offered: readonly Offered[] = [...Object.values(bookingEndpoints), ...Object.values(paymentEndpoints)].map(
  (endpoint) => ({
    endpoint,
    pattern: new URLPattern({ pathname: endpoint.path.replace(/\{(\w+)\}/g, ':$1') }),
  }),
);

const longestBody = 20_000;
const uuid = /^[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}$/i;
const key = /^[\w-]{8,255}$/;

/**
 * Passes the calls of the booking journey on to the API, under the addresses they have there: the browser knows one host,
 * needs no token, and reaches nothing else through here. Resolves to false for an address that is no such call. Without
 * `limits` nobody has to wait, and without `challenges` nobody to work.
 */
export const createBookingCalls =
  (call: Call, limits?: VisitorLimits, challenges?: Challenges) =>
  async (request: IncomingMessage, response: ServerResponse, url: URL): Promise<boolean> => {
    for (const { endpoint, pattern } of offered) {
      const params = pattern.exec({ pathname: url.pathname })?.pathname.groups;
      if (!params) continue;
      await pass({ call, limits, challenges }, endpoint, params, url.searchParams, request, response);
      return true;
    }
    return false;
  };

interface Means {
  readonly call: Call;
  readonly limits: VisitorLimits | undefined;
  readonly challenges: Challenges | undefined;
}

async function pass(
  { call, limits, challenges }: Means,
  endpoint: Endpoint,
  params: Readonly<Record<string, string | undefined>>,
  search: URLSearchParams,
  request: IncomingMessage,
  response: ServerResponse,
): Promise<void> {
  if (request.method !== endpoint.method) return sendJson(response, 405, { message: `Only ${endpoint.method}.` });
  if (endpoint.method !== 'GET' && !isOwnPost(request))
    return sendJson(response, 403, { message: 'This call is for the site’s own pages.' });
  const read = endpoint.method === 'GET' ? undefined : await readBody(request, longestBody);
  if (read && !read.ok) return sendJson(response, read.status, { message: 'The body is too long or broke off.' });
  const options = optionsOf(request, endpoint);
  const body = read?.text ?? '';
  if (await isHeldBack({ limits, challenges, endpoint, request, response, body, options })) return;
  const gone = new AbortController();
  response.once('close', () => gone.abort());
  const input = { params: readable(params), query: Object.fromEntries(search), body: read && bodyOf(body) };
  // A booking that is under way is finished even when its visitor goes away: it may have been made.
  const signal = endpoint.method === 'GET' ? { signal: gone.signal } : {};
  const send = () => call(endpoint, input, { ...options, ...signal });
  try {
    const sent = endpoint === card && limits ? await submitCard(limits, request, send) : { reply: await send() };
    if ('wait' in sent) sendWait(response, sent.wait);
    else sendJson(response, 200, sent.reply);
  } catch (error) {
    sendFailure(response, error);
  }
}

interface CheckInput extends Pick<Means, 'limits' | 'challenges'> {
  readonly endpoint: Endpoint;
  readonly request: IncomingMessage;
  readonly response: ServerResponse;
  readonly body: string;
  readonly options: Pick<CallOptions, 'idempotencyKey'>;
}

/** Answers a visitor who must work or wait first; false: nothing was answered, and the call may go on. */
async function isHeldBack({ limits, challenges, endpoint, request, response, body, options }: CheckInput) {
  const isBooking = bookingCalls.has(endpoint);
  const intent = intentOf({ idempotencyKey: options.idempotencyKey, path: request.url ?? '', body });
  const isCard = endpoint === card;
  if (
    isBooking &&
    limits &&
    challenges &&
    (await asksForWork({ limits, challenges }, request, response, { intent, isCard }))
  )
    return true;
  const wait = await (isBooking ? limits?.book(request, intent) : limits?.ask(request));
  if (wait) sendWait(response, wait);
  return wait !== undefined;
}

const readable = (params: Readonly<Record<string, string | undefined>>): Record<string, string> =>
  Object.fromEntries(Object.entries(params).map(([name, value = '']) => [name, decoded(value)]));

/** What stands for no characters stays as it is written: an id with a percent sign is refused with the call. */
function decoded(text: string): string {
  try {
    return decodeURIComponent(text);
  } catch {
    return text;
  }
}

/** A card has no idempotency key: each is a new question to its bank. */
function optionsOf(
  { headers }: IncomingMessage,
  endpoint: Endpoint,
): Pick<CallOptions, 'sessionId' | 'idempotencyKey'> {
  const sessionId = headers['x-session-id'];
  const idempotencyKey = headers['idempotency-key'];
  return {
    ...(typeof sessionId === 'string' && uuid.test(sessionId) && { sessionId }),
    ...(endpoint !== card && typeof idempotencyKey === 'string' && key.test(idempotencyKey) && { idempotencyKey }),
  };
}

const sendWait = (response: ServerResponse, { seconds, code, message }: Wait): void =>
  sendJson(response, 429, { success: false, errorCode: code, message }, { 'Retry-After': String(seconds) });

/** What went wrong, in the envelope of the API, with the words for the visitor. */
function sendFailure(response: ServerResponse, error: unknown): void {
  const { message, code } = explainFailure(error);
  sendJson(response, failureStatus(error), { success: false, errorCode: code, message });
}

function failureStatus(error: unknown): number {
  if (!(error instanceof ApiProblem)) return 502;
  if (error.code === 'missing') return 404;
  return error.code === 'refused' || error.code === 'bad-call' ? refusedStatus(error.status) : 502;
}

/** A redirect of the API is no answer for the browser, and 507 is about what was sent. */
const refusedStatus = (status = 400): number => (status < 400 ? 502 : status < 500 ? status : 400);

/** What is no JSON that we take is no body: the call refuses it. */
function bodyOf(text: string): unknown {
  const read = readJson(text);
  return read.ok ? read.value : undefined;
}
