import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { revisionQuery } from '#preview/app/api/pages.ts';
import type { PreviewTarget } from '#preview/app/canvas/render/render-draft.ts';
import { isEditable } from '#preview/app/document/page-content.ts';
import { useEditorContext, useEditorState } from '#preview/app/editor/editor-context.ts';
import type { PageState } from '#schemas/api/content/editing.ts';
import { errorMessageOf } from '#schemas/content/problem/error-message.ts';
import { EditorButton } from '../../ui/editor-button.tsx';
import { formatDateTime } from '../../ui/time/format-date-time.ts';
import type { Publishing } from '../use-publishing.ts';
import { DifferenceList } from './difference-list.tsx';
import { DiscardChanges } from './discard-changes.tsx';
import { liveDifferences } from './live-differences.ts';
import { SideBySide } from './side-by-side.tsx';

interface ComparisonProps {
  readonly state: PageState;
  readonly target: PreviewTarget;
  /** Of the draft, as it was saved last. */
  readonly version: number;
  /** Shows what became of discarding the changes; absent if they are discarded elsewhere. */
  readonly onReport?: Publishing['report'];
}

/** What publishing would change for visitors: as a list, and as two screenshots side by side. */
export function Comparison({ state, target, version, onReport }: ComparisonProps) {
  const { id } = useEditorContext();
  const { history, problems } = useEditorState();
  const page = history.present;
  const live = state.publishedRevision ?? 0;
  const { data, error } = useQuery({ ...revisionQuery(id, live), enabled: live > 0 });
  const [isShown, setShown] = useState(false);
  const differences = data === undefined ? [] : liveDifferences(data, page);
  return (
    <>
      <section className="comparison" aria-labelledby="comparison-heading">
        <h3 id="comparison-heading">What changes for visitors</h3>
        {error && <p className="error-message">{errorMessageOf(error)}</p>}
        {live === 0 && <p>{describeNew(state)}</p>}
        {live > 0 && data !== undefined && differences.length === 0 && (
          <p>No changes: the draft is the same as the live page.</p>
        )}
        {differences.length > 0 && <DifferenceList differences={differences} problems={problems} />}
        {live > 0 && (
          <EditorButton onClick={() => setShown(!isShown)} aria-expanded={isShown}>
            {isShown ? 'Hide comparison' : 'Compare side by side'}
          </EditorButton>
        )}
        {differences.length > 0 && onReport && isEditable(data) && <DiscardChanges live={data} onReport={onReport} />}
      </section>
      {isShown && live > 0 && (
        <SideBySide
          target={target}
          differences={differences}
          left={{ name: 'Live', revision: live, version: 0 }}
          right={{ name: 'Draft', version }}
        />
      )}
    </>
  );
}

function describeNew({ wasPublished, liveChangedAt }: PageState): string {
  if (!wasPublished) return 'This page is not live yet, so all of it is new.';
  const since = liveChangedAt ? ` since ${formatDateTime(liveChangedAt)}` : '';
  return `This page is unpublished${since}, so visitors will see all of it again.`;
}
