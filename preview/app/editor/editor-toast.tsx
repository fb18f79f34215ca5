import { useSyncExternalStore } from 'react';
import type { Editor } from '../document/document-editor.ts';
import { Toast } from '../ui/dialogs/toast.tsx';
import { EditorButton } from '../ui/editor-button.tsx';

const titles = { undone: 'Undone:', redone: 'Redone:', merged: 'Merged:' } as const;

/** What was undone, redone or merged last. The live region announces the same, so this element is not one. */
export function EditorToast<Content>({ editor }: { readonly editor: Editor<Content> }) {
  const { notice } = useSyncExternalStore(editor.subscribe, editor.state);
  if (!notice) return null;
  return (
    <Toast
      more={notice.kind === 'undone' && <EditorButton onClick={editor.redo}>Redo</EditorButton>}
      onClose={editor.dismissNotice}
    >
      <strong>{titles[notice.kind]}</strong> {notice.label}
    </Toast>
  );
}
