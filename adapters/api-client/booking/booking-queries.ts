import { endpoints } from '#schemas/api/endpoints.ts';
import {
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
import type { DetailErrors } from '#schemas/domain/booking/booking-details.ts';
import {
  bookingCode,
  bookingMessage,
  bookingNotSentMessage,
  readServerMessage,
} from '#schemas/domain/booking/booking-message.ts';
import { type ApiAnswer, ApiProblem, type ApiProblemCode } from '../api-problem.ts';
import type { Call } from '../call-input.ts';
import { isCreation, MayHaveBooked } from './may-have-booked.ts';
import { findRefusedDetails } from './refused-details.ts';

interface Envelope<Value> {
  readonly success: boolean;
  readonly data?: Value | null | undefined;
  readonly message?: string | null | undefined;
  readonly errorCode?: number | null | undefined;
}

/**
 * Queries of the booking journey, sent to the API. They never reject: a failure is returned with a message for the
 * guest.
 */
export function createBookingQueries(call: Call): BookingQueries {
  return {
    occasions: (storeId, date, signal) =>
      toAnswer(call(endpoints.occasions, { params: { storeId }, query: { date } }, withSignal(signal))),
    areas: (party, signal) =>
      toAnswer(
        call(endpoints.areas, { params: { storeId: party.storeId }, query: partyQuery(party) }, withSignal(signal)),
      ),
    menus: (party, time, signal) =>
      toAnswer(
        call(
          endpoints.bookingMenus,
          { params: { storeId: party.storeId }, query: menusQuery(party, time) },
          withSignal(signal),
        ),
      ),
    slots: (party, signal) =>
      toAnswer(
        call(endpoints.slots, { params: { storeId: party.storeId }, query: slotsQuery(party) }, withSignal(signal)),
      ),
    requirements: (party, time, signal) =>
      toAnswer(
        call(
          endpoints.requirements,
          { params: { storeId: party.storeId }, query: requirementsQuery(party, time) },
          withSignal(signal),
        ),
      ),
    async availability({ stores, ...party }, signal) {
      const reply = call(endpoints.availability, { body: { ...party, stores: [...stores] } }, withSignal(signal));
      const found = await toAnswer(reply);
      return found.ok ? found : { ...found, message: availabilityFailed };
    },
    extras: (party, time, signal) =>
      toAnswer(
        call(
          endpoints.upsells,
          { params: { storeId: party.storeId }, query: { ...timeQuery(party, time), includeUnavailable: false } },
          withSignal(signal),
        ),
      ),
    waitingTimes: ({ storeId, ...party }, signal) =>
      toAnswer(call(endpoints.waitingTimes, { params: { storeId }, query: waitingQuery(party) }, withSignal(signal))),
  };
}

const withSignal = (signal: AbortSignal | undefined) => (signal ? { signal } : {});

/** The failures after which asking again can help. */
const temporaryCodes: ReadonlySet<ApiProblemCode> = new Set([
  'not-connected',
  'unreachable',
  'timed-out',
  'unavailable',
  'failed',
  'bad-reply',
]);

/** The result of a booking call. Never rejects with an `ApiProblem`. */
export async function toAnswer<Value>(reply: Promise<Envelope<Value>>): Promise<BookingAnswer<Value>> {
  try {
    const { success, data, message, errorCode } = await reply;
    if (success && data !== null && data !== undefined) return { ok: true, value: data };
    return { ok: false, code: errorCode ?? undefined, message: bookingMessage(errorCode, message ?? undefined) };
  } catch (error) {
    const failure = explainFailure(error);
    const isRefusal = failure.code !== undefined && failure.code !== bookingCode.timeOut;
    const isTemporary = error instanceof ApiProblem && !isRefusal && temporaryCodes.has(error.code);
    return { ok: false, ...failure, ...(isTemporary && { isTemporary }) };
  }
}

interface ExplainedFailure {
  readonly message: string;
  readonly code?: number | undefined;
  /** Of a refused booking: the sentences about the guest's details. */
  readonly fieldErrors?: DetailErrors | undefined;
}

/**
 * Returns the guest's message for a failed call: of a booking or an enquiry that was refused the reply's, of any other
 * call the one for its code. Errors other than `ApiProblem` are programming errors and are thrown
 * again.
 */
export function explainFailure(error: unknown): ExplainedFailure {
  if (!(error instanceof ApiProblem)) throw error;
  if (error instanceof MayHaveBooked) return { code: bookingCode.unknown, message: error.guestMessage };
  if (isCreation(error.route) && wasNotSent(error)) return { message: bookingNotSentMessage };
  const code = error.code === 'timed-out' ? bookingCode.timeOut : error.answer?.errorCode;
  const message = bookingMessage(code, error.answer?.message);
  return error.code === 'refused' && isCreation(error.route)
    ? { code, ...explainRefusal(error.answer, message) }
    : { code, message };
}

/** No connection was made, or none was tried. */
const wasNotSent = ({ code }: ApiProblem): boolean => code === 'not-connected' || code === 'unavailable';

/** The message of a refusal, else those of its fields. Sentences about a detail of the guest are shown there. */
function explainRefusal(answer: ApiAnswer | undefined, fallback: string): ExplainedFailure {
  const { fieldErrors, others } = findRefusedDetails(answer);
  const placed = Object.values(fieldErrors);
  const message = readServerMessage(answer?.message) ?? (others.join(' ') || placed[0] || fallback);
  return { message, ...(placed.length > 0 && { fieldErrors }) };
}
