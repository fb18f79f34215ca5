import { bookingChoiceEndpoints } from './booking-choices.ts';
import { bookingRequestEndpoints } from './booking-request.ts';
import { bookingTimeEndpoints } from './booking-times.ts';
import { manageBookingEndpoints } from './manage-booking.ts';
import { waitingListEndpoints } from './waiting-list.ts';

/** The endpoints of the booking journey, and those with which guests manage their bookings and wait for a table. */
export const bookingEndpoints = {
  ...bookingChoiceEndpoints,
  ...bookingTimeEndpoints,
  ...bookingRequestEndpoints,
  ...manageBookingEndpoints,
  ...waitingListEndpoints,
};
