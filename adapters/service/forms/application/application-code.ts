import { bookingMessage } from '#schemas/domain/booking/booking-message.ts';
import type { FormLimitReached } from '../form-limits.ts';

/** The codes with which an application fails. Source: the specification’s list of codes. */
export const applicationCode = { failed: 13, repeated: 14, invalid: 15 } as const;

/** A code with the list’s own words for it. */
export const declineBy = (errorCode: number): FormLimitReached => ({ declined: bookingMessage(errorCode), errorCode });
