/**
 * PostgreSQL classes and states of a server that is unreachable, busy or damaged. Source: PostgreSQL documentation,
 * appendix A.
 */
const postgresStates = /^(08|28|3D|40|53|55P|57|58|F0|XX)[0-9A-Z]+$/;

/** SQLite primary codes of a file that is busy, full, damaged or missing. Source: https://sqlite.org/rescode.html */
const sqliteCodes: ReadonlySet<unknown> = new Set([5, 6, 7, 8, 10, 11, 13, 14, 15, 26]);

/** System errors of a server that cannot be reached. */
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
 * Driver messages without a code, for an exhausted pool and for broken connections. Source: pg 8.23 (client.js) and
 * pg-pool 3.14 (index.js).
 */
const messagePattern =
  /^(timeout e|Connection terminated|Client (was closed|has encountered a connection error)|Query read timeout|Cannot use a pool after)/;

/**
 * Whether an error comes from an unavailable database, so that a retry may help. Constraint violations and invalid
 * statements are programming errors, which a retry does not fix.
 */
export function isDatabaseUnavailable(error: unknown): boolean {
  if (!(error instanceof Error)) return false;
  if (messagePattern.test(error.message)) return true;
  if (!('code' in error)) return false;
  const { code } = error;
  // The lowest byte of an extended code is the primary code.
  if (code === 'ERR_SQLITE_ERROR')
    return 'errcode' in error && typeof error.errcode === 'number' && sqliteCodes.has(error.errcode & 0xff);
  // The server's socket file does not exist.
  if ('syscall' in error && error.syscall === 'connect') return true;
  return systemCodes.has(code) || (typeof code === 'string' && code.length === 5 && postgresStates.test(code));
}
