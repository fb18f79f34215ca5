import { useRef, useState } from 'react';
import type { ListedPage } from '#schemas/api/content/page-list.ts';
import { errorMessageOf } from '#schemas/content/problem/error-message.ts';
import { countPages } from '../count-pages.ts';
import type { PageRange } from './use-page-parts.ts';

interface PageSource {
  readonly total: number;
  readonly pageAt: (index: number) => ListedPage | undefined;
  readonly loadRange: (range: PageRange) => Promise<ListedPage[]>;
}

export interface PageSelection {
  readonly pages: ReadonlyMap<string, ListedPage>;
  /** For screen readers. */
  readonly announcement: string;
  /** Selects a page or deselects it. */
  readonly toggle: (index: number) => void;
  /** Selects all pages from the last one that was toggled. */
  readonly extendTo: (index: number) => Promise<void>;
  readonly selectAll: () => Promise<void>;
  readonly clear: () => void;
}

const describe = (count: number): string => (count === 0 ? 'No page selected' : `${countPages(count)} selected`);

/** The selected pages. They stay selected while the search changes, so that several searches can be combined. */
export function useSelection({ total, pageAt, loadRange }: PageSource): PageSelection {
  const [pages, setPages] = useState<ReadonlyMap<string, ListedPage>>(new Map());
  const [announcement, setAnnouncement] = useState('');
  const anchor = useRef(0);
  const select = (selected: ReadonlyMap<string, ListedPage>): void => {
    setPages(selected);
    setAnnouncement(describe(selected.size));
  };
  const add = async (range: PageRange): Promise<void> => {
    try {
      const loaded = await loadRange(range);
      select(new Map([...pages, ...loaded.map((page) => [page.id, page] as const)]));
    } catch (error) {
      setAnnouncement(`Not all pages could be selected. ${errorMessageOf(error)}`);
    }
  };
  return {
    pages,
    announcement,
    toggle(index) {
      const page = pageAt(index);
      if (!page) return;
      anchor.current = index;
      const selected = new Map(pages);
      if (!selected.delete(page.id)) selected.set(page.id, page);
      select(selected);
    },
    extendTo: (index) => add({ first: Math.min(anchor.current, index), last: Math.max(anchor.current, index) }),
    selectAll: () => (total === 0 ? Promise.resolve() : add({ first: 0, last: total - 1 })),
    clear: () => {
      if (pages.size > 0) select(new Map());
    },
  };
}
