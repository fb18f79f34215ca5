import { fetchWithProof } from '#blocks/_shared/forms/captcha/fetch-with-proof.ts';
import type { BookingRequest } from '#schemas/api/booking/booking-request.ts';
import type { StoreAvailability } from '#schemas/api/booking/booking-times.ts';
import { isRecord } from '#schemas/content/is-record.ts';
import {
  type AvailabilityRequest,
  availabilityFailed,
  type BookingAnswer,
  type BookingQueries,
} from '#schemas/domain/booking/availability/booking-facts.ts';
import {
  menusQuery,
  partyQuery,
  requirementsQuery,
  slotsQuery,
  timeQuery,
  waitingQuery,
} from '#schemas/domain/booking/availability/booking-party.ts';
import {
  bookingCode,
  bookingMessage,
  keyReusedStatus,
  notBookedStatus,
  offlineMessage,
} from '#schemas/domain/booking/booking-message.ts';
import {
  type BookingOutcome,
  keepsIdempotencyKey,
  readBookingOutcome,
  uncertainOutcome,
} from '#schemas/domain/booking/booking-outcome.ts';
import { sessionId } from './session-id.ts';
import { abortAfter } from './time-limit.ts';

type Fields = Readonly<Record<string, string | number | boolean | undefined>>;

const searchOf = (fields: Fields): string =>
  new URLSearchParams(
    Object.entries(fields).flatMap(([name, value]) => (value === undefined ? [] : [[name, String(value)]])),
  ).toString();

const headers = (): Record<string, string> => ({ 'x-session-id': sessionId() });

/** Timeouts in milliseconds. They are a little longer than the server's own timeout for the booking system. */
const queryTimeoutMs = 35_000;
const sendTimeoutMs = 60_000;

/** Sends a query to the site, which forwards it to the booking system. Rejects only if it is aborted. */
async function fetchAnswer<Value>(path: string, fields: Fields, signal?: AbortSignal): Promise<BookingAnswer<Value>> {
  try {
    const response = await fetch(`/api/booking/${path}?${searchOf(fields)}`, {
      headers: headers(),
      signal: abortAfter(queryTimeoutMs, signal),
    });
    const { success, data, errorCode, message } = await response.json();
    if (success && data) return { ok: true, value: data };
    return {
      ok: false,
      code: errorCode ?? undefined,
      message: bookingMessage(errorCode, message),
      ...(response.status >= 500 && !isRefusal(errorCode) && { isTemporary: true }),
    };
  } catch (error) {
    if (signal?.aborted) throw error;
    return { ok: false, message: navigator.onLine ? bookingMessage(undefined) : offlineMessage, isTemporary: true };
  }
}

/** Whether the booking system itself has given a reason. */
const isRefusal = (errorCode: unknown): boolean =>
  errorCode !== undefined && errorCode !== null && errorCode !== bookingCode.timeOut;

/** Fetches which of several restaurants have a table. Rejects only if it is aborted. */
async function checkAvailability(
  query: AvailabilityRequest,
  signal?: AbortSignal,
): Promise<BookingAnswer<readonly StoreAvailability[]>> {
  try {
    const response = await fetch('/api/booking/availability', {
      method: 'POST',
      headers: { ...headers(), 'content-type': 'application/json' },
      body: JSON.stringify(query),
      signal: abortAfter(queryTimeoutMs, signal),
    });
    const { success, data } = await response.json();
    if (success && data) return { ok: true, value: data };
  } catch (error) {
    if (signal?.aborted) throw error;
  }
  return { ok: false, message: navigator.onLine ? availabilityFailed : offlineMessage };
}

/** The queries of the booking journey, sent from the browser. */
export const browserQuestions: BookingQueries = {
  occasions: (storeId, date, signal) => fetchAnswer(`occasions/${storeId}`, { date }, signal),
  areas: (party, signal) => fetchAnswer(`areas/${party.storeId}`, partyQuery(party), signal),
  menus: (party, time, signal) => fetchAnswer(`bookingmenu/${party.storeId}`, menusQuery(party, time), signal),
  slots: (party, signal) => fetchAnswer(`slots/${party.storeId}`, slotsQuery(party), signal),
  requirements: (party, time, signal) =>
    fetchAnswer(`requirements/${party.storeId}`, requirementsQuery(party, time), signal),
  availability: checkAvailability,
  extras: (party, time, signal) =>
    fetchAnswer(`upsells/${party.storeId}`, { ...timeQuery(party, time), includeUnavailable: false }, signal),
  waitingTimes: ({ storeId, ...party }, signal) => fetchAnswer(`waiting/times/${storeId}`, waitingQuery(party), signal),
};

interface SendBookingInput {
  readonly storeId: string;
  readonly body: BookingRequest;
  readonly isEnquiry: boolean;
  readonly idempotencyKey: string;
}

interface SentBooking {
  readonly outcome: BookingOutcome;
  /** Whether the booking system has decided, so that asking again would change nothing. */
  readonly isDefinite: boolean;
}

/**
 * A request without a readable reply, or with one that leaves open what happened. It was not sent if the browser was
 * offline before.
 */
type LostReply = 'lost' | 'not-sent';

/**
 * Books or requests a table. If the answer is lost, sends the request once more under the same key. A lost answer is
 * uncertain unless the second one is definite. Never rejects.
 */
export async function sendBooking(sending: SendBookingInput): Promise<BookingOutcome> {
  const first = await send(sending);
  if (typeof first === 'object' && (first.isDefinite || !keepsIdempotencyKey(first.outcome))) return first.outcome;
  const repeated = await send(sending);
  const second = typeof repeated === 'object' ? repeated.outcome : repeated;
  if (first === 'not-sent' && second === 'not-sent')
    return { kind: 'refused', isFinal: false, message: offlineMessage };
  if (typeof second === 'string') return uncertainOutcome(sending);
  return first === 'lost' && second.kind === 'refused' && !second.isFinal ? uncertainOutcome(sending) : second;
}

async function send({ storeId, body, isEnquiry, idempotencyKey }: SendBookingInput): Promise<SentBooking | LostReply> {
  const wasOffline = !navigator.onLine;
  try {
    const response = await fetchWithProof(`/api/booking/${isEnquiry ? 'enquiry' : 'create'}/${storeId}`, {
      method: 'POST',
      headers: { ...headers(), 'content-type': 'application/json', 'idempotency-key': idempotencyKey },
      body: JSON.stringify(body),
      signal: abortAfter(sendTimeoutMs),
    });
    const reply = await response.json();
    if (response.status === keyReusedStatus)
      return { outcome: { ...uncertainOutcome({ isEnquiry }), ...messageIn(reply) }, isDefinite: true };
    const outcome = readBookingOutcome(reply, isEnquiry);
    if (outcome.kind !== 'refused') return { outcome, isDefinite: response.status < 500 };
    const wasNotBooked = response.status === 403 || response.status === notBookedStatus;
    // It says nothing about an earlier attempt with the same key.
    if (wasNotBooked) return { outcome: { ...outcome, isFinal: false }, isDefinite: false };
    if (response.status >= 500) return 'lost';
    return { outcome, isDefinite: outcome.code !== bookingCode.timeOut };
  } catch {
    return wasOffline ? 'not-sent' : 'lost';
  }
}

/** The message of the site, which knows what it has sent before. */
const messageIn = (reply: unknown) =>
  isRecord(reply) && typeof reply.message === 'string' && reply.message !== '' ? { message: reply.message } : {};

/** Sends an event to analytics. The queue exists only if the visitor allows analytics. */
export const pushAnalyticsEvent = (event: string): void => {
  const queue: unknown = Reflect.get(window, 'dataLayer');
  if (Array.isArray(queue)) queue.push({ event });
};

/** Records a step of a booking, without personal data. Failures are ignored. */
export const recordStep = (storeId: string, name: string, step?: number): void => {
  void fetch(`/api/booking/events/${storeId}`, {
    method: 'POST',
    keepalive: true,
    headers: { ...headers(), 'content-type': 'application/json' },
    body: JSON.stringify({ name, step }),
  }).catch(() => undefined);
};
