import { type BookingReply, bookingReply } from '#schemas/api/booking/booking-request.ts';
import type { Endpoint } from '#schemas/api/endpoint.ts';
import { slotTakenStatus } from '#schemas/domain/booking/booking-message.ts';
import type { ApiAnswer } from '../api-problem.ts';
import { isCreation } from './may-have-booked.ts';

const conflict = 409;

/**
 * The reply to a booking or an enquiry that the API refuses with status 409 and no code of the catalogue: another party
 * has taken the slot. Undefined for any other refusal.
 */
export const readTakenSlot = (
  endpoint: Endpoint,
  status: number,
  answer: ApiAnswer | undefined,
): BookingReply | undefined =>
  isCreation(endpoint.path) && status === conflict && answer?.errorCode === undefined
    ? bookingReply.parse({ success: false, bookingStatus: slotTakenStatus })
    : undefined;
