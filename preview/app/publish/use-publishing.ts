import { useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { errorMessageOf } from '#schemas/content/problem/error-message.ts';
import { invalidatePages } from '../api/pages.ts';
import { isConflict, isUnanswered } from '../api/send-request.ts';
import { useEditorContext } from '../editor/editor-context.ts';
import type { Autosave } from '../editor/save/create-autosave.ts';
import { runWhenSaved } from '../editor/save/run-when-saved.ts';

/** The outcome of the latest action. */
export interface Outcome {
  readonly isSuccess: boolean;
  readonly message: string;
  /** Undoes the action; absent if it cannot be undone here. */
  readonly undo?: () => void;
  /** Whether only the draft was changed, which visitors do not see. */
  readonly isDraftOnly?: boolean;
}

/** Shows the outcome of an action that needs no saved version. `isSuccess` is true by default. */
export type Report = (message: string, isSuccess?: boolean, more?: Pick<Outcome, 'undo' | 'isDraftOnly'>) => void;

type PublishingAction = (version: number) => Promise<unknown>;

interface UndoOfAction {
  readonly action: PublishingAction;
  readonly message: string;
}

export interface Publishing {
  readonly outcome: Outcome | undefined;
  readonly isBusy: boolean;
  /**
   * Saves, because what is published must be what is shown, then runs the action with that version. `message` is shown
   * if it succeeds, with a button that runs `undo` in turn.
   */
  readonly run: (action: PublishingAction, message: string, undo?: UndoOfAction) => Promise<void>;
  readonly report: Report;
}

const conflictMessage =
  'This page was changed in another window or by somebody else, so nothing was done. Close this dialog, check the page, then try again.';

/** Why an action failed, and that it is not repeated, unlike saving. */
export const describeFailure = (error: unknown): string =>
  isUnanswered(error)
    ? `${errorMessageOf(error)} This is not tried again by itself: once you are connected, see under “Revisions” below whether it was done, and if not, press the button again.`
    : errorMessageOf(error);

/** Runs one action on the page at a time, and reports its outcome. */
export function usePublishing(autosave: Autosave): Publishing {
  const { id, editor } = useEditorContext();
  const client = useQueryClient();
  const [outcome, setOutcome] = useState<Outcome>();
  const [isBusy, setBusy] = useState(false);
  const run: Publishing['run'] = async (action, message, undo) => {
    if (isBusy) return;
    setBusy(true);
    setOutcome(undefined);
    try {
      await runWhenSaved({ editor, autosave }, action);
      setOutcome({
        isSuccess: true,
        message,
        ...(undo && { undo: () => void run(undo.action, undo.message) }),
      });
    } catch (error) {
      setOutcome({ isSuccess: false, message: isConflict(error) ? conflictMessage : describeFailure(error) });
    }
    setBusy(false);
    await Promise.all([invalidatePages(client), client.invalidateQueries({ queryKey: ['revisions', id] })]);
  };
  const report: Report = (message, isSuccess = true, more = {}) => setOutcome({ isSuccess, message, ...more });
  return { outcome, isBusy, run, report };
}
