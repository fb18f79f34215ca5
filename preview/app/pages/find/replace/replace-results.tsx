import { Link } from 'wouter';
import { EditorButton } from '../../../ui/editor-button.tsx';
import type { ReplacedPage } from './use-replace.ts';

interface ReplaceResultsProps {
  readonly results: readonly ReplacedPage[];
  readonly total: number;
  readonly isDone: boolean;
  readonly onUndo: (page: ReplacedPage) => void;
}

/** What was replaced, page by page. Each page can be undone. */
export function ReplaceResults({ results, total, isDone, onUndo }: ReplaceResultsProps) {
  const done = results.filter(({ replaced }) => replaced > 0);
  return (
    <>
      <p role="status">
        {isDone
          ? `Replaced in the drafts of ${done.length} of ${total} pages. Nothing is published.`
          : `${results.length} of ${total} pages…`}
      </p>
      {!isDone && <progress value={results.length} max={total} aria-label="Pages" />}
      <ul className="find-group">
        {results.map((page) => (
          <li key={page.id}>
            <span>
              <Link href={`/pages/${encodeURIComponent(page.id)}`}>{page.title}</Link> {describeResult(page)}
            </span>
            {isDone && page.undo && (
              <EditorButton aria-label={`Undo on ${page.title}`} onClick={() => onUndo(page)}>
                Undo
              </EditorButton>
            )}
          </li>
        ))}
      </ul>
    </>
  );
}

function describeResult({ replaced, error, isUndone }: ReplacedPage): string {
  if (error !== undefined) return error;
  if (isUndone) return 'Undone. The version before is the draft again.';
  return replaced === 1 ? '1 replaced.' : `${replaced} replaced.`;
}
