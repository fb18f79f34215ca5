import type { Database } from '#adapters/service/database/tables.ts';
import type { FoundPages, ListedPage, PageQuery } from '#schemas/api/content/page-list.ts';
import { listLastChanges } from '../changes/changes.ts';
import { findMatchInVersions, markWords } from '../texts/find-match.ts';
import { rankOfWords, type SearchedText, searchWords } from '../texts/match-words.ts';
import { textsOfPage } from '../texts/text-fields.ts';
import { indexPages } from './page-index.ts';
import { listPageStates } from './page-state.ts';
import { nameText, selectPages } from './select-pages.ts';
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
  const texts = index && new Map(index.map((page) => [page.id, page.text]));
  const found = selectPages(pages, query, { uses, textOf: texts && (({ id }) => texts.get(id)) });
  const words = searchWords(query.text);
  if (words.length === 0) return found;
  const marked = found.pages.map((page) => markTitle(page, words));
  return { ...found, pages: texts ? await addMatches(database, marked, words) : marked };
}

function markTitle(page: ListedPage, words: readonly SearchedText[]): ListedPage {
  const titleParts = markWords(page.title ?? '', words);
  return titleParts.some(({ isMatch }) => isMatch) ? { ...page, titleParts } : page;
}

/** Adds where the texts of pages have the words of a search to those whose titles and addresses do not have them. */
async function addMatches(
  database: Database,
  pages: FoundPages['pages'],
  words: readonly SearchedText[],
): Promise<FoundPages['pages']> {
  const unnamed = pages.filter((page) => rankOfWords(nameText(page), words) === 0);
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
  const matches = new Map(
    rows.map(({ id, draft, published }) => [id, findMatchInVersions({ draft, live: published }, textsOfPage, words)]),
  );
  return pages.map((page) => {
    const match = matches.get(page.id);
    return match ? { ...page, match } : page;
  });
}
