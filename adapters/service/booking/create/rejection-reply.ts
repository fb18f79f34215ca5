import type { BookingReply } from '#schemas/api/booking/booking-request.ts';
import { bookingMessage, slotTakenMessage, slotTakenStatus } from '#schemas/domain/booking/booking-message.ts';
import type { BookingRejection } from '../availability/party-rules.ts';

/** The reply for a rejected booking: HTTP 200 with the catalogue's code and message. */
export const createRejectionReply = ({ code, message }: BookingRejection) => ({
  success: false,
  errorCode: code,
  message: bookingMessage(code, message),
});

/** The reply to a party that was slower than another one. */
export const takenReply: BookingReply = { success: false, bookingStatus: slotTakenStatus, message: slotTakenMessage };
