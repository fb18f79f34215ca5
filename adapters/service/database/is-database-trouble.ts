/** PostgreSQL's classes and states for a server that is gone, busy or not as it should be. Source: its appendix A. */
const postgresStates = /^(08|28|3D|40|53|55P|57|58|F0|XX)[0-9A-Z]+$/;

/** SQLite's primary codes for a file that is busy, full, damaged or not to be had. Source: https://sqlite.org/rescode.html */
const sqliteCodes: ReadonlySet<unknown> = new Set([5, 6, 7, 8, 10, 11, 13, 14, 15, 26]);

/** Of the system, where a server or the way to it is not there. */
const systemCodes: ReadonlySet<unknown> = new Set([
  'ECONNREFUSED',
  'ECONNRESET',
  'ECONNABORTED',
  'EPIPE',
  'ETIMEDOUT',
  'EHOSTUNREACH',
  'ENETUNREACH',
  'ENOTFOUND',
  'EAI_AGAIN',
]);

/**
 * What the driver says, without a code, of a pool that has no connection left to give and of connections that broke.
 * Source: pg 8.23 (client.js) and pg-pool 3.14 (index.js).
 */
const words =
  /^(timeout e|Connection terminated|Client (was closed|has encountered a connection error)|Query read timeout|Cannot use a pool after)/;

/**
 * Whether an error came from the lack or the state of the database, so that trying again may help. A statement that breaks
 * a constraint, or that the database does not understand, is a fault of this program: trying again is no use.
 */
export function isDatabaseTrouble(error: unknown): boolean {
  if (!(error instanceof Error)) return false;
  if (words.test(error.message)) return true;
  if (!('code' in error)) return false;
  const { code } = error;
  // The primary code is in the lowest byte of an extended one.
  if (code === 'ERR_SQLITE_ERROR')
    return 'errcode' in error && typeof error.errcode === 'number' && sqliteCodes.has(error.errcode & 0xff);
  // A server's socket file that is not there.
  if ('syscall' in error && error.syscall === 'connect') return true;
  return systemCodes.has(code) || (typeof code === 'string' && code.length === 5 && postgresStates.test(code));
}
