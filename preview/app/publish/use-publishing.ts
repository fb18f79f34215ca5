import { useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { isConflict, messageOf } from '../api/ask-server.ts';
import { forgetPages } from '../api/pages.ts';
import { useDesk } from '../editor/editor-context.ts';
import type { Autosave } from '../editor/save/create-autosave.ts';

/** The outcome of the latest action. */
export interface Outcome {
  readonly isGood: boolean;
  readonly words: string;
}

export interface Publishing {
  readonly outcome: Outcome | undefined;
  readonly isBusy: boolean;
  /**
   * Saves, because what is published must be what is shown, then runs the action with that version. `message` is shown
   * if it succeeds.
   */
  readonly run: (work: (version: number) => Promise<unknown>, words: string) => Promise<void>;
  readonly say: (words: string, isGood?: boolean) => void;
}

const conflictWords =
  'Somebody else has changed this page, so nothing was done. Close this dialog, check the page, then try again.';

/** Runs one action on the page at a time, and reports its outcome. */
export function usePublishing(autosave: Autosave): Publishing {
  const { id, editor } = useDesk();
  const client = useQueryClient();
  const [outcome, setOutcome] = useState<Outcome>();
  const [isBusy, setBusy] = useState(false);
  const run: Publishing['run'] = async (work, words) => {
    if (isBusy) return;
    setBusy(true);
    setOutcome(undefined);
    try {
      if (!(await autosave.flush())) throw new Error('The page is not saved yet, so nothing was done.');
      await work(autosave.version());
      setOutcome({ isGood: true, words });
    } catch (error) {
      if (isConflict(error)) autosave.dispute(editor.state().history.present);
      setOutcome({ isGood: false, words: isConflict(error) ? conflictWords : messageOf(error) });
    }
    setBusy(false);
    await Promise.all([forgetPages(client), client.invalidateQueries({ queryKey: ['revisions', id] })]);
  };
  return { outcome, isBusy, run, say: (words, isGood = true) => setOutcome({ isGood, words }) };
}
