/** Most bytes of a page as JSON: one of 5,000 tiles. Whatever takes pages takes one of this size. */
export const largestPageBytes = 8 * 1024 * 1024;
