import { useEffect, useRef, useState } from 'react';
import { Link } from 'wouter';
import { EditorButton } from '../../../ui/editor-button.tsx';
import { formatDateTime } from '../../../ui/time/format-date-time.ts';
import { routeOfContent } from '../route-of-field.ts';
import { countContent } from './group-content.ts';
import type { ReplacedContent, StoredReplacement } from './stored-replacements.ts';

interface ReplaceResultsProps {
  readonly replacement: StoredReplacement;
  /** How many pages and items there are to replace in, while it goes on; undefined once it is done. */
  readonly runningTotal: number | undefined;
  readonly isInitiallyOpen: boolean;
  readonly onUndo: (replacement: StoredReplacement, contents: readonly ReplacedContent[]) => Promise<void>;
}

/** What was replaced, one page or item after the other. Each can be undone, or all. */
export function ReplaceResults({ replacement, runningTotal, isInitiallyOpen, onUndo }: ReplaceResultsProps) {
  const { results } = replacement;
  const [isUndoing, setUndoing] = useState(false);
  const [isOpen] = useState(isInitiallyOpen);
  const isDone = runningTotal === undefined;
  const heading = useRef<HTMLHeadingElement>(null);
  // The button that started it is gone.
  useEffect(() => {
    if (!isDone) heading.current?.focus();
  }, [isDone]);
  const undoable = results.filter((content) => content.undo);
  const undo = async (contents: readonly ReplacedContent[]): Promise<void> => {
    if (isUndoing || contents.length === 0) return;
    setUndoing(true);
    await onUndo(replacement, contents);
    setUndoing(false);
  };
  return (
    <section className="find-kind replacement">
      <h2 ref={heading} tabIndex={-1}>
        {describeReplacement(replacement)} <small>{formatDateTime(replacement.at)}</small>
      </h2>
      <p role="status">{isDone ? describeOutcome(replacement) : `${results.length} of ${runningTotal}…`}</p>
      {isDone && results.filter(({ replaced }) => replaced > 0).length > 1 && (
        <p className="dialog-buttons">
          <EditorButton
            aria-disabled={isUndoing || undoable.length === 0 || undefined}
            onClick={() => void undo(undoable)}
          >
            Undo all
          </EditorButton>
        </p>
      )}
      {!isDone && <progress value={results.length} max={runningTotal} aria-label="Pages and other content" />}
      <details open={isOpen}>
        <summary>{isDone ? countContent(results) : 'Pages and other content'}</summary>
        <ul className="find-group">
          {results.map((content) => (
            <li key={`${content.kind} ${content.id}`}>
              <span>
                <Link href={routeOfContent(content.kind, content.id)}>{content.name}</Link>{' '}
                {describeResult(content, isDeletion(replacement))}
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
      </details>
    </section>
  );
}

const isDeletion = ({ replacement }: StoredReplacement): boolean => replacement === '';

/** “Terrace” replaced with “garden” */
const describeReplacement = (replacement: StoredReplacement): string =>
  isDeletion(replacement)
    ? `“${replacement.text}” deleted`
    : `“${replacement.text}” replaced with “${replacement.replacement}”`;

/** Where it was replaced: in “2 pages”, or “1 of 2” if something was left out; and where that is undone. */
function describeOutcome(replacement: StoredReplacement): string {
  const { results } = replacement;
  const done = results.filter(({ replaced }) => replaced > 0);
  const undone = results.filter(({ isUndone }) => isUndone);
  const notUndone = results.filter(({ error, undo }) => error !== undefined && undo);
  const where = done.length === results.length ? countContent(done) : `${done.length} of ${results.length}`;
  return [
    `${isDeletion(replacement) ? 'Deleted from' : 'Replaced in'} the drafts of ${where}. Nothing is published.`,
    undone.length > 0 && `Undone in ${countContent(undone)}.`,
    notUndone.length > 0 && `Not undone in ${countContent(notUndone)}.`,
  ]
    .filter(Boolean)
    .join(' ');
}

function describeResult({ replaced, error, isUndone }: ReplacedContent, isDeleted: boolean): string {
  if (error !== undefined) return error;
  if (isUndone) return 'Undone. The version before is the draft again.';
  return `${replaced} ${isDeleted ? 'deleted' : 'replaced'}.`;
}
