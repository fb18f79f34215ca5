import { createHash } from 'node:crypto';

/**
 * A short hash of what a visitor reads, so that a browser can remember having seen it. It covers visible content only:
 * a new end date must not show a dismissed banner again.
 */
export const contentHash = (...shown: readonly (string | undefined)[]): string =>
  createHash('sha256').update(JSON.stringify(shown)).digest('base64url').slice(0, 12);
