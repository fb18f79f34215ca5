import { useEffect, useMemo, useState } from 'react';
import { session } from '#preview/app/api/session.ts';
import type { Editor } from '#preview/app/document/document-editor.ts';
import { type Autosave, createAutosave, type Draft, type SaveResult, type SaveState } from './create-autosave.ts';
import type { Journal } from './create-journal.ts';
import { saveChanges } from './save-changes.ts';

interface UseAutosaveOptions<Content> {
  readonly journal: Journal<Content>;
  /** The version that was loaded, and the content at that version. */
  readonly version: number;
  readonly base: Content;
  /** Contents that the service may have stored since that version. */
  readonly unacknowledged: readonly Content[];
  readonly savedAt: string | null | undefined;
  /** When the unsaved changes from this browser were made. */
  readonly recovered: Date | undefined;
  readonly save: (draft: Draft<Content>) => Promise<SaveResult>;
  /** Called when the editor is closed and everything that could be saved is. */
  readonly onLeave: () => Promise<void>;
}

/**
 * Saves what is edited automatically for as long as the editor is open. Returns also whether this browser could store
 * the latest changes.
 */
export function useAutosave<Content>(
  editor: Editor<Content>,
  { journal, version, base, unacknowledged, savedAt, recovered, save, onLeave }: UseAutosaveOptions<Content>,
): [Autosave<Content>, SaveState, isStored: boolean] {
  const [state, setState] = useState<SaveState>({ kind: 'saved', at: savedAt ? new Date(savedAt) : undefined });
  const [isStored, setStored] = useState(true);
  const [functions] = useState({ save, onLeave });
  const autosave = useMemo(
    () =>
      createAutosave({
        journal,
        version,
        base,
        unacknowledged,
        save: functions.save,
        onState: setState,
        onStored: setStored,
      }),
    [journal, version, base, unacknowledged, functions],
  );
  useEffect(() => {
    const leave = saveChanges(editor, autosave, { hasRecovered: recovered !== undefined });
    const resume = (): void => void autosave.flush();
    const resumeSignedIn = (): void => {
      if (!session.isSignedOut()) resume();
    };
    addEventListener('online', resume);
    const stop = session.subscribe(resumeSignedIn);
    return () => {
      stop();
      removeEventListener('online', resume);
      void leave().then(functions.onLeave);
    };
  }, [autosave, editor, recovered, functions]);
  return [autosave, state, isStored];
}
