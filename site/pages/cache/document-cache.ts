import { LRUCache } from 'lru-cache';
import { type EncodedBody, sizeOfBody } from '../finish/encode-body.ts';

/** A finished response, ready to be sent any number of times. */
export interface StoredDocument {
  readonly status: number;
  /** Whether all its data could be loaded. Incomplete documents are sent, but not cached. */
  readonly whole: boolean;
  readonly headers: readonly (readonly [name: string, value: string])[];
  readonly body: EncodedBody;
  readonly etag: string;
  /** When it was created, in milliseconds since the epoch. */
  readonly madeAt: number;
  /** The version of the content that it was rendered from. */
  readonly version: string;
}

interface Kept {
  readonly document: StoredDocument;
  uses: number;
}

export interface CacheLimits {
  /** Bytes of all bodies together, in all their encodings. */
  readonly maximumBytes: number;
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
  get(key: string, make: () => Promise<StoredDocument>): Promise<StoredDocument>;
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

const sizeOf = ({ document: { body } }: Kept): number => sizeOfBody(body) + 1024;

/**
 * The share of documents with a query. They have separate space: there are as many of them as combinations of filters,
 * and they must not evict the pages themselves.
 */
const filteredShare = 1 / 3;

/** The number of uses after which it is worth compressing a document further. */
const popularity = 2;

/**
 * Caches finished documents in memory, by address and content version. Only successful ones are cached. A document that
 * is used repeatedly is passed to `improve`, once, and replaced by the result.
 */
export function createDocumentCache(
  limits: CacheLimits,
  clock: () => number,
  improve: (document: StoredDocument) => Promise<StoredDocument>,
): DocumentCache {
  const createStore = (maxSize: number) => new LRUCache<string, Kept>({ maxSize, sizeCalculation: sizeOf });
  const filteredBytes = Math.ceil(limits.maximumBytes * filteredShare);
  const plain = createStore(limits.maximumBytes - filteredBytes);
  const filtered = createStore(filteredBytes);
  const storeOf = (key: string) => (key.includes('?') ? filtered : plain);
  const making = new Map<string, Promise<StoredDocument>>();
  let version = '';

  const age = (document: StoredDocument): number => clock() - document.madeAt;
  /** A document from the future was created before the clock was set back, so its age is unknown. */
  const current = (document: StoredDocument): boolean => document.version === version && age(document) >= 0;

  const make = (key: string, maker: () => Promise<StoredDocument>): Promise<StoredDocument> => {
    // A rendering that began before the content changed must not serve later requests.
    const name = `${version} ${key}`;
    const running = making.get(name);
    if (running) return running;
    const started = maker()
      .then((document) => {
        if (document.status === 200 && document.whole) storeOf(key).set(key, { document, uses: 0 });
        else if (document.status === 404 || document.status === 410) storeOf(key).delete(key);
        return document;
      })
      .finally(() => making.delete(name));
    making.set(name, started);
    return started;
  };

  /** Counts a use. The improved document replaces this one, unless a newer one has come in between. */
  const use = (key: string, kept: Kept): StoredDocument => {
    kept.uses += 1;
    if (kept.uses === popularity) {
      improve(kept.document).then(
        (document) => storeOf(key).peek(key) === kept && storeOf(key).set(key, { document, uses: popularity }),
        () => undefined,
      );
    }
    return kept.document;
  };

  const standIn = (kept: StoredDocument | undefined): StoredDocument | undefined =>
    kept && Math.abs(age(kept)) < limits.staleIfErrorMs ? kept : undefined;

  return {
    fresh(key) {
      const kept = storeOf(key).get(key);
      return kept && current(kept.document) && age(kept.document) < limits.freshMs ? use(key, kept) : undefined;
    },
    async get(key, maker) {
      const entry = storeOf(key).get(key);
      const kept = entry?.document;
      if (entry && kept && current(kept) && age(kept) < limits.freshMs + limits.staleMs) {
        if (age(kept) >= limits.freshMs) make(key, maker).catch(() => undefined);
        return use(key, entry);
      }
      try {
        const made = await make(key, maker);
        return made.status >= 500 || !made.whole ? (standIn(kept) ?? made) : made;
      } catch (error) {
        const instead = standIn(kept);
        if (instead) return instead;
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
