import type { Database } from '#adapters/service/database/tables.ts';
import type { FoundPages, PageQuery } from '#schemas/api/content/page-list.ts';
import { listLastChanges } from '../changes/changes.ts';
import { indexPages } from './page-index.ts';
import { listPageStates } from './page-state.ts';
import { selectPages } from './select-pages.ts';
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
  return selectPages(pages, query, { uses, wordsOf: words && (({ id }) => words.get(id)) });
}
