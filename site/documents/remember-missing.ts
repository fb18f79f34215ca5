import { LRUCache } from 'lru-cache';
import type { ContentSource } from './content-source.ts';

interface Memory {
  /** Ids that are remembered at once. */
  readonly maximum: number;
  /** Milliseconds after which an id is asked for again. */
  readonly ttlMs: number;
}

export interface RememberingSource extends ContentSource {
  /** Content was published: what was missing may be there now. */
  forget(): void;
}

/** Asks only once in a while for pages that do not exist, so that made-up addresses cost the content service nothing. */
export function rememberMissing(source: ContentSource, { maximum, ttlMs }: Memory): RememberingSource {
  const missing = new LRUCache<string, true>({ max: maximum, ttl: ttlMs });
  return {
    ...source,
    async page(id) {
      if (missing.has(id)) return { kind: 'missing' };
      const answer = await source.page(id);
      if (answer.kind === 'missing') missing.set(id, true);
      return answer;
    },
    forget: () => missing.clear(),
  };
}
