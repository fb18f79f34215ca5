import type { Database } from '#adapters/service/database/tables.ts';
import type { FoundPages, PageMatch, PageQuery } from '#schemas/api/content/page-list.ts';
import { listLastChanges } from '../changes/changes.ts';
import { findMatch } from '../texts/find-match.ts';
import { indexPages } from './page-index.ts';
import { listPageStates } from './page-state.ts';
import { ownWords, searchWords, selectPages } from './select-pages.ts';
import { findTileUses } from './tile-uses.ts';

/** The part of the pages that a query asks for. Reads the content only of pages that have changed since the last search. */
export async function findPages(database: Database, query: PageQuery): Promise<FoundPages> {
  const states = await listPageStates(database);
  const lastChanges = await listLastChanges(database, 'page');
  const pages = states.map((state) => ({
    ...state,
    ...(lastChanges.has(state.id) && { liveChangedAt: lastChanges.get(state.id) }),
  }));
  const uses = query.tile === undefined ? undefined : await findTileUses(database, query.tile);
  const index = query.text === undefined || query.searchIn === 'title' ? undefined : await indexPages(database);
  const words = index && new Map(index.map((page) => [page.id, page.words]));
  const found = selectPages(pages, query, { uses, wordsOf: words && (({ id }) => words.get(id)) });
  return words ? { ...found, pages: await addMatches(database, found.pages, searchWords(query.text)) } : found;
}

/** Adds where the texts of pages have the words of a search to those whose titles and addresses do not have them. */
async function addMatches(
  database: Database,
  pages: FoundPages['pages'],
  words: readonly string[],
): Promise<FoundPages['pages']> {
  const unnamed = pages.filter((page) => !words.every((word) => ownWords(page).includes(word)));
  if (unnamed.length === 0) return pages;
  const rows = await database
    .selectFrom('pages')
    .select(['id', 'draft', 'published'])
    .where(
      'id',
      'in',
      unnamed.map(({ id }) => id),
    )
    .execute();
  const matches = new Map(rows.map((row) => [row.id, matchOf(row, words)]));
  return pages.map((page) => {
    const match = matches.get(page.id);
    return match ? { ...page, match } : page;
  });
}

interface StoredPage {
  readonly draft: string | null;
  readonly published: string | null;
}

function matchOf({ draft, published }: StoredPage, words: readonly string[]): PageMatch | undefined {
  const [edited, live] = [draft, published].map((content) => findMatch(JSON.parse(content ?? 'null'), words));
  return edited ?? (live && (draft === null ? live : { ...live, isLiveOnly: true }));
}
