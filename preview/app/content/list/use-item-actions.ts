import { useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { deleteItem, invalidateContent, publishItem, restoreItem, unpublishItem } from '#preview/app/api/content.ts';
import { bulkLabels } from '#preview/app/pages/bulk/bulk-labels.ts';
import { formatFullDateTime } from '#preview/app/ui/time/format-date-time.ts';
import type { ContentState } from '#schemas/api/content/content-items.ts';
import { errorMessageOf } from '#schemas/content/problem/error-message.ts';
import type { KindView } from '../kind-views.ts';
import { describePublishedAgain, describeUnpublished } from '../publish/unpublish/describe-unpublished.ts';
import type { ItemBulkAction } from './bulk/plan-item-bulk.ts';
import { type ItemBulkResult, runItemBulk, undoItemBulk } from './bulk/run-item-bulk.ts';
import { countItems } from './count-items.ts';

/** The latest message, and how to undo the action if it can be undone. */
interface ActionMessage {
  readonly text: string;
  readonly undo?: () => void;
}

/** Unpublishes, deletes and restores items, and reports the outcome. */
export function useItemActions() {
  const client = useQueryClient();
  const [message, setMessage] = useState<ActionMessage>();
  const act = async <Result>(work: () => Promise<Result>, report: (result: Result) => ActionMessage): Promise<void> => {
    try {
      setMessage(report(await work()));
    } catch (error) {
      setMessage({ text: errorMessageOf(error) });
    }
    await invalidateContent(client);
  };
  const restore = (item: ContentState): Promise<void> =>
    act(
      () => restoreItem(item),
      (restored) => ({ text: describeRestoredItem(item, restored) }),
    );
  /** Rejects if the item was not deleted, which is reported as well: the question may be closed by then. */
  const remove = async (item: ContentState): Promise<void> => {
    const name = item.name ?? item.id;
    try {
      await deleteItem(item);
      setMessage({ text: `${name} was deleted.`, undo: () => void restore(item) });
    } catch (error) {
      setMessage({ text: `“${name}” was not deleted. ${errorMessageOf(error)}` });
      throw error;
    } finally {
      void invalidateContent(client);
    }
  };
  const publishAgain = (item: ContentState, { draftVersion: version, publishedRevision: revision }: ContentState) =>
    act(
      async () => {
        await publishItem(item, {
          version,
          restoresSchedule: true,
          ...(typeof revision === 'number' && { revision }),
        });
        return item;
      },
      () => ({ text: describePublishedAgain(item, item.name ?? item.id) }),
    );
  const unpublish = (item: ContentState): Promise<void> =>
    act(
      () => unpublishItem(item),
      (unpublished) => ({
        text: describeUnpublished(item, item.name ?? item.id),
        undo: () => void publishAgain(item, unpublished),
      }),
    );
  const undoAll = (action: ItemBulkAction, view: KindView, items: readonly ContentState[]): Promise<void> =>
    act(
      () => undoItemBulk(action, items),
      (result) => ({
        text: describeBulk(result, view, action === 'unpublish' ? 'published again' : bulkLabels.undo.willBe),
      }),
    );
  /** Does something with several items. */
  const runAll = (action: ItemBulkAction, view: KindView, items: readonly ContentState[]): Promise<void> =>
    act(
      () => runItemBulk(action, items),
      (result) => ({
        text: describeBulk(result, view, bulkLabels[action].willBe),
        ...(result.done.length > 0 && { undo: () => void undoAll(action, view, result.done) }),
      }),
    );
  return { message, dismiss: () => setMessage(undefined), restore, remove, unpublish, runAll };
}

/** “2 vacancies were published. 1 failed. Chef: It has an error.” */
function describeBulk({ done, failures }: ItemBulkResult, view: KindView, what: string): string {
  const first = `${countItems(view, done.length)} ${done.length === 1 ? 'was' : 'were'} ${what}.`;
  return failures.length === 0 ? first : [first, `${failures.length} failed.`, ...failures].join(' ');
}

/** Says whether visitors see an item that was restored, and what has become of the times that it had. */
function describeRestoredItem(before: ContentState, restored: ContentState): string {
  const { name, id, isLive, scheduledAt, unpublishAt } = restored;
  return [
    `${name ?? id} was restored${isLive ? ' and is live again.' : ' as a draft. Visitors do not see it.'}`,
    scheduledAt ? `It goes live on ${formatFullDateTime(scheduledAt)}.` : [],
    unpublishAt ? `It unpublishes on ${formatFullDateTime(unpublishAt)}.` : [],
    before.scheduledAt && !scheduledAt
      ? `The time to publish it, ${formatFullDateTime(before.scheduledAt)}, is gone.`
      : [],
    before.unpublishAt && !unpublishAt
      ? `The time to unpublish it, ${formatFullDateTime(before.unpublishAt)}, is gone.`
      : [],
  ]
    .flat()
    .join(' ');
}
