import type { PageState } from '#schemas/api/content/editing.ts';
import { callPreview } from '../../api/call-preview.ts';
import { type CheckedPage, maxCheckedPages, pageChecksResponse } from '../../api/page-checks.ts';
import {
  deletePage,
  loadDraft,
  publishPage,
  putDraft,
  restorePage,
  schedulePage,
  unpublishPage,
} from '../../api/pages.ts';
import { readContent } from '../../document/page-content.ts';
import { productNow } from '../../ui/time/product-clock.ts';
import type { BulkRun, PlannedPage } from './plan-bulk.ts';

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
export function runAction(action: BulkRun, page: PlannedPage, scheduledAt: string | undefined): Promise<unknown> {
  const { id, version, keepsScheduled } = page;
  switch (action) {
    case 'publish':
      return publishPage(id, { version });
    case 'schedule':
      return schedulePage(id, { version, publishAt: scheduledAt ?? null, ...(keepsScheduled && { keepsScheduled }) });
    case 'schedule-end':
      return schedulePage(id, { version, unpublishAt: scheduledAt ?? null });
    case 'unpublish':
      return unpublishPage(id);
    case 'delete':
      return deletePage(id);
    case 'restore':
      return restorePage(id);
    case 'undo':
      return undoAction(page);
  }
}

/** Undoes an action with a page, unless somebody has saved since. */
async function undoAction({ id, version, undo }: PlannedPage): Promise<void> {
  switch (undo?.kind) {
    case 'restore':
      await restorePage(id);
      break;
    case 'unpublish':
      await unpublishPage(id, undo.keepsSchedule);
      if (undo.scheduledAt) await scheduleAgain((await loadDraft(id)).state, undo.scheduledAt);
      break;
    case 'schedule':
      await schedulePage(id, { version, ...undo.times });
      break;
    case 'republish': {
      const published = undo.keepsDraft ? await loadDraft(id) : undefined;
      await publishPage(id, { revision: undo.revision, version, ...(!undo.keepsDraft && { restoresSchedule: true }) });
      if (!published) return;
      await scheduleAgain(await putDraft(readContent(id, published.page), version), undo.scheduledAt);
    }
  }
}

/** Schedules the draft for its former time. Publishing the version that is scheduled has cancelled that time. */
async function scheduleAgain(state: PageState, publishAt: string | undefined): Promise<void> {
  if (!publishAt || state.scheduledAt || Date.parse(publishAt) <= productNow()) return;
  await schedulePage(state.id, { version: state.draftVersion, publishAt });
}
