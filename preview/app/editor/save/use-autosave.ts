import { useEffect, useMemo, useState } from 'react';
import type { Editor } from '#preview/app/document/document-editor.ts';
import { type Autosave, createAutosave, type Draft, type SaveResult, type SaveState } from './create-autosave.ts';
import type { Journal } from './create-journal.ts';

interface UseAutosaveOptions<Content> {
  readonly journal: Journal<Content>;
  /** The version that was loaded, and the content at that version. */
  readonly version: number;
  readonly base: Content;
  readonly savedAt: string | null | undefined;
  /** When the unsaved changes from this browser were made. */
  readonly recovered: Date | undefined;
  readonly save: (draft: Draft<Content>) => Promise<SaveResult>;
  /** Called when the editor is closed and everything that could be saved is. */
  readonly onLeave: () => Promise<void>;
}

/** Saves what is edited automatically for as long as the editor is open. */
export function useAutosave<Content>(
  editor: Editor<Content>,
  { journal, version, base, savedAt, recovered, save, onLeave }: UseAutosaveOptions<Content>,
): [Autosave<Content>, SaveState] {
  const [state, setState] = useState<SaveState>({ kind: 'saved', at: savedAt ? new Date(savedAt) : undefined });
  const [functions] = useState({ save, onLeave });
  const autosave = useMemo(
    () => createAutosave({ journal, version, base, save: functions.save, onState: setState }),
    [journal, version, base, functions],
  );
  useEffect(() => {
    let last = editor.state().history.present;
    if (recovered) autosave.keep(last);
    const stop = editor.subscribe(() => {
      const { present } = editor.state().history;
      if (present === last) return;
      last = present;
      autosave.keep(present);
    });
    const resume = (): void => void autosave.flush();
    const leave = async (): Promise<void> => {
      await autosave.flush();
      autosave.stop();
      await functions.onLeave();
    };
    addEventListener('online', resume);
    return () => {
      stop();
      removeEventListener('online', resume);
      void leave();
    };
  }, [autosave, editor, recovered, functions]);
  return [autosave, state];
}
