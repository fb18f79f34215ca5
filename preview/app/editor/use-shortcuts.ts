import { useEffect } from 'react';
import type { Editor } from './create-editor.ts';

/** Undo and redo from everywhere, typing included: a form's own undo knows one field alone. */
export function useShortcuts(editor: Editor): void {
  useEffect(() => {
    const listen = (event: KeyboardEvent): void => {
      if (!(event.ctrlKey || event.metaKey) || event.altKey) return;
      const key = event.key.toLowerCase();
      if (key === 'z') {
        event.preventDefault();
        if (event.shiftKey) editor.redo();
        else editor.undo();
      } else if (key === 'y') {
        event.preventDefault();
        editor.redo();
      }
    };
    addEventListener('keydown', listen);
    return () => removeEventListener('keydown', listen);
  }, [editor]);
}
