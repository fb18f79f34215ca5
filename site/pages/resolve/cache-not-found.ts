import { LRUCache } from 'lru-cache';
import type { ContentChanges } from '../cache/document-cache.ts';
import type { ContentSource } from '../source/content-source.ts';

interface CacheOptions {
  /** The maximum number of cached ids. */
  readonly maxEntries: number;
  /** How long an id stays cached, in milliseconds. */
  readonly ttlMs: number;
}

export interface NotFoundCachingSource extends ContentSource {
  /** Removes the changed ids from the cache, because they may exist now. */
  clearNotFound(changes: ContentChanges): void;
}

/** Caches which ids do not exist, so that made-up addresses cost the content service nothing. */
export function cacheNotFound(source: ContentSource, { maxEntries, ttlMs }: CacheOptions): NotFoundCachingSource {
  const missing = new LRUCache<string, true>({ max: maxEntries, ttl: ttlMs });
  /** Counts publishes, so that results of earlier requests are not cached. */
  let generation = 0;

  async function lookUp<Value>(
    key: string,
    notFound: Value,
    load: () => Promise<Value>,
    isNotFound: (value: Value) => boolean,
  ): Promise<Value> {
    if (missing.has(key)) return notFound;
    const startedIn = generation;
    const value = await load();
    if (isNotFound(value) && startedIn === generation) missing.set(key, true);
    return value;
  }
  const lookUpOptional = <Value>(
    kind: string,
    id: string,
    load: () => Promise<Value | undefined>,
  ): Promise<Value | undefined> =>
    lookUp<Value | undefined>(`${kind} ${id}`, undefined, load, (value) => value === undefined);

  return {
    ...source,
    page: (id) =>
      lookUp(
        `page ${id}`,
        { kind: 'missing' },
        () => source.page(id),
        ({ kind }) => kind === 'missing',
      ),
    menu: (id) => lookUpOptional('menu', id, () => source.menu(id)),
    offer: (slug) => lookUpOptional('offer', slug, () => source.offer(slug)),
    job: (id) => lookUpOptional('job', id, () => source.job(id)),
    clearNotFound(changes) {
      generation += 1;
      if (changes === 'everything') missing.clear();
      else for (const { kind, id } of changes) missing.delete(`${kind} ${id}`);
    },
  };
}
