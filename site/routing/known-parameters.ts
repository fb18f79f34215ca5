import { LRUCache } from 'lru-cache';
import type { ContentChanges, StoredDocument } from '../pages/cache/document-cache.ts';
import { isChanged } from '../pages/cache/is-changed.ts';

/** Which query parameters the page at each path reads. */
export interface KnownParameters {
  /** Undefined while no document of the path was rendered since its content changed. */
  of(path: string): ReadonlySet<string> | undefined;
  learn(path: string, parameters: ReadonlySet<string>, tags: StoredDocument['tags']): void;
  /** Removes what was learned from changed content. */
  invalidate(changes: ContentChanges): void;
}

interface Entry {
  readonly parameters: ReadonlySet<string>;
  readonly tags: StoredDocument['tags'];
}

/** The maximum number of paths: more than a large chain has pages. */
const maxPaths = 20_000;

export function createKnownParameters(): KnownParameters {
  const known = new LRUCache<string, Entry>({ max: maxPaths });
  return {
    of: (path) => known.get(path)?.parameters,
    learn: (path, parameters, tags) => void known.set(path, { parameters, tags }),
    invalidate(changes) {
      for (const [path, entry] of [...known.entries()]) if (isChanged(entry, changes)) known.delete(path);
    },
  };
}
