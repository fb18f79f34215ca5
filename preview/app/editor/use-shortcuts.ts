import { useEffect } from 'react';
import type { Editor } from '../document/document-editor.ts';

/** Input types without text. They have no undo of their own. */
const withoutText = new Set(['button', 'checkbox', 'color', 'file', 'image', 'radio', 'range', 'reset', 'submit']);

/**
 * Whether the browser's own undo works in an element, because it holds typed text. A rich text has the page's undo (see
 * `fields/rich-text`).
 */
export function hasOwnUndo(element: Pick<Element, 'localName' | 'getAttribute'>): boolean {
  const { localName } = element;
  if (localName === 'input') return !withoutText.has(element.getAttribute('type') ?? 'text');
  return localName === 'textarea' || element.getAttribute('contenteditable') === 'plaintext-only';
}

/** What the app shows when a key is pressed. */
interface ActiveApp {
  readonly activeElement: Element | null;
  readonly isDialogOpen: () => boolean;
  /** The frames with the page. */
  readonly frames: () => readonly HTMLIFrameElement[];
}

/**
 * Undoes or redoes changes of the page, except in text fields and dialogs, where the browser's own undo works. Prints
 * the page instead of the app.
 */
export function handleShortcut(editor: Pick<Editor, 'undo' | 'redo'>, event: KeyboardEvent, app: ActiveApp): void {
  if (!(event.ctrlKey || event.metaKey) || event.altKey) return;
  const key = event.key.toLowerCase();
  if (key === 'p' && !event.shiftKey && !app.isDialogOpen() && printPage(app.frames())) event.preventDefault();
  if (key !== 'z' && key !== 'y') return;
  if (app.activeElement && hasOwnUndo(app.activeElement)) return;
  if (app.isDialogOpen()) return;
  event.preventDefault();
  if (key === 'y' || event.shiftKey) editor.redo();
  else editor.undo();
}

/** Prints what the widest frame shows. Returns false if there is no frame. */
function printPage(frames: readonly HTMLIFrameElement[]): boolean {
  const [widest] = frames.toSorted((one, other) => Number(other.width) - Number(one.width));
  widest?.contentWindow?.print();
  return widest !== undefined;
}

/** The app, with the focus in one of its documents. */
export const activeApp = ({ activeElement }: Document): ActiveApp => ({
  activeElement,
  isDialogOpen: () => document.querySelector('dialog:modal') !== null,
  frames: () => [...document.querySelectorAll<HTMLIFrameElement>('.frame iframe')],
});

/** The shortcuts for undo, redo and print, wherever the focus is in the app. */
export function useShortcuts(editor: Pick<Editor, 'undo' | 'redo'>): void {
  useEffect(() => {
    const listen = (event: KeyboardEvent): void => handleShortcut(editor, event, activeApp(document));
    addEventListener('keydown', listen);
    return () => removeEventListener('keydown', listen);
  }, [editor]);
}
