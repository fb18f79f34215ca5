import { useQueryClient } from '@tanstack/react-query';
import { keepRevision, revisionsQuery } from '#preview/app/api/pages.ts';
import { readContent } from '#preview/app/document/page-content.ts';
import { useEditorContext, usePage } from '#preview/app/editor/editor-context.ts';

interface Replacement {
  /** The stored version that becomes the draft. */
  readonly stored: unknown;
  /** Names the change for undo. */
  readonly label: string;
  /** Whether the draft becomes a revision first, because undo is gone after a reload. */
  readonly keepsDraft: boolean;
}

/** Returns what makes a stored version of the page the draft. Rejects if the draft cannot be stored as a revision. */
export function useDraftReplacement(): (replacement: Replacement) => Promise<void> {
  const { id, editor } = useEditorContext();
  const draft = usePage();
  const client = useQueryClient();
  return async ({ stored, label, keepsDraft }) => {
    if (keepsDraft) {
      await keepRevision(draft);
      await client.invalidateQueries(revisionsQuery(id));
    }
    editor.change({ label, to: () => readContent(id, stored) });
  };
}
