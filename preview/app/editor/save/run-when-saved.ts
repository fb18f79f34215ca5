import { isConflict } from '#preview/app/api/send-request.ts';
import type { Editor } from '#preview/app/document/document-editor.ts';
import type { Autosave } from './create-autosave.ts';

interface SavedContent<Content> {
  readonly editor: Editor<Content>;
  readonly autosave: Autosave<Content>;
  /** What is edited: “page”. */
  readonly noun?: string;
}

/**
 * Saves, then runs an action on the version that was saved. Rejects if one of them fails. If the action fails because
 * somebody else has saved, their changes are merged next.
 */
export async function runWhenSaved<Content>(
  { editor, autosave, noun = 'page' }: SavedContent<Content>,
  action: (version: number) => Promise<unknown>,
): Promise<void> {
  if (!(await autosave.flush())) throw new Error(`The ${noun} is not saved yet, so nothing was done.`);
  try {
    await action(autosave.version());
  } catch (error) {
    if (isConflict(error)) autosave.markConflict(editor.state().history.present);
    throw error;
  }
}
