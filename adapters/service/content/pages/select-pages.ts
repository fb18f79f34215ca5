import type { PageState } from '#schemas/api/content/editing.ts';
import type { FoundPages, PageQuery, TileCount } from '#schemas/api/content/page-list.ts';
import { normalizeForSearch } from '#schemas/content/field/normalize-for-search.ts';

const isTemplate = ({ id }: PageState): boolean => id.startsWith('_');

const compareTexts = new Intl.Collator('en-GB').compare;
const titleOf = ({ id, title }: PageState): string => title ?? id;
const changedAt = ({ draftSavedAt, publishedAt }: PageState): number =>
  Math.max(...[draftSavedAt, publishedAt].map((at) => (at ? Date.parse(at) : 0)));

/** How pages that are no templates are compared; equal ones are in the order of their ids. */
const orders: Readonly<Record<PageQuery['sort'], (one: PageState, other: PageState) => number>> = {
  address: (one, other) => Number(other.id === 'home') - Number(one.id === 'home'),
  title: (one, other) => compareTexts(titleOf(one), titleOf(other)),
  changed: (one, other) => changedAt(other) - changedAt(one),
};

function hasStatus(page: PageState, status: PageQuery['status']): boolean {
  if (status === 'deleted') return Boolean(page.deletedAt);
  if (page.deletedAt) return false;
  switch (status) {
    case 'live':
      return typeof page.publishedRevision === 'number';
    case 'draft':
      return page.hasDraft;
    case 'template':
      return isTemplate(page);
    case 'all':
      return true;
  }
}

/** The part of all pages, ordered by id, that a query asks for. `uses`: by page id, for the tile type of the query. */
export function selectPages(
  pages: readonly PageState[],
  { id, text, status, tile, sort, start, limit }: PageQuery,
  uses: ReadonlyMap<string, TileCount> = new Map(),
): FoundPages {
  if (id !== undefined) {
    const found = pages.filter((page) => page.id === id);
    return { pages: found, total: found.length };
  }
  const searched = normalizeForSearch(text ?? '');
  const found = pages.filter(
    (page) =>
      hasStatus(page, status) &&
      (tile === undefined || uses.has(page.id)) &&
      (searched === '' || normalizeForSearch(`${page.id} ${page.title ?? ''}`).includes(searched)),
  );
  const compare = orders[sort];
  const sorted = found.sort((one, other) => Number(isTemplate(one)) - Number(isTemplate(other)) || compare(one, other));
  return {
    pages: sorted.slice(start, start + limit).map((page) => {
      const use = uses.get(page.id);
      return use ? { ...page, use } : page;
    }),
    total: sorted.length,
  };
}
