import { LRUCache } from 'lru-cache';

/** Parts of the query whose values come from content: dietary tags, groups of jobs, amenities of restaurants. */
export const contentNames = ['diet', 'title', 'has'] as const;

/** The values that pages of the site offer in their forms. */
export interface OfferedValues {
  has(name: string, value: string): boolean;
  /** Learns from the HTML of a page that was rendered without a query, which nobody's made-up words can be in. */
  learn(html: string): void;
  readonly size: number;
}

/** Far more than a menu has tags. */
const mostValues = 1000;

const input = new RegExp(`<input\\b[^>]*\\bname="(${contentNames.join('|')})"[^>]*\\bvalue="([a-z0-9-]{1,60})"`, 'g');

export function createOfferedValues(): OfferedValues {
  const values = new LRUCache<string, true>({ max: mostValues });
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
