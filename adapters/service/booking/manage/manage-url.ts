/** The address of the page at which a guest manages a booking. `origin`: the site's. */
export const manageUrlOf = (origin: string, manageKey: string): string => `${origin}/manage-booking/${manageKey}`;
