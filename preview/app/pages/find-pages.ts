import type { PageState } from '#schemas/api/content/editing.ts';
import type { TileUse } from '#schemas/api/content/editing-tools.ts';
import { createTextFilter } from '../ui/create-text-filter.ts';

/** The filters of the page list. */
export interface PageSearch {
  /** Text of the title or the address. */
  readonly text: string;
  readonly status: 'all' | 'live' | 'draft' | 'deleted';
  /** A tile type that the pages use; empty for any. */
  readonly tile: string;
}

export const allPages: PageSearch = { text: '', status: 'all', tile: '' };

export type TileUseOnPage = TileUse['pages'][number];

/** How often each page uses a tile type, by page id. */
export const usesOf = (uses: readonly TileUse[] | undefined, tile: string): ReadonlyMap<string, TileUseOnPage> =>
  new Map(uses?.find(({ type }) => type === tile)?.pages.map((use) => [use.id, use]));

/** The pages that match. Deleted pages are listed only when asked for. */
export function findPages(
  pages: readonly PageState[],
  { text, status, tile }: PageSearch,
  uses: ReadonlyMap<string, TileUseOnPage>,
): PageState[] {
  const isMatch = createTextFilter(text);
  return pages.filter(
    ({ id, title = '', deletedAt, hasDraft, publishedRevision }) =>
      isMatch(`${id} ${title}`) &&
      (tile === '' || uses.has(id)) &&
      (status === 'deleted') === Boolean(deletedAt) &&
      (status !== 'draft' || hasDraft) &&
      (status !== 'live' || Boolean(publishedRevision)),
  );
}

interface PageGroup {
  readonly name: string;
  readonly pages: readonly PageState[];
}

/** Groups pages: those with an address of their own, the home page first, then templates. */
export function groupPages(pages: readonly PageState[]): PageGroup[] {
  const isTemplate = ({ id }: PageState): boolean => id.startsWith('_');
  const own = pages.filter((page) => !isTemplate(page));
  const home = own.filter(({ id }) => id === 'home');
  return [
    { name: 'Pages', pages: [...home, ...own.filter(({ id }) => id !== 'home')] },
    { name: 'Templates', pages: pages.filter(isTemplate) },
  ].filter((group) => group.pages.length > 0);
}
