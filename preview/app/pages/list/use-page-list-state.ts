import { useSearchParams } from 'wouter';
import type { PageSearch } from '../../api/pages.ts';
import { type PageLayout, type PageListState, readPageList, writePageList } from './page-search.ts';

interface PageListActions {
  readonly setSearch: (search: PageSearch) => void;
  readonly setLayout: (layout: PageLayout) => void;
}

/** The search, filters and order in the address, so that Back, a reload and a shared address show the same pages. */
export function usePageListState(): PageListState & PageListActions {
  const [query, setQuery] = useSearchParams();
  const state = readPageList(query);
  return {
    ...state,
    setSearch: (search) =>
      setQuery(writePageList({ ...state, search }), { replace: isTyping(state.search.text, search.text) }),
    setLayout: (layout) => setQuery(writePageList({ ...state, layout }), { replace: true }),
  };
}

/** While somebody types, Back leads to before the search and not to each letter. */
const isTyping = (before: string, after: string): boolean => before !== after && before !== '' && after !== '';
