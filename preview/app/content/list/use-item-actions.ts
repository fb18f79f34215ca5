import { useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { deleteItem, invalidateContent, restoreItem } from '#preview/app/api/content.ts';
import { messageOf } from '#preview/app/api/send-request.ts';
import { formatFullDateTime } from '#preview/app/ui/time/format-date-time.ts';
import type { ContentState } from '#schemas/api/content/content-items.ts';

/** The latest message, and how to undo the action if it can be undone. */
interface ActionMessage {
  readonly text: string;
  readonly undo?: () => void;
}

/** Deletes and restores items, and reports the outcome. */
export function useItemActions() {
  const client = useQueryClient();
  const [message, setMessage] = useState<ActionMessage>();
  const act = async (
    work: () => Promise<ContentState>,
    report: (state: ContentState) => ActionMessage,
  ): Promise<void> => {
    try {
      setMessage(report(await work()));
    } catch (error) {
      setMessage({ text: messageOf(error) });
    }
    await invalidateContent(client);
  };
  const restore = (item: ContentState): Promise<void> =>
    act(
      () => restoreItem(item),
      (restored) => ({ text: describeRestoredItem(item, restored) }),
    );
  const remove = (item: ContentState): Promise<void> =>
    act(
      () => deleteItem(item),
      () => ({ text: `${item.name ?? item.id} was deleted.`, undo: () => void restore(item) }),
    );
  return { message, dismiss: () => setMessage(undefined), restore, remove };
}

/** Says whether visitors see an item that was restored, and what has become of the time that it had. */
function describeRestoredItem(before: ContentState, { name, id, isLive, scheduledAt }: ContentState): string {
  const { scheduledAt: had } = before;
  return [
    `${name ?? id} was restored${isLive ? ' and is live again.' : ' as a draft. Visitors do not see it.'}`,
    scheduledAt ? `It goes live on ${formatFullDateTime(scheduledAt)}.` : [],
    had && !scheduledAt ? `The time to publish it, ${formatFullDateTime(had)}, is gone.` : [],
  ]
    .flat()
    .join(' ');
}
