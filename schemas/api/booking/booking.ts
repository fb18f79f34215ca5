import { bookingChoiceEndpoints } from './booking-choices.ts';
import { bookingRequestEndpoints } from './booking-request.ts';
import { bookingTimeEndpoints } from './booking-times.ts';

/** The endpoints of the booking journey. */
export const bookingEndpoints = { ...bookingChoiceEndpoints, ...bookingTimeEndpoints, ...bookingRequestEndpoints };
