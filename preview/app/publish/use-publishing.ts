import { useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { messageOf } from '../calls/call-preview.ts';
import { forgetPages } from '../calls/pages.ts';
import type { Autosave } from '../editor/create-autosave.ts';
import { useDesk } from '../editor/editor-context.ts';

/** What came of the last thing that was done. */
export interface Outcome {
  readonly isGood: boolean;
  readonly words: string;
}

export interface Publishing {
  readonly outcome: Outcome | undefined;
  readonly isBusy: boolean;
  /** Saves, because what is published is what is seen, then does the work; `words` say what it came to. */
  readonly run: (work: () => Promise<unknown>, words: string) => Promise<void>;
  readonly say: (words: string, isGood?: boolean) => void;
}

/** Does one thing with a page's life at a time, and says what came of it. */
export function usePublishing(autosave: Autosave): Publishing {
  const { id } = useDesk();
  const client = useQueryClient();
  const [outcome, setOutcome] = useState<Outcome>();
  const [isBusy, setBusy] = useState(false);
  const run = async (work: () => Promise<unknown>, words: string): Promise<void> => {
    setBusy(true);
    setOutcome(undefined);
    try {
      if (!(await autosave.flush())) throw new Error('The page is not saved yet, so nothing was done.');
      await work();
      setOutcome({ isGood: true, words });
    } catch (error) {
      setOutcome({ isGood: false, words: messageOf(error) });
    }
    setBusy(false);
    await Promise.all([forgetPages(client), client.invalidateQueries({ queryKey: ['revisions', id] })]);
  };
  return { outcome, isBusy, run, say: (words, isGood = true) => setOutcome({ isGood, words }) };
}
