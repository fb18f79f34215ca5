import type { PageState } from '#schemas/api/content/editing.ts';
import type { TileUse } from '#schemas/api/content/editing-tools.ts';
import { holdsWords } from '../ui/holds-words.ts';

/** The filters of the page list. */
export interface PageSearch {
  /** Text of the title or the address. */
  readonly words: string;
  readonly standing: 'all' | 'live' | 'draft' | 'deleted';
  /** A tile type that the pages use; empty for any. */
  readonly tile: string;
}

export const everyPage: PageSearch = { words: '', standing: 'all', tile: '' };

export type Use = TileUse['pages'][number];

/** How often each page uses a tile type, by page id. */
export const usesOf = (uses: readonly TileUse[] | undefined, tile: string): ReadonlyMap<string, Use> =>
  new Map(uses?.find(({ type }) => type === tile)?.pages.map((use) => [use.id, use]));

/** The pages that match. Deleted pages are listed only when asked for. */
export function findPages(
  pages: readonly PageState[],
  { words, standing, tile }: PageSearch,
  uses: ReadonlyMap<string, Use>,
): PageState[] {
  const isWanted = holdsWords(words);
  return pages.filter(
    ({ id, title = '', deletedAt, hasDraft, publishedRevision }) =>
      isWanted(`${id} ${title}`) &&
      (tile === '' || uses.has(id)) &&
      (standing === 'deleted') === Boolean(deletedAt) &&
      (standing !== 'draft' || hasDraft) &&
      (standing !== 'live' || Boolean(publishedRevision)),
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
