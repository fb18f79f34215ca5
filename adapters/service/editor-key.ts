import { randomBytes } from 'node:crypto';
import { existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';

/** Where the editors' secret is kept when none is configured. */
export const editorKeyFile = (dataDir: string): string => join(dataDir, 'editor-key');

/** Letters of the shortest secret. */
const shortest = 8;

/** The editors' secret where there is one: configured, or made by the service in the same data folder. */
export function readEditorKey(dataDir: string, configured: string | undefined): string | undefined {
  if (configured !== undefined && configured !== '') return configured;
  const file = editorKeyFile(dataDir);
  const key = existsSync(file) ? readFileSync(file, 'utf8').trim() : '';
  return key.length < shortest ? undefined : key;
}

/**
 * The editors' secret: the configured one, else the one in the data folder, which is made at the first start and can be
 * read by its owner alone.
 */
export function loadEditorKey(dataDir: string, configured: string | undefined): string {
  if (configured !== undefined && configured !== '') return configured;
  const file = editorKeyFile(dataDir);
  mkdirSync(dataDir, { recursive: true, mode: 0o700 });
  try {
    // "wx" fails when the file is there: of two first starts at once, one writes and both read the same.
    writeFileSync(file, randomBytes(32).toString('base64url'), { mode: 0o600, flag: 'wx' });
  } catch (error) {
    if (!(error instanceof Error && 'code' in error && error.code === 'EEXIST')) throw error;
  }
  const key = readFileSync(file, 'utf8').trim();
  if (key.length < shortest)
    throw new Error(`The editors’ secret in ${file} is too short; delete the file to have a new one made.`);
  return key;
}
