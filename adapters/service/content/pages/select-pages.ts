import type { PageState } from '#schemas/api/content/editing.ts';
import type { FoundPages, ListedPage, PageQuery, TileCount } from '#schemas/api/content/page-list.ts';
import { sharedNameOf } from '#schemas/content/page/page-without-address.ts';
import { rankOfContent, type SearchedText, searchWords, toSearchedText } from '../texts/match-words.ts';

const isShared = ({ id }: PageState): boolean => sharedNameOf(id) !== undefined;
const isTemplate = ({ id }: PageState): boolean => id.startsWith('_');

const compareTexts = new Intl.Collator('en-GB').compare;
const titleOf = ({ id, title }: PageState): string => title ?? id;
const lastChange = ({ liveChangedAt, draftSavedAt, publishedAt }: ListedPage): number =>
  Math.max(...[liveChangedAt, draftSavedAt, publishedAt].map((at) => (at ? Date.parse(at) : 0)));

/** How pages that are not templates are compared; equal ones are in the order of their ids. */
const orders: Readonly<Record<PageQuery['sort'], (one: ListedPage, other: ListedPage) => number>> = {
  address: (one, other) => Number(other.id === 'home') - Number(one.id === 'home'),
  title: (one, other) => compareTexts(titleOf(one), titleOf(other)),
  changed: (one, other) => lastChange(other) - lastChange(one),
};

function hasStatus(page: ListedPage, status: PageQuery['status']): boolean {
  if (status === 'deleted') return Boolean(page.deletedAt);
  if (page.deletedAt) return false;
  const isLive = typeof page.publishedRevision === 'number';
  switch (status) {
    case 'live':
      return isLive;
    case 'changed':
      return isLive && page.hasDraft;
    case 'scheduled':
      return Boolean(page.scheduledAt) || Boolean(page.unpublishAt);
    case 'unpublished':
      return !isLive && page.wasPublished === true;
    case 'draft':
      return !isLive && page.wasPublished !== true;
    case 'template':
      return isTemplate(page) && !isShared(page);
    case 'shared':
      return isShared(page);
    case 'all':
      return true;
  }
}

/** What a query needs to know beside the states of the pages. */
interface PageFacts {
  /** By page id, for the tile type of the query. */
  readonly uses?: ReadonlyMap<string, TileCount> | undefined;
  /** The text of a page; by default its address and title. */
  readonly textOf?: ((page: PageState) => SearchedText | undefined) | undefined;
}

/** The address and title of a page. */
export const nameText = ({ id, title = '' }: PageState): SearchedText => toSearchedText(`${id} ${title}`);

/** The part of all pages, ordered by id, that a query asks for. */
export function selectPages(
  pages: readonly ListedPage[],
  { id, text, status, tile, sort, start, limit }: PageQuery,
  { uses = new Map(), textOf }: PageFacts = {},
): FoundPages {
  if (id !== undefined) {
    const found = pages.filter((page) => page.id === id);
    return { pages: found, total: found.length };
  }
  const searched = searchWords(text);
  const rankOf = (page: PageState): number => {
    const name = nameText(page);
    return rankOfContent(name, textOf?.(page) ?? name, searched);
  };
  const ranks = new Map(searched.length > 0 ? pages.map((page) => [page.id, rankOf(page)]) : []);
  const found = pages.filter(
    (page) => hasStatus(page, status) && (tile === undefined || uses.has(page.id)) && ranks.get(page.id) !== 0,
  );
  const rankInOrder = ({ id: each }: PageState): number => (sort === 'address' ? (ranks.get(each) ?? 0) : 0);
  const compare = orders[sort];
  const sorted = found.sort(
    (one, other) =>
      rankInOrder(other) - rankInOrder(one) ||
      Number(isTemplate(one)) - Number(isTemplate(other)) ||
      compare(one, other),
  );
  return {
    pages: sorted.slice(start, start + limit).map((page) => {
      const use = uses.get(page.id);
      return use ? { ...page, use } : page;
    }),
    total: sorted.length,
  };
}
