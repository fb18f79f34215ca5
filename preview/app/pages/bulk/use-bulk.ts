import { useQueryClient } from '@tanstack/react-query';
import { useEffect, useMemo, useRef, useState } from 'react';
import { errorMessageOf } from '#schemas/content/problem/error-message.ts';
import type { CheckedPage } from '../../api/page-checks.ts';
import { invalidatePagesAndFacts } from '../../api/pages.ts';
import { checkPages, runAction } from './bulk-calls.ts';
import type { BulkAction, BulkPlan, PlannedPage } from './plan-bulk.ts';
import { type PageResult, runBulk } from './run-bulk.ts';

/** How far a bulk action is. */
export type BulkStep =
  | { readonly kind: 'checking'; readonly count: number }
  | { readonly kind: 'check-failed'; readonly message: string }
  | { readonly kind: 'checked'; readonly pages: readonly CheckedPage[] }
  | {
      readonly kind: 'running' | 'done';
      readonly action: BulkAction;
      readonly plan: BulkPlan;
      readonly results: readonly PageResult[];
    };

/** Called when an action has ended, even if the dialog has been closed meanwhile. */
export type OnFinish = (action: BulkAction, results: readonly PageResult[]) => void;

/** Checks the pages, and runs the action once it is confirmed. */
export function useBulk(action: BulkAction, ids: readonly string[], onFinish: OnFinish) {
  const client = useQueryClient();
  const [step, setStep] = useState<BulkStep>({ kind: 'checking', count: 0 });
  const [attempt, setAttempt] = useState(0);
  const running = useRef<AbortController>(undefined);
  // The selection must not change while the dialog is open.
  const [pageIds] = useState(ids);
  // biome-ignore lint/correctness/useExhaustiveDependencies: each attempt checks again.
  useEffect(() => {
    const controller = new AbortController();
    setStep({ kind: 'checking', count: 0 });
    const review = action === 'publish' || action === 'schedule';
    checkPages(pageIds, review, controller.signal, (count) => setStep({ kind: 'checking', count }))
      .then((pages) => setStep({ kind: 'checked', pages }))
      .catch((error: unknown) => {
        if (!controller.signal.aborted) setStep({ kind: 'check-failed', message: errorMessageOf(error) });
      });
    return () => controller.abort();
  }, [action, pageIds, attempt]);
  useEffect(() => () => running.current?.abort(), []);

  const run = async (
    name: BulkAction,
    plan: BulkPlan,
    pages: readonly PlannedPage[],
    scheduledAt?: string,
  ): Promise<void> => {
    const controller = new AbortController();
    running.current = controller;
    const results: PageResult[] = [];
    setStep({ kind: 'running', action: name, plan, results });
    await runBulk(
      pages,
      (page) => runAction(name, page, scheduledAt),
      (result) => {
        results.push(result);
        setStep({ kind: 'running', action: name, plan, results: [...results] });
      },
      controller.signal,
    );
    setStep({ kind: 'done', action: name, plan, results });
    onFinish(name, results);
    await invalidatePagesAndFacts(client);
  };
  const actions = useMemo(
    () => ({ checkAgain: () => setAttempt((count) => count + 1), stop: () => running.current?.abort() }),
    [],
  );
  return { step, run, count: pageIds.length, ...actions };
}
