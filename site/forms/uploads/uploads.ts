import { LRUCache } from 'lru-cache';

/** A file that was looked into, as it came. */
export interface ReceivedFile {
  readonly name: string;
  readonly type: string;
  readonly content: Buffer;
}

/** A file as the API takes it; `content` is base64. */
export interface SentFile {
  readonly name: string;
  readonly type: string;
  readonly content: string;
}

/** Files that came with a form which is not finished yet. */
export interface Uploads {
  /** Keeps a visitor’s file under an id that nobody guesses. */
  keep(visitor: string, id: string, file: ReceivedFile): void;
  /** Undefined when the file has gone. */
  read(id: string): ReceivedFile | undefined;
}

interface UploadsInput {
  /** The most bytes that are kept for all forms together, and for those of one visitor. */
  readonly maximumBytes: number;
  readonly maximumBytesOfOne: number;
  /** How long a file waits for its form, in milliseconds. */
  readonly ttlMs: number;
}

interface Waiting extends ReceivedFile {
  readonly visitor: string;
}

/**
 * Keeps files in memory: they wait here only while somebody without script puts the rest of a form right. Of a visitor who
 * has too much here the oldest go, so that nobody pushes out what others have; of all together likewise.
 */
export function createUploads({ maximumBytes, maximumBytesOfOne, ttlMs }: UploadsInput): Uploads {
  const kept = new LRUCache<string, Waiting>({
    maxSize: maximumBytes,
    ttl: ttlMs,
    sizeCalculation: ({ content }) => content.length,
  });
  /** Makes room among a visitor’s own, of which the oldest come last. */
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
