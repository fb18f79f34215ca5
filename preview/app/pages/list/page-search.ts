import { maxListSearch, pageSorts, pageStatuses } from '#schemas/api/content/page-list.ts';
import type { PageSearch } from '../../api/pages.ts';

export const allPages: PageSearch = { text: '', status: 'all', tile: '', sort: 'address' };

export type PageLayout = 'table' | 'gallery';

/** What the address of the page list says. */
export interface PageListState {
  readonly search: PageSearch;
  readonly layout: PageLayout;
}

/** Reads the query of the address. An unknown value is ignored, and a long text is shortened as in its field. */
export const readPageList = (query: URLSearchParams): PageListState => ({
  search: {
    text: (query.get('text') ?? '').slice(0, maxListSearch),
    status: pageStatuses.find((status) => status === query.get('status')) ?? 'all',
    tile: query.get('tile') ?? '',
    sort: pageSorts.find((sort) => sort === query.get('sort')) ?? 'address',
  },
  layout: query.get('layout') === 'gallery' ? 'gallery' : 'table',
});

/** The query of the address, without what is so by default. */
export function writePageList({ search, layout }: PageListState): URLSearchParams {
  const query = new URLSearchParams();
  for (const [name, value] of Object.entries(search))
    if (!Object.entries(allPages).some(([each, initial]) => each === name && initial === value)) query.set(name, value);
  if (layout !== 'table') query.set('layout', layout);
  return query;
}

/** The address of the page list with a search. */
export function pageListAddress(search: Partial<PageSearch>, layout: PageLayout = 'table'): string {
  const query = writePageList({ search: { ...allPages, ...search }, layout });
  return query.size > 0 ? `/?${query}` : '/';
}

/** Whether the pages are a part of all. */
export const isFiltered = ({ text, status, tile }: PageSearch): boolean =>
  text.trim() !== '' || status !== 'all' || tile !== '';
