import { isConflict } from '#preview/app/api/send-request.ts';
import { session } from '#preview/app/api/session.ts';
import type { Editor } from '#preview/app/document/document-editor.ts';
import type { Autosave } from './create-autosave.ts';

interface SavedContent<Content> {
  readonly editor: Editor<Content>;
  readonly autosave: Autosave<Content>;
  /** What is edited: “page”. */
  readonly noun?: string;
}

/** Saves. If the session has ended, asks the editor to sign in first: an action of theirs depends on it. */
async function saveSignedIn({ flush }: Pick<Autosave<never>, 'flush'>): Promise<boolean> {
  if (await flush()) return true;
  return session.isSignedOut() && (await session.requestSignIn()) && flush();
}

/**
 * Saves, then runs an action on the version that was saved. Rejects if one of them fails. If the action fails because
 * somebody else has saved, their changes are merged next. If it fails because this editor has saved, nothing is merged.
 */
export async function runWhenSaved<Content, Result>(
  { editor, autosave, noun = 'page' }: SavedContent<Content>,
  action: (version: number) => Promise<Result>,
): Promise<Result> {
  if (!(await saveSignedIn(autosave)))
    throw new Error(
      `Your changes of the ${noun} are not saved yet, so nothing was done. Once they are saved, try again.`,
    );
  const version = autosave.version();
  try {
    return await action(version);
  } catch (error) {
    if (isConflict(error) && autosave.version() !== version)
      throw new Error(`You have changed the ${noun} meanwhile, so nothing was done. Check it, then try again.`);
    if (isConflict(error)) autosave.markConflict(editor.state().history.present);
    throw error;
  }
}
