import { bookingMessage } from '#schemas/domain/booking/booking-message.ts';
import type { Unbookable } from '../availability/party-rules.ts';

/** A failure of the business as every call answers it: HTTP 200, the catalogue’s code and its message. */
export const unbookableReply = ({ code, words }: Unbookable) => ({
  success: false,
  errorCode: code,
  message: bookingMessage(code, words),
});
