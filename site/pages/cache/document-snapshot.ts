import { mkdir, readFile, rename, writeFile } from 'node:fs/promises';
import { dirname } from 'node:path';
import { deserialize, serialize } from 'node:v8';
import type { StoredDocument } from './document-cache.ts';

/**
 * Writes the cache’s documents to one file atomically, so that a restart while the content service is down still has
 * the last good copies.
 */
export async function writeSnapshot(file: string, entries: Iterable<readonly [string, StoredDocument]>): Promise<void> {
  await mkdir(dirname(file), { recursive: true });
  const partial = `${file}.${process.pid}.part`;
  await writeFile(partial, serialize([...entries]));
  await rename(partial, file);
}

/** Reads a snapshot. Empty where there is none or it cannot be read. */
export async function readSnapshot(file: string): Promise<[string, StoredDocument][]> {
  try {
    const entries: unknown = deserialize(await readFile(file));
    return Array.isArray(entries) ? entries.filter(isEntry) : [];
  } catch {
    return [];
  }
}

const isEntry = (entry: unknown): entry is [string, StoredDocument] =>
  Array.isArray(entry) &&
  typeof entry[0] === 'string' &&
  typeof entry[1]?.etag === 'string' &&
  Buffer.isBuffer(entry[1]?.body?.br);
