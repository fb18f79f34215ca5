import { randomBytes } from 'node:crypto';
import { LRUCache } from 'lru-cache';
import { checkFile } from '#adapters/files/check-file.ts';
import type { FieldLook } from '#schemas/forms/field-look.ts';
import { fileWords } from '#schemas/forms/file-words.ts';
import type { UploadedFile } from '#schemas/forms/upload-field.ts';

/** A file as the API takes it; `content` is base64. */
export interface SentFile {
  readonly name: string;
  readonly type: string;
  readonly content: string;
}

/** Files that came with a form which is not finished yet. */
export interface Uploads {
  /** Takes a file in; a text says why it is not taken. */
  keep(file: File, rule: Pick<FieldLook, 'accept' | 'bytes'>): Promise<UploadedFile | string>;
  /** Rejects when the file has gone. */
  read(id: string): Promise<SentFile>;
}

interface UploadsInput {
  /** The most bytes that are kept for all forms together. */
  readonly maximumBytes: number;
  /** How long a file waits for its form, in milliseconds. */
  readonly ttlMs: number;
}

/**
 * Keeps files in memory, under names that nobody guesses: they wait here only while somebody without script puts the rest
 * of a form right. The oldest go first.
 */
export function createUploads({ maximumBytes, ttlMs }: UploadsInput): Uploads {
  const kept = new LRUCache<string, SentFile>({
    maxSize: maximumBytes,
    ttl: ttlMs,
    sizeCalculation: ({ content }) => content.length,
  });
  return {
    async keep(file, { accept = '', bytes = 0 }) {
      if (file.size > bytes) return fileWords('size', { accept, bytes });
      const content = Buffer.from(await file.arrayBuffer());
      const checked = await checkFile(content, file.name, { accept, bytes });
      if (!checked.ok) return checked.message;
      const id = randomBytes(16).toString('base64url');
      const { name } = checked;
      kept.set(id, { name, type: file.type, content: content.toString('base64') });
      return { id, name, size: file.size };
    },
    async read(id) {
      const file = kept.get(id);
      if (!file) throw new Error('The file has gone.');
      return file;
    },
  };
}
