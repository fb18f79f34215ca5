/** The page that thanks for joining the mailing list. */
export const thanksPath = '/signup-thanks';
