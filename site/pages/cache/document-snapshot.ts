import { mkdir, readFile, rename, writeFile } from 'node:fs/promises';
import { dirname } from 'node:path';
import { deserialize, serialize } from 'node:v8';
import { isRecord } from '#schemas/content/is-record.ts';
import type { StoredDocument } from './document-cache.ts';

/**
 * Writes the cache’s documents to one file atomically, so that a restart while the content service is down still has
 * the last good copies. `source` identifies the API and how it is read.
 */
export async function writeSnapshot(
  file: string,
  source: string,
  entries: Iterable<readonly [string, StoredDocument]>,
): Promise<void> {
  await mkdir(dirname(file), { recursive: true });
  const partial = `${file}.${process.pid}.part`;
  await writeFile(partial, serialize({ source, entries: [...entries] }));
  await rename(partial, file);
}

/**
 * Reads a snapshot. Empty where there is none, it cannot be read, or it is of another source, whose pages can be those of
 * another brand.
 */
export async function readSnapshot(file: string, source: string): Promise<[string, StoredDocument][]> {
  try {
    const saved: unknown = deserialize(await readFile(file));
    return isRecord(saved) && saved.source === source && Array.isArray(saved.entries)
      ? saved.entries.filter(isEntry)
      : [];
  } catch {
    return [];
  }
}

const isEntry = (entry: unknown): entry is [string, StoredDocument] =>
  Array.isArray(entry) &&
  typeof entry[0] === 'string' &&
  typeof entry[1]?.etag === 'string' &&
  Buffer.isBuffer(entry[1]?.body?.br);
