import { createHash } from 'node:crypto';
import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { minifySync, transformWithOxc } from 'vite';

const hashText = (text: string | Buffer): string => createHash('sha256').update(text).digest('hex').slice(0, 20);

/**
 * A hash of what a file does. Of TypeScript it is a hash of the compiled code without comments and with short names, so
 * that a change of comments, types or local names does not count.
 */
async function hashFile(folder: string, file: string): Promise<string> {
  const content = readFileSync(join(folder, file));
  if (!/\.tsx?$/.test(file)) return hashText(content);
  try {
    const { code } = await transformWithOxc(content.toString(), file, { sourcemap: false });
    return hashText(minifySync(file, code, { mangle: true }).code);
  } catch {
    return hashText(content);
  }
}

/** Hashes each file of a folder once, for several lists of files. Files that do not exist are left out. */
export function createFileHasher(folder: string) {
  const hashes = new Map<string, Promise<string>>();
  const hashOnce = (file: string): Promise<string> => {
    const hash = hashes.get(file) ?? hashFile(folder, file);
    hashes.set(file, hash);
    return hash;
  };
  /** The hash of each file. */
  const hashEach = async (files: readonly string[]): Promise<Readonly<Record<string, string>>> => {
    const existing = files.filter((file) => existsSync(join(folder, file)));
    return Object.fromEntries(await Promise.all(existing.map(async (file) => [file, await hashOnce(file)])));
  };
  /** One hash of the names and contents of files. */
  const hashAll = async (files: readonly string[]): Promise<string> =>
    hashText(JSON.stringify(Object.entries(await hashEach(files)).toSorted()));
  return { hashEach, hashAll };
}
