import { randomBytes } from 'node:crypto';
import { constants, copyFileSync, existsSync, linkSync, mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { dirname } from 'node:path';

import { shortestSecret } from '#schemas/configuration/parse/value.ts';

/**
 * The secret in a file, which is made the first time and can be read by its owner alone. `what` names it in the error of
 * one that is too short.
 */
export function loadOrCreateSecret(file: string, what: string): string {
  mkdirSync(dirname(file), { recursive: true, mode: 0o700 });
  if (!existsSync(file)) createSecret(file);
  const secret = readFileSync(file, 'utf8').trim();
  if (secret.length < shortestSecret)
    throw new Error(`${what} in ${file} is too short; delete the file to have a new one made.`);
  return secret;
}

/**
 * The file appears with all of its content, because a process that starts at the same moment may read it at once. Linking
 * fails when the file is there: of several first starts one wins, and all read the same secret.
 */
function createSecret(file: string): void {
  const partial = `${file}.${process.pid}.${randomBytes(6).toString('hex')}.part`;
  writeFileSync(partial, randomBytes(32).toString('base64url'), { mode: 0o600, flag: 'wx', flush: true });
  try {
    linkSync(partial, file);
  } catch (error) {
    // File systems without links get a copy, which likewise fails when the file is there.
    if (codeOf(error) !== 'EEXIST') copyUnlessThere(partial, file);
  } finally {
    rmSync(partial, { force: true });
  }
}

function copyUnlessThere(from: string, to: string): void {
  try {
    copyFileSync(from, to, constants.COPYFILE_EXCL);
  } catch (error) {
    if (codeOf(error) !== 'EEXIST') throw error;
  }
}

const codeOf = (error: unknown): unknown => (error instanceof Error && 'code' in error ? error.code : undefined);
