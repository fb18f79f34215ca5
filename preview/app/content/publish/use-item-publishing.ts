import { useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { type ItemContent, invalidateContent } from '#preview/app/api/content.ts';
import { isConflict, messageOf } from '#preview/app/api/send-request.ts';
import type { Autosave } from '#preview/app/editor/save/create-autosave.ts';
import { runWhenSaved } from '#preview/app/editor/save/run-when-saved.ts';
import type { Outcome } from '#preview/app/publish/use-publishing.ts';
import { useItem } from '../editor/item-context.ts';

export type ItemPublishing = ReturnType<typeof useItemPublishing>;

/** Runs one action on the item at a time, after saving it, and reports its outcome. */
export function useItemPublishing(autosave: Autosave<ItemContent>) {
  const { editor, view } = useItem();
  const client = useQueryClient();
  const [latest, setOutcome] = useState<Outcome>();
  const [isBusy, setBusy] = useState(false);
  /** `outcome` is shown if the action succeeds. */
  const run = async <Result>(
    action: (version: number) => Promise<Result>,
    outcome: string | ((result: Result) => Omit<Outcome, 'isSuccess'>),
  ): Promise<void> => {
    if (isBusy) return;
    setBusy(true);
    setOutcome(undefined);
    try {
      const result = await runWhenSaved({ editor, autosave, noun: view.noun }, action);
      setOutcome({ isSuccess: true, ...(typeof outcome === 'string' ? { message: outcome } : outcome(result)) });
    } catch (error) {
      const conflict = `Somebody else has changed ${view.isPlural ? 'these' : 'this'} ${view.noun}, so nothing was done. Close this dialog, check ${view.isPlural ? 'them' : 'it'}, then try again.`;
      setOutcome({ isSuccess: false, message: isConflict(error) ? conflict : describeError(error) });
    }
    setBusy(false);
    await invalidateContent(client);
  };
  const report = (message: string, isSuccess = true, undo?: () => void): void =>
    setOutcome({ isSuccess, message, ...(undo && { undo }) });
  return { outcome: latest, isBusy, run, report };
}

/** The message, with the fields that the service rejected. */
function describeError(error: unknown): string {
  const errors: unknown = Object(error).errors;
  // Fields of the request itself are none of the editor's: the message says what is wrong.
  const details = Array.isArray(errors)
    ? errors
        .filter(({ path }) => !String(path).startsWith('body.'))
        .map(({ path, message }) => `${String(path).replace(/^content\.?/, '')} ${String(message)}`)
    : [];
  return [messageOf(error), ...details].join(' ');
}
