import { useEffect } from 'react';
import type { Editor } from './create-editor.ts';

/** Undoes or does again what was done to the page, where a key asks for it. */
export function heedShortcut(editor: Editor, event: KeyboardEvent): void {
  if (!(event.ctrlKey || event.metaKey) || event.altKey) return;
  const key = event.key.toLowerCase();
  if (key !== 'z' && key !== 'y') return;
  event.preventDefault();
  if (key === 'y' || event.shiftKey) editor.redo();
  else editor.undo();
}

/** Undo and redo from everywhere, typing included: a form's own undo knows one field alone. */
export function useShortcuts(editor: Editor): void {
  useEffect(() => {
    const listen = (event: KeyboardEvent): void => heedShortcut(editor, event);
    addEventListener('keydown', listen);
    return () => removeEventListener('keydown', listen);
  }, [editor]);
}
