import { bookingMessage } from '#schemas/domain/booking/booking-message.ts';
import type { FormRejection } from '../form-limits.ts';

/** Error codes of applications. Source: the specification's error catalogue. */
export const applicationCode = { failed: 13, repeated: 14, invalid: 15 } as const;

/** A rejection with a code and its message from the catalogue. */
export const createRejection = (errorCode: number): FormRejection => ({
  message: bookingMessage(errorCode),
  errorCode,
});
