import { EditorButton } from '../ui/editor-button.tsx';
import { useEditorContext, useEditorState } from './editor-context.ts';

const titles = { undone: 'Undone:', redone: 'Redone:', merged: 'Merged:' } as const;

/** What was undone, redone or merged last. The live region announces the same, so this element is not one. */
export function EditorToast() {
  const { editor } = useEditorContext();
  const { notice } = useEditorState();
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
