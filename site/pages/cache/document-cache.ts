import { LRUCache } from 'lru-cache';
import { type EncodedBody, sizeOfBody } from '../finish/encode-body.ts';

/** A finished response, ready to be sent any number of times. */
export interface StoredDocument {
  readonly status: number;
  /** Whether all its data could be loaded. Incomplete documents are sent, but not cached. */
  readonly isComplete: boolean;
  readonly headers: readonly (readonly [name: string, value: string])[];
  readonly body: EncodedBody;
  readonly etag: string;
  /** When it was created, in milliseconds since the epoch. */
  readonly createdAtMs: number;
  /** The version of the content that it was rendered from. */
  readonly version: string;
}

interface CacheEntry {
  readonly document: StoredDocument;
  uses: number;
}

export interface CacheLimits {
  /** Bytes of all bodies together, in all their encodings. */
  readonly maxBytes: number;
  /** How long a document is sent without rendering it again. */
  readonly freshMs: number;
  /** How long after that it is still sent while a new one is rendered. */
  readonly staleMs: number;
  /** How long it may be sent when a new one cannot be rendered. */
  readonly staleIfErrorMs: number;
}

export interface DocumentCache {
  /** The document if it is fresh. Synchronous, for the fast path of the server. */
  fresh(key: string): StoredDocument | undefined;
  /** The document. Calls `render` where there is none or the content has changed, once per key at a time. */
  get(key: string, render: () => Promise<StoredDocument>): Promise<StoredDocument>;
  /** The cached document of a key, fresh or not. */
  peek(key: string): StoredDocument | undefined;
  /**
   * Marks all documents as outdated because content was published. They are rendered again before they are sent, if
   * possible.
   */
  setVersion(version: string): void;
  readonly version: string;
  entries(): Iterable<readonly [string, StoredDocument]>;
  /** Adds documents of an earlier run. They are sent only while new ones cannot be rendered. */
  restore(entries: Iterable<readonly [string, StoredDocument]>): void;
  readonly bytes: number;
}

const sizeOf = ({ document: { body } }: CacheEntry): number => sizeOfBody(body) + 1024;

/**
 * The share of documents with a query. They have separate space: there are as many of them as combinations of filters,
 * and they must not evict the pages themselves.
 */
const filteredShare = 1 / 3;

/** The number of uses after which it is worth compressing a document further. */
const usesBeforeImproving = 2;

/**
 * Caches finished documents in memory, by address and content version. Only successful ones are cached. A document that
 * is used repeatedly is passed to `improve`, once, and replaced by the result.
 */
export function createDocumentCache(
  limits: CacheLimits,
  clock: () => number,
  improve: (document: StoredDocument) => Promise<StoredDocument>,
): DocumentCache {
  const createStore = (maxSize: number) => new LRUCache<string, CacheEntry>({ maxSize, sizeCalculation: sizeOf });
  const filteredBytes = Math.ceil(limits.maxBytes * filteredShare);
  const plain = createStore(limits.maxBytes - filteredBytes);
  const filtered = createStore(filteredBytes);
  const storeOf = (key: string) => (key.includes('?') ? filtered : plain);
  const pending = new Map<string, Promise<StoredDocument>>();
  let version = '';

  const ageMs = (document: StoredDocument): number => clock() - document.createdAtMs;
  /** A document from the future was created before the clock was set back, so its age is unknown. */
  const isCurrent = (document: StoredDocument): boolean => document.version === version && ageMs(document) >= 0;

  const renderOnce = (key: string, render: () => Promise<StoredDocument>): Promise<StoredDocument> => {
    // A rendering that began before the content changed must not serve later requests.
    const pendingKey = `${version} ${key}`;
    const running = pending.get(pendingKey);
    if (running) return running;
    const started = render()
      .then((document) => {
        if (document.status === 200 && document.isComplete) storeOf(key).set(key, { document, uses: 0 });
        else if (document.status === 404 || document.status === 410) storeOf(key).delete(key);
        return document;
      })
      .finally(() => pending.delete(pendingKey));
    pending.set(pendingKey, started);
    return started;
  };

  /** Counts a use. The improved document replaces this one, unless a newer one has come in between. */
  const use = (key: string, entry: CacheEntry): StoredDocument => {
    entry.uses += 1;
    if (entry.uses === usesBeforeImproving) {
      improve(entry.document).then(
        (document) =>
          storeOf(key).peek(key) === entry && storeOf(key).set(key, { document, uses: usesBeforeImproving }),
        () => undefined,
      );
    }
    return entry.document;
  };

  const fallbackFor = (cached: StoredDocument | undefined): StoredDocument | undefined =>
    cached && Math.abs(ageMs(cached)) < limits.staleIfErrorMs ? cached : undefined;

  return {
    fresh(key) {
      const entry = storeOf(key).get(key);
      return entry && isCurrent(entry.document) && ageMs(entry.document) < limits.freshMs ? use(key, entry) : undefined;
    },
    async get(key, render) {
      const entry = storeOf(key).get(key);
      const cached = entry?.document;
      if (entry && cached && isCurrent(cached) && ageMs(cached) < limits.freshMs + limits.staleMs) {
        if (ageMs(cached) >= limits.freshMs) renderOnce(key, render).catch(() => undefined);
        return use(key, entry);
      }
      try {
        const rendered = await renderOnce(key, render);
        return rendered.status >= 500 || !rendered.isComplete ? (fallbackFor(cached) ?? rendered) : rendered;
      } catch (error) {
        const fallback = fallbackFor(cached);
        if (fallback) return fallback;
        throw error;
      }
    },
    peek: (key) => storeOf(key).peek(key)?.document,
    setVersion(next) {
      version = next;
    },
    get version() {
      return version;
    },
    *entries() {
      for (const store of [plain, filtered]) for (const [key, { document }] of store.entries()) yield [key, document];
    },
    restore(entries) {
      for (const [key, document] of entries) {
        if (!storeOf(key).has(key))
          storeOf(key).set(key, { document: { ...document, version: 'earlier run' }, uses: 0 });
      }
    },
    get bytes() {
      return plain.calculatedSize + filtered.calculatedSize;
    },
  };
}
