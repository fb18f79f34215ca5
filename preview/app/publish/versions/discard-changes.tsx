import { useState } from 'react';
import { useEditorContext } from '#preview/app/editor/editor-context.ts';
import { errorMessageOf } from '#schemas/content/problem/error-message.ts';
import { EditorButton } from '../../ui/editor-button.tsx';
import type { Report } from '../use-publishing.ts';
import { useDraftReplacement } from './use-draft-replacement.ts';

interface DiscardChangesProps {
  /** The stored live page. */
  readonly live: unknown;
  readonly onReport: Report;
}

/** Makes the live page the draft again. The draft before becomes a revision. */
export function DiscardChanges({ live, onReport }: DiscardChangesProps) {
  const { editor } = useEditorContext();
  const replaceDraft = useDraftReplacement();
  const [isBusy, setBusy] = useState(false);
  const discard = async (): Promise<void> => {
    if (isBusy) return;
    setBusy(true);
    try {
      await replaceDraft({ stored: live, label: 'Discarded the changes', keepsDraft: true });
      onReport('The changes are discarded. The previous draft is saved as a revision.', true, {
        undo: () => {
          editor.undo();
          onReport('The changes are back.');
        },
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
