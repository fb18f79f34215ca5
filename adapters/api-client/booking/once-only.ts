import { LRUCache } from 'lru-cache';
import { z } from 'zod';
import { bookingReply } from '#schemas/api/booking/booking-request.ts';
import type { Endpoint } from '#schemas/api/endpoint.ts';
import { endpoints } from '#schemas/api/endpoints.ts';
import { bookingCode } from '#schemas/domain/booking/booking-message.ts';
import { type BookingOutcome, readBookingOutcome } from '#schemas/domain/booking/booking-outcome.ts';
import { isRepeatKey } from '#schemas/domain/booking/repeat-key.ts';
import { ApiProblem } from '../api-problem.ts';
import type { AnyCallInput } from '../call-input.ts';
import type { BookingAttempt } from './attempt-file.ts';
import { type BookingAttempts, hashOf, keyHash, slotHash } from './booking-attempts.ts';
import { AlreadyBooked, isCreation, isUnclearStatus, MayHaveBooked } from './may-have-booked.ts';

const releaseNothing = async (): Promise<void> => undefined;

type Attempt = Omit<BookingAttempt, 'at' | 'result'>;

interface OnceOnlyInput {
  readonly values: AnyCallInput;
  readonly idempotencyKey: string | undefined;
  /** The visitor’s session; undefined for calls that are not made for a visitor. */
  readonly sessionId: string | undefined;
}

/** Nothing was sent, or the API itself refused: the guest can try again. */
const isRefused = ({ code, status }: ApiProblem): boolean =>
  code === 'bad-call' ||
  code === 'unavailable' ||
  code === 'not-connected' ||
  code === 'unauthorised' ||
  code === 'missing' ||
  (code === 'refused' && !isUnclearStatus(status));

/**
 * Makes each booking once, for an API that does not know idempotency keys. An attempt with a key that was used before, or
 * for a slot that the same guest has booked, gets the result of the first. If it is another booking, it fails as
 * `MayHaveBooked`, or as `AlreadyBooked` if the first was made.
 *
 * After a hang, a lost connection, a 5xx or an unreadable reply the booking may have been made. Then that attempt, and
 * every later one with its key or of the same session for the same slot and email address, fails as `MayHaveBooked`.
 * Nothing is sent again, except with a repeat key. While another process sends a booking with the same key, an attempt
 * waits for its result.
 */
export function createOnceOnly(attempts: BookingAttempts) {
  /** The complete replies of this process. */
  const results = new LRUCache<string, { readonly booking: string; readonly reply: Promise<unknown> }>({ max: 10_000 });

  /** An earlier attempt that this one must not repeat. */
  function findEarlier(attempt: Attempt, idempotencyKey: string): BookingAttempt | undefined {
    return attempts.find(attempt.key) ?? (isRepeatKey(idempotencyKey) ? undefined : attempts.findSame(attempt));
  }

  async function sendFirst(endpoint: Endpoint, attempt: Attempt, send: () => Promise<unknown>): Promise<unknown> {
    attempts.save({ ...attempt, result: 'sent' });
    const reply = await send().catch((error: unknown) => {
      if (!(error instanceof ApiProblem)) throw error;
      attempts.save({ ...attempt, result: isRefused(error) ? 'refused' : 'uncertain' });
      throw isRefused(error) ? error : mayHaveBooked(endpoint, error.code, error.ms);
    });
    const outcome = readBookingOutcome(bookingReply.parse(reply), attempt.isEnquiry);
    attempts.save({ ...attempt, ...resultOf(outcome) });
    if (isTimedOut(outcome)) throw mayHaveBooked(endpoint, 'timed-out');
    return reply;
  }

  return async (endpoint: Endpoint, input: OnceOnlyInput, send: () => Promise<unknown>): Promise<unknown> => {
    const { idempotencyKey } = input;
    if (!isCreation(endpoint.path) || idempotencyKey === undefined) return send();
    const attempt = describeAttempt(endpoint, input, idempotencyKey);
    const booking = hashOf('booking', endpoint.path, input.values.params, input.values.body);
    const isOwn = results.has(attempt.key) && attempts.find(attempt.key) !== undefined;
    const release = isOwn || !attempts.acquireLock ? releaseNothing : await attempts.acquireLock(attempt.key);
    if (!release) throw mayHaveBooked(endpoint, 'is being sent');
    const earlier = findEarlier(attempt, idempotencyKey);
    if (!earlier) {
      const reply = sendFirst(endpoint, attempt, send).finally(release);
      results.set(attempt.key, { booking, reply });
      return reply;
    }
    await release();
    const result = results.get(earlier.key);
    if (result ? result.booking !== booking : !isSameRequest(earlier, attempt))
      throw earlier.result === 'booked'
        ? new AlreadyBooked(endpoint.path, earlier)
        : mayHaveBooked(endpoint, 'sent before');
    return result ? result.reply : replyOf(endpoint, earlier);
  };
}

/** With another key, only the details are compared: a hash of a request without a secret could be guessed. */
const isSameRequest = (earlier: Attempt, attempt: Attempt): boolean =>
  earlier.key === attempt.key
    ? earlier.request === attempt.request
    : earlier.details !== undefined && earlier.details === attempt.details;

const isTimedOut = (outcome: BookingOutcome): boolean =>
  outcome.kind === 'refused' && outcome.code === bookingCode.timeOut;

function resultOf(outcome: BookingOutcome): Pick<BookingAttempt, 'result' | 'reference'> {
  if (outcome.kind === 'done') return { result: 'booked', reference: outcome.reference };
  if (outcome.kind === 'uncertain') return { result: 'uncertain', reference: outcome.reference };
  return { result: isTimedOut(outcome) ? 'uncertain' : 'refused' };
}

/** The reply to an attempt before the last start, as far as it is saved. */
function replyOf(endpoint: Endpoint, attempt: BookingAttempt): unknown {
  const { result, reference: bookingReference } = attempt;
  if (result === 'booked') return bookingReply.parse({ success: true, bookingReference });
  if (bookingReference !== undefined) return bookingReply.parse({ success: false, bookingReference });
  throw mayHaveBooked(endpoint, 'sent before');
}

const bookingInput = z.object({
  params: z.object({ storeId: z.coerce.string() }),
  body: z.object({ bookingDate: z.string(), time: z.string(), customer: z.object({ email: z.string() }) }),
});

function describeAttempt(endpoint: Endpoint, { values, sessionId }: OnceOnlyInput, idempotencyKey: string): Attempt {
  const input = bookingInput.safeParse(values);
  const { params, body } = input.success ? input.data : {};
  const slot =
    params && body && slotHash({ sessionId, storeId: params.storeId, date: body.bookingDate, time: body.time });
  return {
    key: keyHash(idempotencyKey),
    request: hashOf('request', idempotencyKey, endpoint.path, values.params, values.body),
    isEnquiry: endpoint === endpoints.enquiry,
    ...(slot !== undefined && {
      slot,
      guest: hashOf('guest', sessionId, body?.customer.email.trim().toLowerCase()),
      details: hashOf('details', sessionId, endpoint.path, values.params, values.body),
    }),
  };
}

const mayHaveBooked = ({ path }: Endpoint, cause: string, ms?: number): ApiProblem =>
  new MayHaveBooked(path, `may have booked (${cause}), and is not sent again`, ms);
