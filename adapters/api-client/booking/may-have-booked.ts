import type { Endpoint } from '#schemas/api/endpoint.ts';
import { endpoints } from '#schemas/api/endpoints.ts';
import {
  alreadyBookedMessage,
  bookingCode,
  keyReusedStatus,
  type UncertainAttempt,
  uncertainMessage,
} from '#schemas/domain/booking/booking-message.ts';
import { ApiProblem, type ApiProblemCode } from '../api-problem.ts';

/** An earlier attempt may have made the booking or the enquiry, so this one is not sent. */
export class MayHaveBooked extends ApiProblem {
  constructor(route: string, message: string, ms?: number) {
    super({ code: 'refused', status: keyReusedStatus, route, message, ms });
  }

  get isEnquiry(): boolean {
    return this.route === endpoints.enquiry.path;
  }

  /** For the guest. Never logged, because it can have the reference. */
  get guestMessage(): string {
    return uncertainMessage({ isEnquiry: this.isEnquiry });
  }
}

/** The key of a booking that was made is used for another one, which is not sent. */
export class AlreadyBooked extends MayHaveBooked {
  readonly #attempt: UncertainAttempt;

  constructor(route: string, attempt: UncertainAttempt) {
    super(route, 'has booked already, and is not sent again');
    this.#attempt = attempt;
  }

  override get guestMessage(): string {
    return alreadyBookedMessage(this.#attempt);
  }
}

const unclearCodes: ReadonlySet<ApiProblemCode> = new Set(['unreachable', 'timed-out', 'bad-reply', 'too-large']);

/**
 * Whether a call may have been carried out although it failed: its reply was lost or cannot be read, or the API failed
 * without a reason of the catalogue.
 */
export function isUnclearProblem({ code, status, answer }: ApiProblem): boolean {
  if (code === 'refused') return isUnclearStatus(status);
  const reason = answer?.errorCode ?? bookingCode.timeOut;
  return unclearCodes.has(code) || (code === 'failed' && reason === bookingCode.timeOut);
}

/** Whether a status does not say if the request was carried out: a redirect, or that it took too long. */
export const isUnclearStatus = (status = 0): boolean => (status >= 300 && status < 400) || status === 408;

/** Whether a call creates a booking or an enquiry. */
export const isCreation = (path: string): boolean =>
  path === endpoints.createBooking.path || path === endpoints.enquiry.path;

/**
 * The error of an API with idempotency keys. It answers 422 for a key that was used for another request; with a code of
 * the catalogue, 422 is a refusal like any other.
 */
export const toKeyProblem = (endpoint: Endpoint, error: unknown): unknown =>
  error instanceof ApiProblem &&
  isCreation(endpoint.path) &&
  error.status === keyReusedStatus &&
  error.answer?.errorCode === undefined
    ? new MayHaveBooked(endpoint.path, 'the idempotency key was used for another request', error.ms)
    : error;
