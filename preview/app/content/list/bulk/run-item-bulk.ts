import {
  deleteItem,
  loadItem,
  publishItem,
  putItemDraft,
  restoreItem,
  scheduleItem,
  unpublishItem,
} from '#preview/app/api/content.ts';
import { type BulkResult, runBulk } from '#preview/app/pages/bulk/run-bulk.ts';
import { productNow } from '#preview/app/ui/time/product-clock.ts';
import type { ContentState } from '#schemas/api/content/content-items.ts';
import { readItem } from '../../editor/read-item.ts';
import type { ItemBulkAction } from './plan-item-bulk.ts';

export interface ItemBulkResult {
  readonly done: readonly ContentState[];
  /** What failed, and why: “Chef: It has an error.” */
  readonly failures: readonly string[];
}

async function runEach(
  items: readonly ContentState[],
  run: (item: ContentState) => Promise<unknown>,
): Promise<ItemBulkResult> {
  const results: BulkResult<ContentState>[] = [];
  await runBulk(items, run, (result) => results.push(result));
  return {
    done: results.filter(({ error }) => error === undefined),
    failures: results.flatMap(({ id, name = id, place, error }) =>
      error === undefined ? [] : [`${place ? `${name}, ${place}` : name}: ${error}`],
    ),
  };
}

export const runItemBulk = (action: ItemBulkAction, items: readonly ContentState[]): Promise<ItemBulkResult> =>
  runEach(items, (item) => {
    switch (action) {
      case 'publish':
        return publishItem(item, { version: item.draftVersion });
      case 'unpublish':
        return unpublishItem(item);
      case 'delete':
        return deleteItem(item);
    }
  });

/** Changes items back that an action has changed. The items are as they were before it. */
export const undoItemBulk = (action: ItemBulkAction, items: readonly ContentState[]): Promise<ItemBulkResult> =>
  runEach(items, (item) => {
    switch (action) {
      case 'publish':
        return undoPublication(item);
      case 'unpublish':
        return publishRevision(item, item.draftVersion, true);
      case 'delete':
        return restoreItem(item);
    }
  });

const publishRevision = async (item: ContentState, version: number, restoresSchedule = false): Promise<void> => {
  // What was live is a revision, at the latest since it was unpublished.
  const revision = item.publishedRevision ?? (await loadItem(item)).state.publishedRevision;
  await publishItem(item, {
    version,
    ...(restoresSchedule && { restoresSchedule }),
    ...(typeof revision === 'number' && { revision }),
  });
};

/** Publishes what was live before, if anything was. What was published becomes the draft again, with its schedule. */
async function undoPublication(item: ContentState): Promise<void> {
  const { isLive, draftVersion, scheduledAt, unpublishAt } = item;
  if (!isLive) {
    await scheduleAgain(await unpublishItem(item, Boolean(scheduledAt || unpublishAt)), scheduledAt);
    return;
  }
  const { content } = await loadItem(item);
  await publishRevision(item, draftVersion);
  await scheduleAgain(await putItemDraft(item, readItem(content), draftVersion), scheduledAt);
}

/** Schedules the draft for its former time. Publishing the version that is scheduled has cancelled that time. */
async function scheduleAgain(state: ContentState, publishAt: string | null | undefined): Promise<void> {
  if (!publishAt || state.scheduledAt || Date.parse(publishAt) <= productNow()) return;
  await scheduleItem(state, { version: state.draftVersion, publishAt });
}
