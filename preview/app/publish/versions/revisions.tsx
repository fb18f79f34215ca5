import { useQuery, useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { revisionQuery, revisionsQuery } from '#preview/app/api/pages.ts';
import type { PreviewTarget } from '#preview/app/canvas/render/render-draft.ts';
import { isEditable, readContent } from '#preview/app/document/page-content.ts';
import { useEditorContext } from '#preview/app/editor/editor-context.ts';
import { comparePages } from '#preview/review/compare-pages.ts';
import { errorMessageOf } from '#schemas/content/problem/error-message.ts';
import { EditorButton } from '../../ui/editor-button.tsx';
import { reportRestoredRevision } from '../report-restored-revision.ts';
import type { Report } from '../use-publishing.ts';
import { CompareRevisions } from './compare-revisions.tsx';
import { PublishRevision } from './publish-revision.tsx';
import { RevisionList } from './revision-list.tsx';
import { useDraftReplacement } from './use-draft-replacement.ts';

interface RevisionsProps {
  readonly id: string;
  readonly live: number | null | undefined;
  /** Whether the draft has changes that are in no revision. */
  readonly hasDraft: boolean;
  readonly target: PreviewTarget;
  /** Version of the draft, as it was saved last. */
  readonly draftVersion: number;
  readonly onPublish: (revision: number) => void;
  readonly onReport: Report;
}

/**
 * The published versions and stored drafts of a page. All can be compared and restored to the draft; published ones can
 * also be made live again.
 */
export function Revisions({ id, live, hasDraft, target, draftVersion, onPublish, onReport }: RevisionsProps) {
  const replaceDraft = useDraftReplacement();
  const { editor } = useEditorContext();
  const client = useQueryClient();
  const { data, error } = useQuery(revisionsQuery(id));
  const [candidate, setCandidate] = useState<number>();
  const [compared, setCompared] = useState<number>();
  const restore = async (number: number): Promise<void> => {
    try {
      const stored = await client.fetchQuery(revisionQuery(id, number));
      if (!isEditable(stored)) {
        onReport(`Revision ${number} cannot be restored: it has no list of tiles.`, false);
        return;
      }
      await replaceDraft({ stored, label: `Restored revision ${number}`, keepsDraft: hasDraft });
      reportRestoredRevision(onReport, { number, isDraftSaved: hasDraft, editor });
    } catch (problem) {
      onReport(errorMessageOf(problem), false);
    }
  };
  return (
    <section className="revision-part" aria-labelledby="revisions-heading">
      <h3 id="revisions-heading">Revisions</h3>
      {error && <p className="error-message">{errorMessageOf(error)}</p>}
      {data?.length === 0 && <p className="empty">This page has never been live.</p>}
      {data && (
        <RevisionList
          revisions={data}
          live={live}
          contents={{
            key: `page ${id}`,
            load: (number) => client.fetchQuery(revisionQuery(id, number)),
            describe: (before, after) => comparePages(readContent(id, before), readContent(id, after)),
          }}
          actions={({ number, origin }) => (
            <>
              <EditorButton aria-label={`Compare: revision ${number}`} onClick={() => setCompared(number)}>
                Compare…
              </EditorButton>
              <EditorButton aria-label={`Restore: revision ${number}`} onClick={() => restore(number)}>
                Restore
              </EditorButton>
              {number !== live && origin !== 'draft' && (
                <EditorButton aria-label={`Make live: revision ${number}`} onClick={() => setCandidate(number)}>
                  Make live…
                </EditorButton>
              )}
            </>
          )}
        />
      )}
      {data && compared !== undefined && (
        <CompareRevisions
          id={id}
          target={target}
          revisions={data}
          live={live}
          first={compared}
          draftVersion={draftVersion}
          onRestore={(number) => void restore(number)}
          onClose={() => setCompared(undefined)}
        />
      )}
      {candidate !== undefined && (
        <PublishRevision
          id={id}
          revision={candidate}
          live={live ?? undefined}
          path={target.path}
          onPublish={() => onPublish(candidate)}
          onClose={() => setCandidate(undefined)}
        />
      )}
    </section>
  );
}
