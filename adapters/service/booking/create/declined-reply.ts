import { bookingMessage } from '#schemas/domain/booking/booking-message.ts';
import type { Declined } from '../availability/judge-party.ts';

/** A failure of the business as every call answers it: HTTP 200, the catalogue’s code and its message. */
export const declinedReply = ({ code, words }: Declined) => ({
  success: false,
  errorCode: code,
  message: bookingMessage(code, words),
});
