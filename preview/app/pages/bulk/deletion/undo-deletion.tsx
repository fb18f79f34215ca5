import { useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { factsQuery, invalidatePages, restorePage } from '../../../api/pages.ts';
import { EditorButton } from '../../../ui/editor-button.tsx';
import { describeDone } from '../bulk-labels.ts';
import { type PageResult, runPages } from '../run-pages.ts';

interface UndoDeletionProps {
  /** The pages that a bulk action has deleted. */
  readonly pages: readonly PageResult[];
  /** Lists all deleted pages; undefined if they are listed. */
  readonly onShowDeleted: (() => void) | undefined;
  readonly onClose: () => void;
}

/** What a bulk action deleted, with Undo for the pages that are not restored yet. */
export function UndoDeletion({ pages, onShowDeleted, onClose }: UndoDeletionProps) {
  const client = useQueryClient();
  const [remaining, setRemaining] = useState(pages);
  const [text, setText] = useState(describeDone('delete', pages.length, 0));
  const [isRestoring, setRestoring] = useState(false);
  const undo = async (): Promise<void> => {
    const results: PageResult[] = [];
    const showProgress = (): void => setText(`Restored ${results.length} of ${remaining.length}…`);
    setRestoring(true);
    showProgress();
    await runPages(
      remaining,
      ({ id }) => restorePage(id),
      new AbortController().signal,
      (result) => {
        results.push(result);
        showProgress();
      },
    );
    const failed = results.filter(({ error }) => error !== undefined);
    const done = describeDone('restore', results.length - failed.length, failed.length);
    setText([done, failed[0]?.error].filter((each) => each !== undefined).join(' '));
    setRemaining(failed);
    setRestoring(false);
    await Promise.all([invalidatePages(client), client.invalidateQueries(factsQuery)]);
  };
  return (
    <>
      <p>{text}</p>
      {!isRestoring && (
        <>
          {remaining.length > 0 && <EditorButton onClick={() => void undo()}>Undo</EditorButton>}
          {onShowDeleted && <EditorButton onClick={onShowDeleted}>Show deleted pages</EditorButton>}
          <EditorButton onClick={onClose}>Close</EditorButton>
        </>
      )}
    </>
  );
}
