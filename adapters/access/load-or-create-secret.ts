import { randomBytes } from 'node:crypto';
import { constants, copyFileSync, existsSync, linkSync, mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { dirname } from 'node:path';
import { errorCode } from '#adapters/error-code.ts';

import { minSecretLength } from '#schemas/configuration/parse/value.ts';

/**
 * Reads the secret from a file, and creates it on first use, readable by its owner only. `name` names the secret in the
 * error thrown when it is too short.
 */
export function loadOrCreateSecret(file: string, name: string): string {
  mkdirSync(dirname(file), { recursive: true, mode: 0o700 });
  if (!existsSync(file)) createSecret(file);
  const secret = readFileSync(file, 'utf8').trim();
  if (secret.length < minSecretLength)
    throw new Error(`${name} in ${file} is too short; delete the file to create a new one.`);
  return secret;
}

/**
 * Writes a complete file before linking it into place, because another process may read it at once. Linking fails if
 * the file exists: when several processes start together, one wins and all read the same secret.
 */
function createSecret(file: string): void {
  const partial = `${file}.${process.pid}.${randomBytes(6).toString('hex')}.part`;
  writeFileSync(partial, randomBytes(32).toString('base64url'), { mode: 0o600, flag: 'wx', flush: true });
  try {
    linkSync(partial, file);
  } catch (error) {
    // File systems without hard links get a copy, which also fails if the file exists.
    if (errorCode(error) !== 'EEXIST') copyIfMissing(partial, file);
  } finally {
    rmSync(partial, { force: true });
  }
}

function copyIfMissing(from: string, to: string): void {
  try {
    copyFileSync(from, to, constants.COPYFILE_EXCL);
  } catch (error) {
    if (errorCode(error) !== 'EEXIST') throw error;
  }
}
