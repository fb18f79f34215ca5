/** The page that thanks new subscribers. */
export const thanksPath = '/signup-thanks';
