import type { Editor } from '#preview/app/document/document-editor.ts';
import type { Autosave } from './create-autosave.ts';

/**
 * Saves every change from now on, and those that were recovered in this browser. Returns a function that is called when
 * the editor is closed: it saves what it can.
 */
export function saveChanges<Content>(
  editor: Editor<Content>,
  autosave: Autosave<Content>,
  { hasRecovered }: { readonly hasRecovered: boolean },
): () => Promise<void> {
  let last = editor.state().history.present;
  if (hasRecovered) autosave.keep(last);
  editor.subscribe(() => {
    const { present } = editor.state().history;
    if (present === last) return;
    last = present;
    autosave.keep(present);
  });
  // Changes after the editor was closed are saved as well: a choice between two versions may be on its way.
  return async () => {
    await autosave.flush();
    autosave.stop();
  };
}
