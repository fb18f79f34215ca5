import { useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import type { PageState } from '#schemas/api/content/editing.ts';
import { messageOf } from '../api/ask-server.ts';
import { deletePage, forgetPages, restorePage } from '../api/pages.ts';

/** The latest message, and how to undo the action if it can be undone. */
interface Said {
  readonly words: string;
  readonly undo?: () => void;
}

/** Deletes and restores pages, and reports the outcome. */
export function usePageActions() {
  const client = useQueryClient();
  const [said, setSaid] = useState<Said>();
  const act = async (work: () => Promise<unknown>, done: Said): Promise<void> => {
    try {
      await work();
      setSaid(done);
    } catch (problem) {
      setSaid({ words: messageOf(problem) });
    }
    await forgetPages(client);
  };
  const restore = ({ id, title }: PageState): Promise<void> =>
    act(() => restorePage(id), { words: `${title ?? id} was restored.` });
  const remove = (page: PageState): Promise<void> =>
    act(() => deletePage(page.id), {
      words: `${page.title ?? page.id} was deleted.`,
      undo: () => void restore(page),
    });
  return { said, dismiss: () => setSaid(undefined), restore, remove };
}
