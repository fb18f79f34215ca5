import { useEffect } from 'react';
import type { Editor } from './create-editor.ts';

/** Input types without text. They have no undo of their own. */
const withoutText = new Set(['button', 'checkbox', 'color', 'file', 'image', 'radio', 'range', 'reset', 'submit']);

/** Whether the browser's own undo works in an element, because it holds typed text. */
export function hasOwnUndo(element: Pick<Element, 'localName' | 'getAttribute'>): boolean {
  const { localName } = element;
  if (localName === 'input') return !withoutText.has(element.getAttribute('type') ?? 'text');
  return localName === 'textarea' || (element.getAttribute('contenteditable') ?? 'false') !== 'false';
}

/** Undoes or redoes changes of the page, except in text fields and dialogs, where the browser's own undo works. */
export function handleShortcut(editor: Editor, event: KeyboardEvent, activeDocument: Document): void {
  if (!(event.ctrlKey || event.metaKey) || event.altKey) return;
  const key = event.key.toLowerCase();
  if (key !== 'z' && key !== 'y') return;
  if (activeDocument.activeElement && hasOwnUndo(activeDocument.activeElement)) return;
  if (activeDocument.querySelector('dialog:modal')) return;
  event.preventDefault();
  if (key === 'y' || event.shiftKey) editor.redo();
  else editor.undo();
}

/** The shortcuts for undo and redo, wherever the focus is in the app. */
export function useShortcuts(editor: Editor): void {
  useEffect(() => {
    const listen = (event: KeyboardEvent): void => handleShortcut(editor, event, document);
    addEventListener('keydown', listen);
    return () => removeEventListener('keydown', listen);
  }, [editor]);
}
