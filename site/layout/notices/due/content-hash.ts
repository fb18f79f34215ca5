import { createHash } from 'node:crypto';

/**
 * A short name for what a visitor would read, so that a browser can remember having seen it. Only what is shown
 * belongs in it: another last day must not bring a dismissed banner back.
 */
export const contentHash = (...shown: readonly (string | undefined)[]): string =>
  createHash('sha256').update(JSON.stringify(shown)).digest('base64url').slice(0, 12);
