import { useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { factsQuery, invalidatePages, restorePage } from '../../../api/pages.ts';
import { EditorButton } from '../../../ui/editor-button.tsx';
import { describeDone } from '../bulk-labels.ts';
import type { BulkAction } from '../plan-bulk.ts';
import { type PageResult, runPages } from '../run-pages.ts';

/** The pages that a bulk action has deleted, as far as they are not restored. */
interface BulkDeletion {
  readonly pages: readonly PageResult[];
  readonly text: string;
  /** After this many actions with other pages, the deletion is no longer offered for undo. */
  readonly actionsLeft: number;
  readonly isRestoring: boolean;
}

const undoableActions = 10;

/** Offers to restore the pages that the latest bulk action deleted. Call `finish` after each bulk action. */
export function useBulkDeletion() {
  const client = useQueryClient();
  const [deletion, setDeletion] = useState<BulkDeletion>();

  const finish = (action: BulkAction, results: readonly PageResult[]): void => {
    const pages = action === 'delete' ? results.filter(({ error }) => error === undefined) : [];
    const text = describeDone('delete', pages.length, 0);
    setDeletion(pages.length > 0 ? { pages, text, actionsLeft: undoableActions, isRestoring: false } : undefined);
  };

  const countAction = (): void =>
    setDeletion((current) =>
      current && current.actionsLeft > 1 ? { ...current, actionsLeft: current.actionsLeft - 1 } : undefined,
    );

  const undo = async (): Promise<void> => {
    if (!deletion || deletion.isRestoring) return;
    const { pages } = deletion;
    const results: PageResult[] = [];
    const show = (): void =>
      setDeletion({ ...deletion, text: `Restored ${results.length} of ${pages.length}…`, isRestoring: true });
    show();
    await runPages(
      pages,
      ({ id }) => restorePage(id),
      new AbortController().signal,
      (result) => {
        results.push(result);
        show();
      },
    );
    const failed = results.filter(({ error }) => error !== undefined);
    const done = describeDone('restore', results.length - failed.length, failed.length);
    const text = [done, failed[0]?.error].filter((each) => each !== undefined).join(' ');
    setDeletion({ ...deletion, pages: failed, text, isRestoring: false });
    await Promise.all([invalidatePages(client), client.invalidateQueries(factsQuery)]);
  };
  return { deletion, finish, countAction, undo, dismiss: () => setDeletion(undefined) };
}

interface BulkDeletionStatusProps extends Pick<ReturnType<typeof useBulkDeletion>, 'deletion' | 'undo' | 'dismiss'> {
  /** Lists all deleted pages; undefined if they are listed. */
  readonly onShowDeleted: (() => void) | undefined;
}

/** What a bulk action deleted, with Undo. */
export const BulkDeletionStatus = ({ deletion, undo, dismiss, onShowDeleted }: BulkDeletionStatusProps) => (
  <div className="bulk-deletion" role="status">
    {deletion && <p>{deletion.text}</p>}
    {deletion && !deletion.isRestoring && (
      <>
        {deletion.pages.length > 0 && <EditorButton onClick={() => void undo()}>Undo</EditorButton>}
        {onShowDeleted && <EditorButton onClick={onShowDeleted}>Show deleted pages</EditorButton>}
        <EditorButton onClick={dismiss}>Close</EditorButton>
      </>
    )}
  </div>
);
