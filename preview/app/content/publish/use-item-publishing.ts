import { useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { type ItemContent, invalidateContent } from '#preview/app/api/content.ts';
import { isConflict } from '#preview/app/api/send-request.ts';
import type { Autosave } from '#preview/app/editor/save/create-autosave.ts';
import { runWhenSaved } from '#preview/app/editor/save/run-when-saved.ts';
import { describeFailure, type Outcome, type Report } from '#preview/app/publish/use-publishing.ts';
import { parsePath } from '#schemas/content/problem/parse-path.ts';
import type { Problem } from '#schemas/content/problem/problem.ts';
import { useItem } from '../editor/item-context.ts';
import { listItemChecks } from '../editor/problems/item-checks.ts';

export type ItemPublishing = ReturnType<typeof useItemPublishing>;

/** Runs one action on the item at a time, after saving it, and reports its outcome and the fields that the service rejected. */
export function useItemPublishing(autosave: Autosave<ItemContent>) {
  const { editor, itemKey, view } = useItem();
  const client = useQueryClient();
  const [latest, setOutcome] = useState<Outcome>();
  const [rejected, setRejected] = useState<readonly Problem[]>([]);
  const [isBusy, setBusy] = useState(false);
  /** `outcome` is shown if the action succeeds. */
  const run = async <Result>(
    action: (version: number) => Promise<Result>,
    outcome: string | ((result: Result) => Omit<Outcome, 'isSuccess'>),
  ): Promise<void> => {
    if (isBusy) return;
    setBusy(true);
    setOutcome(undefined);
    setRejected([]);
    try {
      const result = await runWhenSaved({ editor, autosave, noun: view.noun }, action);
      setOutcome({ isSuccess: true, ...(typeof outcome === 'string' ? { message: outcome } : outcome(result)) });
    } catch (error) {
      const conflict = `Somebody else has changed ${view.isPlural ? 'these' : 'this'} ${view.noun}, so nothing was done. Close this dialog, check ${view.isPlural ? 'them' : 'it'}, then try again.`;
      setRejected(readRejected(error));
      setOutcome({ isSuccess: false, message: isConflict(error) ? conflict : describeError(error) });
    }
    setBusy(false);
    await invalidateContent(client);
  };
  /** The message, with the labels of the fields that the service rejected. */
  const describeError = (error: unknown): string => {
    const checks = listItemChecks(itemKey.kind, editor.state().history.present, readRejected(error));
    return [
      describeFailure(error),
      ...checks.map(({ source, message }) =>
        [source, message]
          .filter(Boolean)
          .join(': ')
          .replace(/[^.?!]$/, '$&.'),
      ),
    ].join(' ');
  };
  const report: Report = (message, isSuccess = true, more = {}) => setOutcome({ isSuccess, message, ...more });
  return { outcome: latest, rejected, isBusy, run, report };
}

/** The fields that the service rejected. Those of the request itself are none of the editor’s: the message says what is wrong. */
function readRejected(error: unknown): readonly Problem[] {
  const errors: unknown = Object(error).errors;
  return (Array.isArray(errors) ? errors : []).flatMap((each: unknown): Problem[] => {
    const { path, message }: { path?: unknown; message?: unknown } = Object(each);
    if (String(path).startsWith('body.')) return [];
    const steps = parsePath(String(path).replace(/^content\.?/, ''));
    return [{ code: 'item-invalid', severity: 'error', path: steps, message: String(message) }];
  });
}
