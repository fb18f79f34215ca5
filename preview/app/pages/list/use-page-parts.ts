import { keepPreviousData, useQueries, useQuery, useQueryClient } from '@tanstack/react-query';
import type { ListedPage } from '#schemas/api/content/page-list.ts';
import { type PageSearch, pagePartQuery, pagesPerPart } from '../../api/pages.ts';

/** The positions of pages, the last one included. */
export interface PageRange {
  readonly first: number;
  readonly last: number;
}

const partsOf = ({ first, last }: PageRange): number[] => {
  const [from, to] = [Math.floor(first / pagesPerPart), Math.floor(last / pagesPerPart)];
  return Array.from({ length: Math.max(0, to - from + 1) }, (_, at) => from + at);
};

/** The pages that match a search, of which only the parts with the visible range are loaded. */
export function usePageParts(search: PageSearch, range: PageRange) {
  const client = useQueryClient();
  // While a filter changes, the pages of the previous one stay.
  const first = useQuery({ ...pagePartQuery(search, 0), placeholderData: keepPreviousData });
  const numbers = partsOf(range).filter((part) => part > 0);
  const others = useQueries({ queries: numbers.map((part) => pagePartQuery(search, part)) });
  const parts = new Map(numbers.map((part, at) => [part, others[at]]));
  const failures = [first, ...others].map(({ error, failureReason }) => error ?? failureReason);
  return {
    total: first.data?.total,
    isStale: first.isPlaceholderData,
    error: failures.find((error) => error !== null),
    retry: () =>
      void Promise.all([first, ...others].filter(({ error }) => error !== null).map(({ refetch }) => refetch())),
    /** The page at a position; undefined until it is loaded. */
    pageAt: (index: number): ListedPage | undefined => {
      const part = Math.floor(index / pagesPerPart);
      return (part === 0 ? first : parts.get(part))?.data?.pages[index % pagesPerPart];
    },
    /** Loads all pages of a range. Rejects if one part fails. */
    loadRange: async (wanted: PageRange): Promise<ListedPage[]> => {
      const pages: ListedPage[] = [];
      for (const part of partsOf(wanted)) {
        const loaded = await client.fetchQuery({ ...pagePartQuery(search, part), staleTime: 30_000, retry: false });
        for (const [at, page] of loaded.pages.entries()) {
          const index = part * pagesPerPart + at;
          if (index >= wanted.first && index <= wanted.last) pages.push(page);
        }
      }
      return pages;
    },
  };
}
