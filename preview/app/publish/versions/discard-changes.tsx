import { useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { keepRevision, revisionsQuery } from '#preview/app/api/pages.ts';
import { readContent } from '#preview/app/document/page-content.ts';
import { useEditorContext, usePage } from '#preview/app/editor/editor-context.ts';
import { errorMessageOf } from '#schemas/content/problem/error-message.ts';
import { EditorButton } from '../../ui/editor-button.tsx';
import type { Publishing } from '../use-publishing.ts';

interface DiscardChangesProps {
  /** The stored live page. */
  readonly live: unknown;
  readonly onReport: Publishing['report'];
}

/** Makes the live page the draft again. The draft before becomes a revision, because undo is gone after a reload. */
export function DiscardChanges({ live, onReport }: DiscardChangesProps) {
  const { id, editor } = useEditorContext();
  const draft = usePage();
  const client = useQueryClient();
  const [isBusy, setBusy] = useState(false);
  const discard = async (): Promise<void> => {
    if (isBusy) return;
    setBusy(true);
    try {
      await keepRevision(draft);
      await client.invalidateQueries(revisionsQuery(id));
      editor.change({ label: 'Discarded the changes', to: () => readContent(id, live) });
      onReport('The changes are discarded. The previous draft is saved as a revision.', true, () => {
        editor.undo();
        onReport('The changes are back.');
      });
    } catch (error) {
      onReport(errorMessageOf(error), false);
    }
    setBusy(false);
  };
  return (
    <EditorButton aria-disabled={isBusy || undefined} onClick={() => void discard()}>
      Discard changes
    </EditorButton>
  );
}
