import { useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import type { PageState } from '#schemas/api/content/editing.ts';
import { deletePage, invalidatePages, restorePage } from '../api/pages.ts';
import { messageOf } from '../api/send-request.ts';

/** The latest message, and how to undo the action if it can be undone. */
interface ActionMessage {
  readonly text: string;
  readonly undo?: () => void;
}

/** Deletes and restores pages, and reports the outcome. */
export function usePageActions() {
  const client = useQueryClient();
  const [message, setMessage] = useState<ActionMessage>();
  const act = async (work: () => Promise<unknown>, done: ActionMessage): Promise<void> => {
    try {
      await work();
      setMessage(done);
    } catch (problem) {
      setMessage({ text: messageOf(problem) });
    }
    await invalidatePages(client);
  };
  const restore = ({ id, title }: PageState): Promise<void> =>
    act(() => restorePage(id), { text: `${title ?? id} was restored.` });
  const remove = (page: PageState): Promise<void> =>
    act(() => deletePage(page.id), {
      text: `${page.title ?? page.id} was deleted.`,
      undo: () => void restore(page),
    });
  return { message, dismiss: () => setMessage(undefined), restore, remove };
}
