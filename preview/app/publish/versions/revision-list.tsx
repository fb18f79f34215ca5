import { type ReactNode, useState } from 'react';
import { EditorButton } from '#preview/app/ui/editor-button.tsx';
import { formatDateTime } from '#preview/app/ui/time/format-date-time.ts';
import { RevisionChanges, type RevisionContents } from './revision-changes.tsx';

/** A stored version of a page or item. */
export interface Revision {
  readonly number: number;
  readonly at: string;
  readonly origin: 'seed' | 'editor' | 'draft';
}

const originText = { seed: ', initial content', editor: '', draft: ', draft' } as const;

/** How many revisions are listed at first. */
const firstCount = 20;

/** The name of a revision: its time and its origin. */
export const revisionName = ({ at, origin }: Revision): string => `${formatDateTime(at)}${originText[origin]}`;

interface RevisionListProps {
  /** Newest first. */
  readonly revisions: readonly Revision[];
  /** The number of the live revision; null or undefined if there is none. */
  readonly live: number | null | undefined;
  readonly contents: RevisionContents;
  /** The buttons of a revision. */
  readonly actions: (revision: Revision) => ReactNode;
}

/** The stored versions of a page or item, the older ones on demand. */
export function RevisionList({ revisions, live, contents, actions }: RevisionListProps) {
  const [isComplete, setComplete] = useState(false);
  const [withDrafts, setWithDrafts] = useState(true);
  const published = revisions.filter(({ origin }) => origin !== 'draft');
  const listed = withDrafts ? revisions : published;
  const previousOf = (revision: Revision): number | undefined => listed[listed.indexOf(revision) + 1]?.number;
  const hiddenCount = isComplete ? 0 : Math.max(0, listed.length - firstCount);
  return (
    <>
      {published.length > 0 && published.length < revisions.length && (
        <label className="switch">
          <input type="checkbox" checked={withDrafts} onChange={({ target }) => setWithDrafts(target.checked)} />
          Show drafts
        </label>
      )}
      <ol className="revisions" reversed>
        {listed.slice(0, listed.length - hiddenCount).map((revision) => (
          <li key={revision.number} value={revision.number} data-number={revision.number}>
            <span>
              {revisionName(revision)}
              {revision.number === live && <strong> live</strong>}
              <RevisionChanges contents={contents} number={revision.number} previous={previousOf(revision)} />
            </span>
            {actions(revision)}
          </li>
        ))}
      </ol>
      {hiddenCount > 0 && <EditorButton onClick={() => setComplete(true)}>{`Show ${hiddenCount} older`}</EditorButton>}
    </>
  );
}
