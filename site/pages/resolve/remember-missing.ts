import { LRUCache } from 'lru-cache';
import type { ContentSource } from '../source/content-source.ts';

interface Memory {
  /** The maximum number of cached ids. */
  readonly maximum: number;
  /** How long an id stays cached, in milliseconds. */
  readonly ttlMs: number;
}

export interface RememberingSource extends ContentSource {
  /** Clears the cache, because published content may exist now. */
  forget(): void;
}

/** Caches which ids do not exist, so that made-up addresses cost the content service nothing. */
export function rememberMissing(source: ContentSource, { maximum, ttlMs }: Memory): RememberingSource {
  const missing = new LRUCache<string, true>({ max: maximum, ttl: ttlMs });
  /** Counts publishes, so that results of earlier requests are not cached. */
  let generation = 0;

  async function once<Value>(
    name: string,
    absent: Value,
    ask: () => Promise<Value>,
    isAbsent: (value: Value) => boolean,
  ): Promise<Value> {
    if (missing.has(name)) return absent;
    const begun = generation;
    const value = await ask();
    if (isAbsent(value) && begun === generation) missing.set(name, true);
    return value;
  }
  const maybe = <Value>(kind: string, id: string, ask: () => Promise<Value | undefined>): Promise<Value | undefined> =>
    once<Value | undefined>(`${kind} ${id}`, undefined, ask, (value) => value === undefined);

  return {
    ...source,
    page: (id) =>
      once(
        `page ${id}`,
        { kind: 'missing' },
        () => source.page(id),
        ({ kind }) => kind === 'missing',
      ),
    menu: (id) => maybe('menu', id, () => source.menu(id)),
    offer: (slug) => maybe('offer', slug, () => source.offer(slug)),
    job: (id) => maybe('job', id, () => source.job(id)),
    forget() {
      generation += 1;
      missing.clear();
    },
  };
}
