import type { BookingReply, BookingRequest } from '#schemas/api/booking-request.ts';
import { endpoints } from '#schemas/api/endpoints.ts';
import { type BookingOutcome, outcomeOf } from '#schemas/table-booking/booking-outcome.ts';
import { ApiProblem } from './api-problem.ts';
import { explainFailure } from './booking-questions.ts';
import type { Call } from './call-input.ts';

interface Sending {
  readonly storeId: string;
  readonly body: BookingRequest;
  readonly isEnquiry: boolean;
  /** The same for every try of one intent, so that no try makes a second booking. */
  readonly idempotencyKey: string;
}

/** Whether it cannot be known if the booking was made: then it is asked again, under the same key. */
const isUncertain = (error: unknown): boolean =>
  error instanceof ApiProblem && ['timed-out', 'unreachable', 'failed', 'bad-reply'].includes(error.code);

/** Books a table, or asks for one. Never rejects. */
export async function sendBooking(
  call: Call,
  { storeId, body, isEnquiry, idempotencyKey }: Sending,
): Promise<BookingOutcome> {
  const endpoint = isEnquiry ? endpoints.enquiry : endpoints.createBooking;
  const send = (): Promise<BookingReply> => call(endpoint, { params: { storeId }, body }, { idempotencyKey });
  try {
    const reply = await send().catch((error: unknown) => {
      if (isUncertain(error)) return send();
      throw error;
    });
    return outcomeOf(reply, isEnquiry);
  } catch (error) {
    return { kind: 'refused', ...explainFailure(error) };
  }
}
