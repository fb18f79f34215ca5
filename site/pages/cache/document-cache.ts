import { LRUCache } from 'lru-cache';
import type { Change } from '#schemas/api/content/changes.ts';
import { type EncodedBody, sizeOfBody } from '../finish/encode-body.ts';
import type { ContentTag } from '../source/record-sources.ts';
import { isChanged } from './is-changed.ts';

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
  /** The content that it was rendered from; absent where that is unknown. */
  readonly tags?: ReadonlySet<ContentTag> | undefined;
  /**
   * Until when it can only change together with its content, in milliseconds since the epoch; absent where it contains
   * data of which no change is reported.
   */
  readonly unchangedUntilMs?: number | undefined;
}

interface CacheEntry {
  readonly document: StoredDocument;
  uses: number;
  /** Whether its content has changed since, so that it is sent only where no new one can be rendered. */
  isOutdated: boolean;
}

/** Published changes. `everything`: some may have been missed. */
export type ContentChanges = readonly Pick<Change, 'kind' | 'id'>[] | 'everything';

export interface CacheLimits {
  /** Bytes of all bodies together, in all their encodings. */
  readonly maxBytes: number;
  /**
   * How long a document is sent without rendering it again, where changes of its content are not reported. With 0 it is
   * always rendered again.
   */
  readonly freshMs: number;
  /** How long after that it is still sent while a new one is rendered. */
  readonly staleMs: number;
  /** How long it may be sent when a new one cannot be rendered. */
  readonly staleIfErrorMs: number;
  /**
   * How long it may be sent instead of a new one in which some data is missing, where changes of content are not
   * reported. Default: like `staleIfErrorMs`.
   */
  readonly staleIfIncompleteMs?: number;
}

export interface DocumentCache {
  /** The document if it is fresh. Synchronous, for the fast path of the server. */
  fresh(key: string): StoredDocument | undefined;
  /** The document. Calls `render` where there is none or the content has changed, once per key at a time. */
  get(key: string, render: () => Promise<StoredDocument>): Promise<StoredDocument>;
  /** The cached document of a key, fresh or not. */
  peek(key: string): StoredDocument | undefined;
  /** Marks the documents made from changed content as outdated. They are rendered again before they are sent, if possible. */
  invalidate(changes: ContentChanges): void;
  /** Whether all changes of content are reported to `invalidate` now. Otherwise documents expire by age. */
  setFollowed(isFollowed: boolean): void;
  /** Differs after each change of content. */
  readonly version: number;
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

interface PendingRender {
  readonly document: Promise<StoredDocument>;
  /** Changes of content since it began. */
  readonly changes: ContentChanges[];
}

/**
 * Caches finished documents in memory, by address. Only successful ones are cached. A document that
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
  const pending = new Map<string, PendingRender>();
  let version = 0;
  let isFollowed = false;

  const ageMs = (document: StoredDocument): number => clock() - document.createdAtMs;
  const freshUntilMs = ({ createdAtMs, unchangedUntilMs }: StoredDocument): number =>
    isFollowed && unchangedUntilMs !== undefined && limits.freshMs > 0
      ? unchangedUntilMs
      : createdAtMs + limits.freshMs;
  /** A document from the future was created before the clock was set back, so its age is unknown. */
  const isFresh = ({ document, isOutdated }: CacheEntry): boolean =>
    !isOutdated && ageMs(document) >= 0 && clock() < freshUntilMs(document);
  const isUsable = ({ document, isOutdated }: CacheEntry): boolean =>
    !isOutdated && ageMs(document) >= 0 && clock() < freshUntilMs(document) + limits.staleMs;

  const renderOnce = (key: string, render: () => Promise<StoredDocument>): Promise<StoredDocument> => {
    // A rendering that began before the content changed must not serve later requests.
    const pendingKey = `${version} ${key}`;
    const running = pending.get(pendingKey);
    if (running) return running.document;
    const changes: ContentChanges[] = [];
    const document = render()
      .then((rendered) => {
        const isOutdated = changes.some((each) => isChanged(rendered, each));
        if (rendered.status === 200 && rendered.isComplete) {
          // A slow rendering must not replace one that began after the change.
          if (!isOutdated || !storeOf(key).has(key)) storeOf(key).set(key, { document: rendered, uses: 0, isOutdated });
        } else if (rendered.status === 404 || rendered.status === 410) storeOf(key).delete(key);
        return rendered;
      })
      .finally(() => pending.delete(pendingKey));
    pending.set(pendingKey, { document, changes });
    return document;
  };

  /** Counts a use. The improved document replaces this one, unless a newer one has come in between. */
  const use = (key: string, entry: CacheEntry): StoredDocument => {
    entry.uses += 1;
    if (entry.uses === usesBeforeImproving) {
      improve(entry.document).then(
        (document) =>
          storeOf(key).peek(key) === entry &&
          storeOf(key).set(key, { document, uses: usesBeforeImproving, isOutdated: entry.isOutdated }),
        () => undefined,
      );
    }
    return entry.document;
  };

  const fallbackFor = (
    cached: StoredDocument | undefined,
    maxAgeMs = limits.staleIfErrorMs,
  ): StoredDocument | undefined => (cached && Math.abs(ageMs(cached)) < maxAgeMs ? cached : undefined);
  /** Without a change feed, what an old copy says may have changed long ago, even if nothing marks it as outdated. */
  const staleIfIncompleteMs = (): number =>
    isFollowed ? limits.staleIfErrorMs : (limits.staleIfIncompleteMs ?? limits.staleIfErrorMs);

  return {
    fresh(key) {
      const entry = storeOf(key).get(key);
      return entry && isFresh(entry) ? use(key, entry) : undefined;
    },
    async get(key, render) {
      const entry = storeOf(key).get(key);
      if (entry && isUsable(entry)) {
        if (!isFresh(entry)) renderOnce(key, render).catch(() => undefined);
        return use(key, entry);
      }
      const cached = entry?.document;
      try {
        const rendered = await renderOnce(key, render);
        if (rendered.status >= 500) return fallbackFor(cached) ?? rendered;
        return rendered.isComplete ? rendered : (fallbackFor(cached, staleIfIncompleteMs()) ?? rendered);
      } catch (error) {
        const fallback = fallbackFor(cached);
        if (fallback) return fallback;
        throw error;
      }
    },
    peek: (key) => storeOf(key).peek(key)?.document,
    invalidate(changes) {
      version += 1;
      for (const store of [plain, filtered])
        for (const entry of store.values()) if (isChanged(entry.document, changes)) entry.isOutdated = true;
      for (const running of pending.values()) running.changes.push(changes);
    },
    setFollowed(next) {
      isFollowed = next;
    },
    get version() {
      return version;
    },
    *entries() {
      for (const store of [plain, filtered]) for (const [key, { document }] of store.entries()) yield [key, document];
    },
    restore(entries) {
      for (const [key, document] of entries) {
        if (!storeOf(key).has(key)) storeOf(key).set(key, { document, uses: 0, isOutdated: true });
      }
    },
    get bytes() {
      return plain.calculatedSize + filtered.calculatedSize;
    },
  };
}
