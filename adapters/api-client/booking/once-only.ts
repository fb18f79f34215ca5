import { LRUCache } from 'lru-cache';
import { bookingReply } from '#schemas/api/booking/booking-request.ts';
import type { Endpoint } from '#schemas/api/endpoint.ts';
import { endpoints } from '#schemas/api/endpoints.ts';
import { bookingCode, keyReusedStatus, uncertainMessage } from '#schemas/domain/booking/booking-message.ts';
import { readBookingOutcome } from '#schemas/domain/booking/booking-outcome.ts';
import { ApiProblem } from '../api-problem.ts';

/** The calls that must not be made twice for one intent of a guest. */
const onceOnly: ReadonlySet<Endpoint> = new Set<Endpoint>([endpoints.createBooking, endpoints.enquiry]);

/** Idempotency keys that are remembered, and for how long: longer than a guest keeps a form open. */
const remembered = { max: 10_000, ttl: 24 * 60 * 60 * 1000 };

/** Nothing was sent, or the API itself refused: the guest can try again. */
const isRefused = ({ code, status }: ApiProblem): boolean =>
  code === 'bad-call' ||
  code === 'unavailable' ||
  code === 'not-connected' ||
  code === 'unauthorised' ||
  code === 'missing' ||
  (code === 'refused' && status !== keyReusedStatus);

/**
 * Makes each booking once, for an API that does not know idempotency keys. An attempt with a key that was used before
 * gets the result of the first. After a hang, a lost connection, a 5xx or an unreadable reply the booking may have been
 * made: that attempt and every further one with its key fail as `keyReusedStatus`, and nothing is sent again.
 */
export function createOnceOnly() {
  const results = new LRUCache<string, Promise<unknown>>(remembered);
  return (endpoint: Endpoint, idempotencyKey: string | undefined, send: () => Promise<unknown>): Promise<unknown> => {
    if (!onceOnly.has(endpoint)) return send();
    const known = idempotencyKey === undefined ? undefined : results.get(idempotencyKey);
    if (known) return known;
    const forget = (): void => {
      if (idempotencyKey !== undefined) results.delete(idempotencyKey);
    };
    const result = send().then(
      (reply) => {
        const outcome = readBookingOutcome(bookingReply.parse(reply), endpoint === endpoints.enquiry);
        if (outcome.kind === 'refused' && outcome.code === bookingCode.timeOut)
          throw mayHaveBooked(endpoint, 'timed-out');
        if (outcome.kind === 'refused' || outcome.kind === 'taken') forget();
        return reply;
      },
      (error: unknown) => {
        if (!(error instanceof ApiProblem)) throw error;
        if (!isRefused(error)) throw mayHaveBooked(endpoint, error.code, error.ms);
        forget();
        throw error;
      },
    );
    if (idempotencyKey !== undefined) results.set(idempotencyKey, result);
    return result;
  };
}

const mayHaveBooked = ({ path }: Endpoint, cause: string, ms?: number): ApiProblem =>
  new ApiProblem({
    code: 'refused',
    status: keyReusedStatus,
    route: path,
    message: `may have booked (${cause}), and is not sent again`,
    ms,
    answer: { message: uncertainMessage },
  });
