import type { BookingReply, BookingRequest } from '#schemas/api/booking/booking-request.ts';
import { endpoints } from '#schemas/api/endpoints.ts';
import { bookingCode } from '#schemas/domain/booking/booking-message.ts';
import { type BookingOutcome, readBookingOutcome } from '#schemas/domain/booking/booking-outcome.ts';
import { ApiProblem } from '../api-problem.ts';
import type { Call } from '../call-input.ts';
import { explainFailure } from './booking-queries.ts';
import { AlreadyBooked, MayHaveBooked } from './may-have-booked.ts';

interface SendBookingInput {
  readonly storeId: string;
  readonly body: BookingRequest;
  readonly isEnquiry: boolean;
  /** Must be the same for every attempt of one booking, so that no retry creates a second booking. */
  readonly idempotencyKey: string;
}

/** Whether the booking may have been created despite the error. The request is then repeated with the same key. */
const isUncertain = (error: unknown): boolean =>
  error instanceof ApiProblem &&
  ['timed-out', 'unreachable', 'not-connected', 'failed', 'bad-reply'].includes(error.code);

/** Only a refusal by the booking system itself is final. */
function toFailureOutcome(error: unknown): BookingOutcome {
  if (error instanceof MayHaveBooked)
    return {
      kind: 'uncertain',
      isEnquiry: error.isEnquiry,
      message: error.guestMessage,
      ...(error instanceof AlreadyBooked && { isMade: true }),
    };
  const { code, message, fieldErrors } = explainFailure(error);
  const isRefused = error instanceof ApiProblem && error.code === 'refused';
  const isFinal = isRefused && code !== undefined && code !== bookingCode.timeOut;
  return { kind: 'refused', code, message, isFinal, ...(fieldErrors && { fieldErrors }) };
}

/** Creates a booking or sends an enquiry. Never rejects. */
export async function sendBooking(
  call: Call,
  { storeId, body, isEnquiry, idempotencyKey }: SendBookingInput,
): Promise<BookingOutcome> {
  const endpoint = isEnquiry ? endpoints.enquiry : endpoints.createBooking;
  const send = (): Promise<BookingReply> => call(endpoint, { params: { storeId }, body }, { idempotencyKey });
  try {
    const reply = await send().catch((error: unknown) => {
      if (isUncertain(error)) return send();
      throw error;
    });
    return readBookingOutcome(reply, isEnquiry);
  } catch (error) {
    return toFailureOutcome(error);
  }
}
