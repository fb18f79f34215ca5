import type { PageContext } from './page-context.ts';

/** The query parameter with the number of entries that a long list shows. */
export const showParameter = 'show';

/** Entries that a list shows at first, and that each “Show more” adds. */
export const entriesPerStep = 50;
/** The most entries in one document, so that no document grows without end. Earlier ones have a link then. */
export const maxShownEntries = 100;
/** More than the entries of any list that the API client accepts. */
const maxListLength = 20_000;

/** The values of the parameter. They are fixed, so that documents can be cached. */
export const shownCounts: readonly string[] = Array.from({ length: maxListLength / entriesPerStep - 1 }, (_, step) =>
  String((step + 2) * entriesPerStep),
);

/** The part of a long list that a page shows. */
export interface ShownEntries<Entry> {
  readonly entries: readonly Entry[];
  /** The number of entries before the first shown one. */
  readonly before: number;
  readonly total: number;
}

/** Selects the entries that the query asks for: the first ones, and of very many the last of those. */
export function selectShownEntries<Entry>(all: readonly Entry[], query: PageContext['query']): ShownEntries<Entry> {
  const requested = Math.max(entriesPerStep, ...(query.show ?? []).map(Number).filter(Number.isInteger));
  const end = Math.min(requested, Math.ceil(all.length / entriesPerStep) * entriesPerStep);
  const before = Math.max(0, end - maxShownEntries);
  return { entries: all.slice(before, end), before, total: all.length };
}

/** Whether entries are left out. */
export const isPartOfList = ({ entries, total }: ShownEntries<unknown>): boolean => entries.length < total;

/**
 * Builds the address of the same page with another number of entries. `parameters` are the others that the list reads.
 */
export function buildShowUrl(
  { path, query }: Pick<PageContext, 'path' | 'query'>,
  parameters: readonly string[],
  count: number,
  fragment: string,
): string {
  const search = new URLSearchParams(
    parameters.flatMap((name) => (query[name] ?? []).map((value): [string, string] => [name, value])),
  );
  if (count > entriesPerStep) search.set(showParameter, String(count));
  return `${path}${search.size > 0 ? `?${search}` : ''}#${fragment}`;
}
