import { useState } from 'react';
import type { PreviewTarget } from '#preview/app/canvas/render/render-draft.ts';
import type { PageContent } from '#preview/app/document/page-content.ts';
import { usePage } from '#preview/app/editor/editor-context.ts';
import { findNextChange, type NextChange } from './find-next-change.ts';

export interface ChangeQuery {
  readonly page: PageContent;
  readonly target: PreviewTarget;
}

interface PendingChange extends ChangeQuery {
  /** Undefined until the site has responded. */
  readonly change: NextChange | undefined;
}

/** Whether two requests are for the same content, address and preview date. */
export const isSameQuery = (one: ChangeQuery, other: ChangeQuery): boolean =>
  one.page === other.page &&
  one.target.path === other.target.path &&
  one.target.at?.getTime() === other.target.at?.getTime();

/** When the page changes next, once requested. A result for other content is ignored. */
export function useNextChange(target: PreviewTarget) {
  const page = usePage();
  const [latest, setLatest] = useState<PendingChange>();
  const matching = latest && isSameQuery(latest, { page, target }) ? latest : undefined;
  const isSearching = matching !== undefined && matching.change === undefined;
  const search = async (): Promise<void> => {
    if (isSearching) return;
    const mine: PendingChange = { page, target, change: undefined };
    setLatest(mine);
    const change = await findNextChange(page, target);
    setLatest((current) => (current === mine ? { page, target, change } : current));
  };
  return { change: matching?.change, isSearching, search };
}
