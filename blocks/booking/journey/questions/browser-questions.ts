import { fetchWithWork } from '#blocks/_shared/forms/captcha/fetch-with-work.ts';
import type { BookingRequest } from '#schemas/api/booking/booking-request.ts';
import type { StoreAvailability } from '#schemas/api/booking/booking-times.ts';
import {
  type AvailabilityQuery,
  availabilityFailed,
  type BookingAnswer,
  type BookingQuestions,
} from '#schemas/domain/booking/availability/booking-facts.ts';
import { partyQuery, timeQuery } from '#schemas/domain/booking/availability/party-query.ts';
import { bookingMessage, keyTakenStatus } from '#schemas/domain/booking/booking-message.ts';
import { type BookingOutcome, keepsIntent, outcomeOf, uncertain } from '#schemas/domain/booking/booking-outcome.ts';
import { sessionId } from './session-id.ts';
import { abortAfter } from './time-limit.ts';

type Fields = Readonly<Record<string, string | number | boolean | undefined>>;

const searchOf = (fields: Fields): string =>
  new URLSearchParams(
    Object.entries(fields).flatMap(([name, value]) => (value === undefined ? [] : [[name, String(value)]])),
  ).toString();

const headers = (): Record<string, string> => ({ 'x-session-id': sessionId() });

/** Milliseconds to wait for the site: a little longer than it waits for the booking system. */
const askLimitMs = 35_000;
const sendLimitMs = 60_000;

/** Asks the site itself, which passes the question on. Rejects only when it is given up. */
async function ask<Value>(path: string, fields: Fields, signal?: AbortSignal): Promise<BookingAnswer<Value>> {
  try {
    const response = await fetch(`/api/booking/${path}?${searchOf(fields)}`, {
      headers: headers(),
      signal: abortAfter(askLimitMs, signal),
    });
    const { success, data, errorCode, message } = await response.json();
    if (success && data) return { ok: true, value: data };
    return { ok: false, code: errorCode ?? undefined, message: bookingMessage(errorCode, message) };
  } catch (error) {
    if (signal?.aborted) throw error;
    return { ok: false, message: navigator.onLine ? bookingMessage(undefined) : offline };
  }
}

const offline = 'You are offline. Nothing is lost: try again when you are connected.';

/** Which of several restaurants can take a party. Rejects only when it is given up. */
async function checkAvailability(
  asked: AvailabilityQuery,
  signal?: AbortSignal,
): Promise<BookingAnswer<readonly StoreAvailability[]>> {
  try {
    const response = await fetch('/api/booking/availability', {
      method: 'POST',
      headers: { ...headers(), 'content-type': 'application/json' },
      body: JSON.stringify(asked),
      signal: abortAfter(askLimitMs, signal),
    });
    const { success, data } = await response.json();
    if (success && data) return { ok: true, value: data };
  } catch (error) {
    if (signal?.aborted) throw error;
  }
  return { ok: false, message: availabilityFailed };
}

/** The questions of the journey as the browser asks them. */
export const browserQuestions: BookingQuestions = {
  occasions: (storeId, date, signal) => ask(`occasions/${storeId}`, { date }, signal),
  areas: (party, signal) => ask(`areas/${party.storeId}`, partyQuery(party), signal),
  menus: (party, signal) => ask(`bookingmenu/${party.storeId}`, partyQuery(party), signal),
  slots: (party, signal) =>
    ask(`slots/${party.storeId}`, { ...partyQuery(party), menuIds: party.menuId, areaId: party.areaId }, signal),
  requirements: (party, time, signal) =>
    ask(
      `requirements/${party.storeId}`,
      { ...timeQuery(party, time), menuId: party.menuId, areaId: party.areaId },
      signal,
    ),
  availability: checkAvailability,
  extras: (party, time, signal) =>
    ask(`upsells/${party.storeId}`, { ...timeQuery(party, time), includeUnavailable: false }, signal),
};

interface Sending {
  readonly storeId: string;
  readonly body: BookingRequest;
  readonly isEnquiry: boolean;
  readonly idempotencyKey: string;
}

/** Books, or asks for a table. An answer that is lost is asked for once more under the same key. Never rejects. */
export async function sendFromBrowser(sending: Sending): Promise<BookingOutcome> {
  const first = await send(sending);
  return first.kind === 'refused' && keepsIntent(first) ? send(sending) : first;
}

async function send({ storeId, body, isEnquiry, idempotencyKey }: Sending): Promise<BookingOutcome> {
  try {
    const response = await fetchWithWork(`/api/booking/${isEnquiry ? 'enquiry' : 'create'}/${storeId}`, {
      method: 'POST',
      headers: { ...headers(), 'content-type': 'application/json', 'idempotency-key': idempotencyKey },
      body: JSON.stringify(body),
      signal: abortAfter(sendLimitMs),
    });
    if (response.status === keyTakenStatus) return uncertain;
    return outcomeOf(await response.json(), isEnquiry);
  } catch {
    return { kind: 'refused', isFinal: false, message: navigator.onLine ? bookingMessage(undefined) : offline };
  }
}

/** Tells analytics of an event, where a visitor allows them: their queue is there only then. */
export const tellAnalytics = (event: string): void => {
  const queue: unknown = Reflect.get(window, 'dataLayer');
  if (Array.isArray(queue)) queue.push({ event });
};

/** Records a step of the journey, without a word of who takes it. Nothing waits for it. */
export const recordStep = (storeId: string, name: string, step?: number): void => {
  void fetch(`/api/booking/events/${storeId}`, {
    method: 'POST',
    keepalive: true,
    headers: { ...headers(), 'content-type': 'application/json' },
    body: JSON.stringify({ name, step }),
  }).catch(() => undefined);
};
