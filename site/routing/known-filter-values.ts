import { LRUCache } from 'lru-cache';

/** Query parameters with values from content: dietary tags, job title groups, restaurant amenities. */
export const contentParameters = ['diet', 'title', 'has'] as const;

/** The values of the filter forms on the site’s pages. */
export interface KnownFilterValues {
  has(name: string, value: string): boolean;
  /**
   * Collects values from the HTML of a page that was rendered without a query, so that it cannot contain made-up ones.
   */
  learn(html: string): void;
  readonly size: number;
}

/** Far more than the tags of any menu. */
const maxValues = 1000;

const input = new RegExp(
  `<input\\b[^>]*\\bname="(${contentParameters.join('|')})"[^>]*\\bvalue="([a-z0-9-]{1,60})"`,
  'g',
);

export function createKnownFilterValues(): KnownFilterValues {
  const values = new LRUCache<string, true>({ max: maxValues });
  return {
    has: (name, value) => values.has(`${name}=${value}`),
    learn(html) {
      for (const [, name, value] of html.matchAll(input)) values.set(`${name}=${value}`, true);
    },
    get size() {
      return values.size;
    },
  };
}
