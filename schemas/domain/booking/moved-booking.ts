/** The name in session storage of a booking that continues on the page of another restaurant. */
export const movedBookingName = 'moved-booking';
