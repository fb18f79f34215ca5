import { callPreview } from '../../api/call-preview.ts';
import { type CheckedPage, maxCheckedPages, pageChecksResponse } from '../../api/page-checks.ts';
import { deletePage, publishPage, restorePage, schedulePage, unpublishPage } from '../../api/pages.ts';
import type { BulkAction, PlannedPage } from './plan-bulk.ts';

/** Checks pages in parts, and reports after each how many are checked. */
export async function checkPages(
  ids: readonly string[],
  review: boolean,
  signal: AbortSignal,
  onProgress: (count: number) => void,
): Promise<CheckedPage[]> {
  const checked: CheckedPage[] = [];
  for (let at = 0; at < ids.length; at += maxCheckedPages) {
    const body = { ids: ids.slice(at, at + maxCheckedPages), review };
    const { pages } = await callPreview('/page-checks', pageChecksResponse, { method: 'POST', body, signal });
    checked.push(...pages);
    onProgress(checked.length);
  }
  return checked;
}

/** Does an action with one page. `scheduledAt` is an instant. Rejects when the service refuses it. */
export function runAction(
  action: BulkAction,
  { id, version }: PlannedPage,
  scheduledAt: string | undefined,
): Promise<unknown> {
  switch (action) {
    case 'publish':
      return publishPage(id, { version });
    case 'schedule':
      return schedulePage(id, { version, publishAt: scheduledAt ?? null });
    case 'schedule-end':
      return schedulePage(id, { version, unpublishAt: scheduledAt ?? null });
    case 'unpublish':
      return unpublishPage(id);
    case 'delete':
      return deletePage(id);
    case 'restore':
      return restorePage(id);
  }
}
