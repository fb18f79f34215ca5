import { useHistoryState } from 'wouter/use-browser-location';
import { isRecord } from '#schemas/content/is-record.ts';
import { listViews } from './list-views.ts';

export interface ListLink {
  readonly href: string;
  readonly title: string;
}

/** The list that a link of the navigation was followed from, which the browser stores with the address. */
export function useListOfOrigin(): ListLink {
  const state: unknown = useHistoryState();
  const href = isRecord(state) && typeof state.list === 'string' ? state.list : '/';
  const path = href.split('?')[0] ?? '/';
  const title = listViews.find((view) => view.href === path)?.title;
  return title === undefined ? { href: '/', title: 'Pages' } : { href, title };
}
