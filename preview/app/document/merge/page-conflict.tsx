import { keepRevision, loadDraft } from '#preview/app/api/pages.ts';
import { useEditorContext } from '#preview/app/editor/editor-context.ts';
import type { Autosave } from '#preview/app/editor/save/create-autosave.ts';
import { readContent } from '../page-content.ts';
import { ConflictNotice } from './conflict-notice.tsx';
import { conflictLabel, conflictText } from './describe-conflict.ts';
import { mergePages, settlePages } from './merge-pages.ts';

/** Merges what another editor has saved of a page. */
export function PageConflict({ autosave }: { readonly autosave: Autosave }) {
  const { id, editor } = useEditorContext();
  return (
    <ConflictNotice
      key={autosave.version()}
      noun="page"
      editor={editor}
      autosave={autosave}
      id={id}
      load={async (signal) => {
        const { page, state } = await loadDraft(id, signal);
        return { theirs: readContent(id, page), version: state.draftVersion };
      }}
      merge={mergePages}
      settle={settlePages}
      keepRevision={keepRevision}
      labelOf={conflictLabel}
      textOf={conflictText}
    />
  );
}
