import { useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { deleteItem, invalidateContent, restoreItem } from '#preview/app/api/content.ts';
import { messageOf } from '#preview/app/api/send-request.ts';
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
  const act = async (work: () => Promise<unknown>, done: ActionMessage): Promise<void> => {
    try {
      await work();
      setMessage(done);
    } catch (error) {
      setMessage({ text: messageOf(error) });
    }
    await invalidateContent(client);
  };
  const restore = (item: ContentState): Promise<void> =>
    act(() => restoreItem(item), { text: `${item.name ?? item.id} was restored.` });
  const remove = (item: ContentState): Promise<void> =>
    act(() => deleteItem(item), {
      text: `${item.name ?? item.id} was deleted.`,
      undo: () => void restore(item),
    });
  return { message, dismiss: () => setMessage(undefined), restore, remove };
}
