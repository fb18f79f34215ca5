import type { PageAddress } from '#preview/app/api/preview-facts.ts';
import { createTextFilter } from '#preview/app/ui/create-text-filter.ts';
import { normalizeForSearch } from '#schemas/content/field/normalize-for-search.ts';

/** A page, an item with an address, or a tile of the page that is edited. */
export interface LinkChoice {
  readonly href: string;
  readonly name: string;
}

interface ChoiceSources {
  readonly addresses: readonly PageAddress[];
  /** Titles of pages, by their id. */
  readonly titles: ReadonlyMap<string, string>;
  readonly tiles: readonly { readonly key: string; readonly name: string }[];
}

/** A page’s id as words: “Terms and conditions”. */
function wordsOf(id: string): string {
  const words = id.replace(/^_/, '').replaceAll(/[-/]+/g, ' ').trim();
  return words.charAt(0).toUpperCase() + words.slice(1);
}

export const linkChoices = ({ addresses, titles, tiles }: ChoiceSources): LinkChoice[] => [
  ...addresses.map(({ page, path, label }) => ({ href: path, name: label || titles.get(page) || wordsOf(page) })),
  ...tiles.map(({ key, name }) => ({ href: `#${key}`, name: `${name}, on this page` })),
];

const maximum = 8;

/** The choices whose name or address has every word of the search text, those used recently first. */
export function searchChoices(choices: readonly LinkChoice[], recent: readonly string[], search: string): LinkChoice[] {
  const filters = search.trim().split(/\s+/).map(createTextFilter);
  const start = normalizeForSearch(search.trim());
  const rank = ({ href, name }: LinkChoice): number => {
    const used = recent.indexOf(href);
    if (used >= 0) return used - recent.length;
    return normalizeForSearch(name).startsWith(start) ? 0 : 1;
  };
  return choices
    .filter(({ href, name }) => filters.every((matches) => matches(`${name} ${href}`)))
    .map((choice) => ({ choice, rank: rank(choice) }))
    .toSorted((one, other) => one.rank - other.rank)
    .slice(0, maximum)
    .map(({ choice }) => choice);
}
