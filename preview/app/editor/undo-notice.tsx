import { useDesk, useEditorState } from './editor-context.ts';

/** What was undone or redone last, and the way back. The live region announces the same, so this one is silent. */
export function UndoNotice() {
  const { editor } = useDesk();
  const { reverted } = useEditorState();
  if (!reverted) return null;
  const isUndo = reverted.kind === 'undo';
  return (
    <div className="toast">
      <p>
        <strong>{isUndo ? 'Undone:' : 'Redone:'}</strong> {reverted.label}
      </p>
      {isUndo && (
        <button type="button" onClick={editor.redo}>
          Redo
        </button>
      )}
      <button type="button" onClick={editor.dismissReverted}>
        Close
      </button>
    </div>
  );
}
