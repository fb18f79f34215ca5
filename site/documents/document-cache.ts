import { LRUCache } from 'lru-cache';
import type { EncodedBody } from './encode-body.ts';

/** A finished answer, ready to be sent as often as it is asked for. */
export interface StoredDocument {
  readonly status: number;
  readonly headers: readonly (readonly [name: string, value: string])[];
  readonly body: EncodedBody;
  readonly etag: string;
  /** When it was made, in milliseconds since the epoch. */
  readonly madeAt: number;
  /** The state of the content it was made from. */
  readonly version: string;
}

export interface CacheLimits {
  /** Bytes of all bodies together, in all their encodings. */
  readonly maximumBytes: number;
  /** How long a document is sent without a second thought. */
  readonly freshMs: number;
  /** How long it is sent once more while a new one is made. */
  readonly staleMs: number;
  /** How long it may stand in when a new one cannot be made. */
  readonly staleIfErrorMs: number;
}

export interface DocumentCache {
  /** The document if it may be sent at once. Synchronous, for the shortest path of the server. */
  fresh(key: string): StoredDocument | undefined;
  /** The document, made by `make` where there is none or the content has changed; one making per key at a time. */
  get(key: string, make: () => Promise<StoredDocument>): Promise<StoredDocument>;
  /** Puts a better form of a document in its place, unless another has come in between. */
  improve(key: string, from: StoredDocument, to: StoredDocument): void;
  /** The content changed: what was made before must be made again before it is sent, if that can be done. */
  setVersion(version: string): void;
  readonly version: string;
  entries(): Iterable<readonly [string, StoredDocument]>;
  /** Takes in documents of an earlier run. They are sent only while new ones cannot be made. */
  restore(entries: Iterable<readonly [string, StoredDocument]>): void;
  readonly bytes: number;
}

const sizeOf = ({ body }: StoredDocument): number => body.br.length + body.gzip.length + body.identity.length + 1024;

/** Keeps finished documents in memory, by address and content version. Only successful ones are kept. */
export function createDocumentCache(limits: CacheLimits, clock: () => number): DocumentCache {
  const store = new LRUCache<string, StoredDocument>({ maxSize: limits.maximumBytes, sizeCalculation: sizeOf });
  const making = new Map<string, Promise<StoredDocument>>();
  let version = '';

  const age = (document: StoredDocument): number => clock() - document.madeAt;
  const current = (document: StoredDocument): boolean => document.version === version;

  const make = (key: string, maker: () => Promise<StoredDocument>): Promise<StoredDocument> => {
    const running = making.get(key);
    if (running) return running;
    const started = maker()
      .then((document) => {
        if (document.status === 200) store.set(key, document);
        else if (document.status === 404) store.delete(key);
        return document;
      })
      .finally(() => making.delete(key));
    making.set(key, started);
    return started;
  };

  const standIn = (kept: StoredDocument | undefined): StoredDocument | undefined =>
    kept && age(kept) < limits.staleIfErrorMs ? kept : undefined;

  return {
    fresh(key) {
      const kept = store.get(key);
      return kept && current(kept) && age(kept) < limits.freshMs ? kept : undefined;
    },
    async get(key, maker) {
      const kept = store.get(key);
      if (kept && current(kept) && age(kept) < limits.freshMs + limits.staleMs) {
        if (age(kept) >= limits.freshMs) make(key, maker).catch(() => undefined);
        return kept;
      }
      try {
        const made = await make(key, maker);
        return made.status >= 500 ? (standIn(kept) ?? made) : made;
      } catch (error) {
        const instead = standIn(kept);
        if (instead) return instead;
        throw error;
      }
    },
    improve(key, from, to) {
      if (store.peek(key) === from) store.set(key, to);
    },
    setVersion(next) {
      version = next;
    },
    get version() {
      return version;
    },
    entries: () => store.entries(),
    restore(entries) {
      for (const [key, document] of entries) if (!store.has(key)) store.set(key, { ...document, version: 'earlier run' });
    },
    get bytes() {
      return store.calculatedSize;
    },
  };
}
