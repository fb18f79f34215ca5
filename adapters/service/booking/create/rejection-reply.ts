import { bookingMessage } from '#schemas/domain/booking/booking-message.ts';
import type { BookingRejection } from '../availability/party-rules.ts';

/** The reply for a rejected booking: HTTP 200 with the catalogue's code and message. */
export const createRejectionReply = ({ code, message }: BookingRejection) => ({
  success: false,
  errorCode: code,
  message: bookingMessage(code, message),
});
