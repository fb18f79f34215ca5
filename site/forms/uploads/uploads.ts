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
  keep(visitor: string, id: string, file: ReceivedFile): void;
  /** Undefined when the file is no longer available. */
  read(id: string): ReceivedFile | undefined;
}

interface UploadsInput {
  /** The size limit of all files together, and of one visitor’s files, in bytes. */
  readonly maximumBytes: number;
  readonly maximumBytesOfOne: number;
  /** How long a file is kept, in milliseconds. */
  readonly ttlMs: number;
}

interface Waiting extends ReceivedFile {
  readonly visitor: string;
}

/**
 * Saves files in memory while a visitor without script corrects the rest of a form. A visitor above the limit loses their
 * own oldest files, not those of others. Above the limit for all files together the oldest ones are removed.
 */
export function createUploads({ maximumBytes, maximumBytesOfOne, ttlMs }: UploadsInput): Uploads {
  const kept = new LRUCache<string, Waiting>({
    maxSize: maximumBytes,
    ttl: ttlMs,
    sizeCalculation: ({ content }) => content.length,
  });
  /** Removes a visitor’s oldest files to make space. The cache lists the newest first. */
  function makeRoom(visitor: string, bytes: number): void {
    let left = maximumBytesOfOne - bytes;
    for (const [id, file] of [...kept.entries()].filter(([, each]) => each.visitor === visitor)) {
      left -= file.content.length;
      if (left < 0) kept.delete(id);
    }
  }
  return {
    keep(visitor, id, file) {
      makeRoom(visitor, file.content.length);
      kept.set(id, { ...file, visitor });
    },
    read: (id) => kept.get(id),
  };
}
