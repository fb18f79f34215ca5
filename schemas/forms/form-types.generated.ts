// Made by `npm run gen` from the folders. Do not edit.
/** The forms that a tile can show. */
export const formTypes = ['booking-links', 'contact', 'find-booking', 'group-booking', 'job-apply', 'preferences', 'sign-up', 'voucher', 'waiting-list'] as const;
