import { useSyncExternalStore } from 'react';
import type { Editor } from '../document/document-editor.ts';
import { EditorButton } from '../ui/editor-button.tsx';

const titles = { undone: 'Undone:', redone: 'Redone:', merged: 'Merged:' } as const;

/** What was undone, redone or merged last. The live region announces the same, so this element is not one. */
export function EditorToast<Content>({ editor }: { readonly editor: Editor<Content> }) {
  const { notice } = useSyncExternalStore(editor.subscribe, editor.state);
  if (!notice) return null;
  return (
    <div className="toast">
      <p>
        <strong>{titles[notice.kind]}</strong> {notice.label}
      </p>
      {notice.kind === 'undone' && <EditorButton onClick={editor.redo}>Redo</EditorButton>}
      <EditorButton onClick={editor.dismissNotice}>Close</EditorButton>
    </div>
  );
}
