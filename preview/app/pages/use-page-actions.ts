import { useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import type { PageState } from '#schemas/api/content/editing.ts';
import { errorMessageOf } from '#schemas/content/problem/error-message.ts';
import {
  deletePage,
  invalidatePages,
  invalidatePagesAndFacts,
  movePage,
  purgePage,
  restorePage,
} from '../api/pages.ts';
import { nameOfPage } from '../content/name-of-page.ts';

/** The latest message, and how to undo the action if it can be undone. */
interface ActionMessage {
  readonly text: string;
  readonly undo?: () => void;
  /** The page that is live now. */
  readonly livePage?: string | undefined;
}

/** Moves, deletes and restores pages, and reports the outcome. `onAction` is called with each action. */
export function usePageActions(onAction: () => void) {
  const client = useQueryClient();
  const [message, setMessage] = useState<ActionMessage>();
  const act = async <Result>(work: () => Promise<Result>, report: (result: Result) => ActionMessage): Promise<void> => {
    onAction();
    try {
      setMessage(report(await work()));
    } catch (problem) {
      setMessage({ text: errorMessageOf(problem) });
    }
    await invalidatePages(client);
  };
  const restore = (page: PageState, asDraft = false): Promise<void> =>
    act(
      async () => {
        const { describeRestored } = await import('./deletion/describe-restored.ts');
        const restored = await restorePage(page.id, asDraft);
        return { restored, text: describeRestored(page, restored) };
      },
      ({ restored, text }) => ({
        text,
        livePage: typeof restored.publishedRevision === 'number' ? page.id : undefined,
      }),
    );
  /** Rejects if the page was not deleted, which is reported as well: the question may be closed by then. */
  const remove = async (page: PageState): Promise<void> => {
    const name = nameOfPage(page.title ?? page.id);
    onAction();
    try {
      await deletePage(page.id);
      setMessage({ text: `${name} was deleted.`, undo: () => void restore(page) });
    } catch (error) {
      setMessage({ text: `“${name}” was not deleted. ${errorMessageOf(error)}` });
      throw error;
    } finally {
      void invalidatePages(client);
    }
  };
  const purge = (page: PageState): Promise<void> =>
    act(
      () => purgePage(page.id),
      () => ({ text: `${nameOfPage(page.title ?? page.id)} was deleted permanently.` }),
    );
  /** Rejects when the service refuses the address. */
  const move = async ({ id, title }: PageState, to: string, redirect: boolean): Promise<void> => {
    const moved = await movePage(id, to, redirect);
    onAction();
    const moveBack = (): Promise<void> =>
      act(
        () => movePage(moved.id, id, false),
        () => ({ text: `${nameOfPage(title ?? id)} is at /${id} again.` }),
      );
    setMessage({ text: `${nameOfPage(title ?? id)} is now at /${moved.id}.`, undo: () => void moveBack() });
    await invalidatePagesAndFacts(client);
  };
  return { message, dismiss: () => setMessage(undefined), restore, remove, purge, move };
}
