import { randomBytes } from 'node:crypto';
import { mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { dirname } from 'node:path';

/** Letters of the shortest secret. */
export const shortestSecret = 8;

/**
 * The secret in a file, which is made the first time and can be read by its owner alone. `what` names it in the error of
 * one that is too short.
 */
export function keptSecret(file: string, what: string): string {
  mkdirSync(dirname(file), { recursive: true, mode: 0o700 });
  try {
    // "wx" fails when the file is there: of two first starts at once, one writes and both read the same.
    writeFileSync(file, randomBytes(32).toString('base64url'), { mode: 0o600, flag: 'wx' });
  } catch (error) {
    if (!(error instanceof Error && 'code' in error && error.code === 'EEXIST')) throw error;
  }
  const secret = readFileSync(file, 'utf8').trim();
  if (secret.length < shortestSecret)
    throw new Error(`${what} in ${file} is too short; delete the file to have a new one made.`);
  return secret;
}
