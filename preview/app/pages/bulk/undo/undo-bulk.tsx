import { useQueryClient } from '@tanstack/react-query';
import { useEffect, useRef, useState } from 'react';
import { invalidatePagesAndFacts } from '../../../api/pages.ts';
import { Toast } from '../../../ui/dialogs/toast.tsx';
import { EditorButton } from '../../../ui/editor-button.tsx';
import { runAction } from '../bulk-calls.ts';
import { bulkLabels, describeDone, describeResult } from '../bulk-labels.ts';
import { type PageResult, runBulk } from '../run-bulk.ts';
import type { LatestBulk } from './use-latest-bulk.ts';

interface UndoBulkProps {
  readonly bulk: LatestBulk;
  /** Lists all deleted pages; undefined if they are listed. */
  readonly onShowDeleted: (() => void) | undefined;
  readonly onClose: () => void;
}

/** What a bulk action did, with Undo for the pages that are not changed back yet. */
export function UndoBulk({ bulk, onShowDeleted, onClose }: UndoBulkProps) {
  const { action, pages, undoesAtOnce } = bulk;
  const client = useQueryClient();
  const undone = action === 'delete' ? 'restore' : 'undo';
  const [remaining, setRemaining] = useState(() => pages.filter(({ undo }) => undo));
  const [text, setText] = useState(describeDone(action, pages.length, 0));
  const [isUndoing, setUndoing] = useState(false);
  const undo = async (): Promise<void> => {
    const results: PageResult[] = [];
    const showProgress = (): void => setText(`${bulkLabels[undone].done} ${results.length} of ${remaining.length}…`);
    setUndoing(true);
    showProgress();
    await runBulk(
      remaining,
      (page) => runAction('undo', page, undefined),
      (result) => {
        results.push(result);
        showProgress();
      },
    );
    const failed = results.filter(({ error }) => error !== undefined);
    const done = describeResult(
      undone,
      results.filter(({ error }) => error === undefined),
      failed.length,
    );
    setText([done, failed[0]?.error].filter((each) => each !== undefined).join(' '));
    setRemaining(failed);
    setUndoing(false);
    await invalidatePagesAndFacts(client);
  };
  const isStarted = useRef(false);
  // biome-ignore lint/correctness/useExhaustiveDependencies: undo starts once, when the message appears.
  useEffect(() => {
    if (!undoesAtOnce || isStarted.current) return;
    isStarted.current = true;
    void undo();
  }, []);
  if (isUndoing) return <Toast>{text}</Toast>;
  return (
    <Toast
      onUndo={remaining.length > 0 ? () => void undo() : undefined}
      more={
        action === 'delete' && onShowDeleted && <EditorButton onClick={onShowDeleted}>Show deleted pages</EditorButton>
      }
      onClose={onClose}
    >
      {text}
    </Toast>
  );
}
