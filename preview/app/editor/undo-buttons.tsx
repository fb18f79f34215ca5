import type { PageContent } from '../document/page-content.ts';
import { type History, redoLabel, undoLabel } from '../document/undo-history.ts';
import { EditorButton } from '../ui/editor-button.tsx';
import type { Editor } from './create-editor.ts';

interface UndoButtonsProps {
  readonly history: History<PageContent>;
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
