import { useContext } from 'react';
import { EditorButton } from '../../ui/editor-button.tsx';
import { useFocusWhenLost } from '../../ui/use-focus-when-lost.ts';
import { countPages } from '../count-pages.ts';
import { bulkLabels, describeResult } from './bulk-labels.ts';
import { BulkLists, type BulkRow } from './bulk-lists.tsx';
import type { BulkAction, BulkPlan } from './plan-bulk.ts';
import type { PageResult } from './run-bulk.ts';
import { isUndoable, LatestBulkContext } from './undo/use-latest-bulk.ts';

interface BulkResultsProps {
  readonly action: BulkAction;
  readonly plan: BulkPlan;
  readonly results: readonly PageResult[];
  readonly isDone: boolean;
  readonly onStop: () => void;
  readonly onRetry: (pages: readonly PageResult[]) => void;
  readonly onClose: () => void;
}

/** What became of each page. */
export function BulkResults({ action, plan, results, isDone, onStop, onRetry, onClose }: BulkResultsProps) {
  const { undoNext } = useContext(LatestBulkContext);
  const status = useFocusWhenLost<HTMLParagraphElement>(String(isDone));
  const done = results.filter(({ error }) => error === undefined);
  const failed = results.filter(({ error }) => error !== undefined);
  const all = Math.max(plan.planned.length, results.length);
  const isUndoOffered = isDone && isUndoable(action) && done.some(({ undo }) => undo);
  const rowOf = ({ id, title, error }: PageResult): BulkRow => ({ id, title, note: error ?? bulkLabels[action].done });
  return (
    <>
      <p role="status" ref={status} tabIndex={-1}>
        {isDone ? describeResult(action, done, failed.length) : `${results.length} of ${all}…`}
        {!isDone && <progress value={results.length} max={all} aria-label="Pages done" />}
      </p>
      <p className="dialog-buttons">
        {isDone && failed.length > 0 && (
          <EditorButton onClick={() => onRetry(failed)}>{`Try again with ${countPages(failed.length)}`}</EditorButton>
        )}
        {isDone ? (
          <>
            <EditorButton variant="primary" onClick={onClose}>
              Done
            </EditorButton>
            {isUndoOffered && (
              <EditorButton
                onClick={() => {
                  // The list undoes it, and shows how far that is.
                  undoNext();
                  onClose();
                }}
              >
                Undo
              </EditorButton>
            )}
          </>
        ) : (
          <EditorButton onClick={onStop}>Stop</EditorButton>
        )}
      </p>
      <BulkLists
        lists={[
          { heading: `${countPages(failed.length)} failed`, rows: failed.map(rowOf), isError: true },
          { heading: `${countPages(done.length)} ${bulkLabels[action].willBe}`, rows: done.map(rowOf) },
          {
            heading: `${countPages(plan.blocked.length)} left out`,
            rows: plan.blocked.map(({ reason, ...page }) => ({ ...page, note: reason })),
          },
        ]}
      />
    </>
  );
}
