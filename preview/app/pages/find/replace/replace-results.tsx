import { useState } from 'react';
import { Link } from 'wouter';
import { EditorButton } from '../../../ui/editor-button.tsx';
import { routeOfContent } from '../route-of-field.ts';
import { countContent } from './group-content.ts';
import type { ReplacedContent } from './use-replace.ts';

interface ReplaceResultsProps {
  readonly results: readonly ReplacedContent[];
  readonly total: number;
  readonly isDone: boolean;
  readonly onUndo: (contents: readonly ReplacedContent[]) => Promise<void>;
}

/** What was replaced, one page or item after the other. Each can be undone, or all. */
export function ReplaceResults({ results, total, isDone, onUndo }: ReplaceResultsProps) {
  const [isUndoing, setUndoing] = useState(false);
  const done = results.filter(({ replaced }) => replaced > 0);
  const undoable = results.filter((content) => content.undo);
  const undone = results.filter((content) => content.isUndone);
  const undo = async (contents: readonly ReplacedContent[]): Promise<void> => {
    if (isUndoing || contents.length === 0) return;
    setUndoing(true);
    await onUndo(contents);
    setUndoing(false);
  };
  return (
    <>
      <p role="status">
        {isDone
          ? `Replaced in the drafts of ${describeDone(done, total)}. Nothing is published.`
          : `${results.length} of ${total}…`}
        {undone.length > 0 && ` Undone in ${countContent(undone)}.`}
      </p>
      {isDone && done.length > 1 && (
        <p className="dialog-buttons">
          <EditorButton
            aria-disabled={isUndoing || undoable.length === 0 || undefined}
            onClick={() => void undo(undoable)}
          >
            Undo all
          </EditorButton>
        </p>
      )}
      {!isDone && <progress value={results.length} max={total} aria-label="Pages and other content" />}
      <ul className="find-group">
        {results.map((content) => (
          <li key={`${content.kind} ${content.id}`}>
            <span>
              <Link href={routeOfContent(content.kind, content.id)}>{content.name}</Link> {describeResult(content)}
            </span>
            {isDone && content.undo && (
              <EditorButton
                aria-label={`Undo in ${content.name}`}
                aria-disabled={isUndoing || undefined}
                onClick={() => void undo([content])}
              >
                Undo
              </EditorButton>
            )}
          </li>
        ))}
      </ul>
    </>
  );
}

/** “2 pages”, or “1 of 2” if something was left out. */
const describeDone = (done: readonly ReplacedContent[], total: number): string =>
  done.length === total ? countContent(done) : `${done.length} of ${total}`;

function describeResult({ replaced, error, isUndone }: ReplacedContent): string {
  if (error !== undefined) return error;
  if (isUndone) return 'Undone. The version before is the draft again.';
  return replaced === 1 ? '1 replaced.' : `${replaced} replaced.`;
}
