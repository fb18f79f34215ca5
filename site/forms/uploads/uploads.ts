import { LRUCache } from 'lru-cache';

/** A file as it was uploaded, after its checks. */
export interface ReceivedFile {
  readonly name: string;
  readonly type: string;
  readonly content: Buffer;
}

/** A file as the API expects it; `content` is base64. */
export interface SentFile {
  readonly name: string;
  readonly type: string;
  readonly content: string;
}

/** Files of forms that are not complete yet. */
export interface Uploads {
  /** Saves a visitor’s file under an unguessable id. */
  save(visitor: string, id: string, file: ReceivedFile): void;
  /** Undefined when the file is no longer available. */
  read(id: string): ReceivedFile | undefined;
}

interface UploadsInput {
  /** The size limit of all files together, and of one visitor’s files, in bytes. */
  readonly maxBytes: number;
  readonly maxBytesPerVisitor: number;
  /** How long a file is saved, in milliseconds. */
  readonly ttlMs: number;
}

interface SavedFile extends ReceivedFile {
  readonly visitor: string;
}

/**
 * Saves files in memory while a visitor without script corrects the rest of a form. A visitor above the limit loses their
 * own oldest files, not those of others. Above the limit for all files together the oldest ones are removed.
 */
export function createUploads({ maxBytes, maxBytesPerVisitor, ttlMs }: UploadsInput): Uploads {
  const files = new LRUCache<string, SavedFile>({
    maxSize: maxBytes,
    ttl: ttlMs,
    sizeCalculation: ({ content }) => content.length,
  });
  /** Removes a visitor’s oldest files to make space. The cache lists the newest first. */
  function evictOldest(visitor: string, bytes: number): void {
    let remainingBytes = maxBytesPerVisitor - bytes;
    for (const [id, file] of [...files.entries()].filter(([, each]) => each.visitor === visitor)) {
      remainingBytes -= file.content.length;
      if (remainingBytes < 0) files.delete(id);
    }
  }
  return {
    save(visitor, id, file) {
      evictOldest(visitor, file.content.length);
      files.set(id, { ...file, visitor });
    },
    read: (id) => files.get(id),
  };
}
