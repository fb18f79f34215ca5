import type { Editor } from '../document/document-editor.ts';
import { type History, redoLabel, undoLabel } from '../document/undo-history.ts';
import { EditorButton } from '../ui/editor-button.tsx';

interface UndoButtonsProps {
  readonly history: History<unknown>;
  readonly editor: Pick<Editor, 'undo' | 'redo'>;
}

/** Undo and redo, each with the label of the change as its title. */
export const UndoButtons = ({ history, editor }: UndoButtonsProps) => (
  <div className="undo">
    <EditorButton disabled={history.past.length === 0} title={undoLabel(history)} onClick={editor.undo}>
      Undo
    </EditorButton>
    <EditorButton disabled={history.future.length === 0} title={redoLabel(history)} onClick={editor.redo}>
      Redo
    </EditorButton>
  </div>
);
