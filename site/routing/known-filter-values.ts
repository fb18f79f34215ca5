import { LRUCache } from 'lru-cache';
import { dishParameter } from '#schemas/domain/menu/find-dish.ts';
import { sectionParameter } from '#schemas/domain/menu/shown-sections.ts';

/** Query parameters with values from content: dietary tags, job title groups, amenities, sections of a long menu, dishes. */
export const contentParameters = ['diet', 'title', 'has', sectionParameter, dishParameter] as const;

/** The values of the filter forms on the site’s pages. */
export interface KnownFilterValues {
  has(name: string, value: string): boolean;
  /** Adds values that `findFilterValues` found. */
  add(found: readonly string[]): void;
  readonly size: number;
}

/** Far more than the tags of any menu. */
const maxValues = 1000;

const input = new RegExp(
  `<input\\b[^>]*\\bname="(${contentParameters.join('|')})"[^>]*\\bvalue="([a-z0-9-]{1,60})"`,
  'g',
);

/** The links to the sections of a long menu and to dishes. */
const menuLink = new RegExp(`\\bhref="[^"]*[?;](${sectionParameter}|${dishParameter})=([\\w.-]{1,64})[&#"]`, 'g');

export function createKnownFilterValues(): KnownFilterValues {
  const values = new LRUCache<string, true>({ max: maxValues });
  return {
    has: (name, value) => values.has(`${name}=${value}`),
    add(found) {
      for (const each of found) values.set(each, true);
    },
    get size() {
      return values.size;
    },
  };
}

/**
 * The values of the filter forms, section links and dish links in the HTML of a page, each as `name=value`. The page must have been
 * rendered without a query, so that it cannot contain made-up ones.
 */
export const findFilterValues = (html: string): readonly string[] => [
  ...[...html.matchAll(input)].map(([, name, value]) => `${name}=${value}`),
  ...[...html.matchAll(menuLink)].map(([, name, value]) => `${name}=${value}`),
];
