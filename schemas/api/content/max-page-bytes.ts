/** The maximum size of a page as JSON, in bytes: enough for 5,000 tiles. Everything that receives pages accepts this size. */
export const maxPageBytes = 8 * 1024 * 1024;
