import { useQuery, useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { itemRevisionQuery, itemRevisionsQuery, keepItemRevision } from '#preview/app/api/content.ts';
import { reportRestoredRevision } from '#preview/app/publish/report-restored-revision.ts';
import type { Report } from '#preview/app/publish/use-publishing.ts';
import { RevisionList } from '#preview/app/publish/versions/revision-list.tsx';
import { EditorButton } from '#preview/app/ui/editor-button.tsx';
import type { ContentState } from '#schemas/api/content/content-items.ts';
import { errorMessageOf } from '#schemas/content/problem/error-message.ts';
import { useItem } from '../editor/item-context.ts';
import { readItem } from '../editor/read-item.ts';
import { thisItem } from '../kind-views.ts';
import { CompareItemRevisions } from './compare-item-revisions.tsx';
import { describeItemChanges } from './item-changes.ts';

interface ItemRevisionsProps {
  readonly state: ContentState;
  readonly onReport: Report;
}

/** The published versions and stored drafts of an item, which can be restored to the draft. */
export function ItemRevisions({ state, onReport }: ItemRevisionsProps) {
  const { itemKey, editor, view } = useItem();
  const client = useQueryClient();
  const { data, error } = useQuery(itemRevisionsQuery(itemKey));
  const [compared, setCompared] = useState<number>();
  const live = state.isLive ? (state.publishedRevision ?? undefined) : undefined;
  const restore = async (number: number): Promise<void> => {
    try {
      const stored = await client.fetchQuery(itemRevisionQuery(itemKey, number));
      if (state.hasDraft) await keepItemRevision(itemKey, editor.state().history.present);
      editor.change({ label: `Restored revision ${number}`, to: () => readItem(stored) });
      reportRestoredRevision(onReport, { number, isDraftSaved: state.hasDraft, editor });
      await client.invalidateQueries(itemRevisionsQuery(itemKey));
    } catch (failure) {
      onReport(errorMessageOf(failure), false);
    }
  };
  return (
    <section className="revision-part" aria-labelledby="revisions-heading">
      <h3 id="revisions-heading">Revisions</h3>
      {error && <p className="error-message">{errorMessageOf(error)}</p>}
      {data?.length === 0 && <p className="empty">{`${thisItem(view, 'has')} never been live.`}</p>}
      {data && (
        <RevisionList
          revisions={data}
          live={live}
          contents={{
            key: `${itemKey.kind} ${itemKey.id}`,
            load: (number) => client.fetchQuery(itemRevisionQuery(itemKey, number)),
            describe: (before, after) => describeItemChanges(itemKey.kind, before, after),
          }}
          actions={({ number }) => (
            <>
              <EditorButton aria-label={`Compare: revision ${number}`} onClick={() => setCompared(number)}>
                Compare…
              </EditorButton>
              <EditorButton aria-label={`Restore: revision ${number}`} onClick={() => restore(number)}>
                Restore
              </EditorButton>
            </>
          )}
        />
      )}
      {data && compared !== undefined && (
        <CompareItemRevisions
          revisions={data}
          live={live}
          first={compared}
          onRestore={(number) => void restore(number)}
          onClose={() => setCompared(undefined)}
        />
      )}
    </section>
  );
}
