/** SQLite’s errors, PostgreSQL’s states of five signs, and those of the system, where a server is not there. */
const codes = /^(ERR_SQLITE_ERROR|[0-9A-Z]{5}|E[A-Z]+)$/;

/**
 * What the driver says, without a code, of a pool that has no connection left to give and of connections that broke.
 * Source: pg 8.23 (client.js) and pg-pool 3.14 (index.js).
 */
const words =
  /^(timeout e|Connection terminated|Client (was closed|has encountered a connection error)|Query read timeout|Cannot use a pool after)/;

/** Whether an error came from the database, or from the lack of one: nothing was wrong with what was asked. */
export const isDatabaseTrouble = (error: unknown): boolean =>
  error instanceof Error && (words.test(error.message) || ('code' in error && codes.test(String(error.code))));
