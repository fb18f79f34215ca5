import type { BookingReply, BookingRequest } from '#schemas/api/booking/booking-request.ts';
import { endpoints } from '#schemas/api/endpoints.ts';
import { bookingCode } from '#schemas/domain/booking/booking-message.ts';
import { type BookingOutcome, readBookingOutcome, uncertainOutcome } from '#schemas/domain/booking/booking-outcome.ts';
import { ApiProblem } from '../api-problem.ts';
import type { Call } from '../call-input.ts';
import { explainFailure } from './booking-queries.ts';
import { AlreadyBooked, isUnclearProblem, MayHaveBooked } from './may-have-booked.ts';

interface SendBookingInput {
  readonly storeId: string;
  readonly body: BookingRequest;
  readonly isEnquiry: boolean;
  /** Must be the same for every attempt of one booking, so that no retry creates a second booking. */
  readonly idempotencyKey: string;
}

/** Whether the request is sent again with the same key: it may have got lost, or there was no connection. */
const isRepeatable = (error: unknown): boolean =>
  error instanceof ApiProblem && (error.code === 'not-connected' || isUnclearProblem(error));

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
  return { kind: 'refused', code, message, isFinal: isFinalRefusal(error), ...(fieldErrors && { fieldErrors }) };
}

function isFinalRefusal(error: unknown): boolean {
  if (!(error instanceof ApiProblem) || error.code !== 'refused') return false;
  const code = error.answer?.errorCode;
  return code !== undefined && code !== bookingCode.timeOut;
}

/**
 * Creates a booking or sends an enquiry. Never rejects. It is uncertain if the reply to any attempt was lost and no later
 * one was answered: the first may have booked although the second could not even be sent.
 */
export async function sendBooking(
  call: Call,
  { storeId, body, isEnquiry, idempotencyKey }: SendBookingInput,
): Promise<BookingOutcome> {
  const endpoint = isEnquiry ? endpoints.enquiry : endpoints.createBooking;
  let mayHaveBooked = false;
  const send = async (): Promise<BookingReply> => {
    try {
      return await call(endpoint, { params: { storeId }, body }, { idempotencyKey });
    } catch (error) {
      mayHaveBooked ||= error instanceof ApiProblem && isUnclearProblem(error);
      throw error;
    }
  };
  try {
    const reply = await send().catch((error: unknown) => {
      if (isRepeatable(error)) return send();
      throw error;
    });
    return readBookingOutcome(reply, isEnquiry);
  } catch (error) {
    if (error instanceof MayHaveBooked || !mayHaveBooked || isFinalRefusal(error)) return toFailureOutcome(error);
    return uncertainOutcome({ isEnquiry });
  }
}
