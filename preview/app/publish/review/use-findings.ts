import { useQueryClient } from '@tanstack/react-query';
import { useCallback, useEffect, useMemo, useState } from 'react';
import type { PageWeight } from '#preview/app/api/page-weight.ts';
import { isTransient, retriedQuery } from '#preview/app/api/send-request.ts';
import type { PreviewTarget } from '#preview/app/canvas/render/render-draft.ts';
import { useEditorState } from '#preview/app/editor/editor-context.ts';
import type { Finding } from '#preview/review/finding.ts';
import { errorMessageOf } from '#schemas/content/problem/error-message.ts';
import { checkContrast, describeMeasuredFrame } from '../contrast/check-contrast.ts';
import { addKnownErrors } from './add-known-errors.ts';
import { isCurrent, keepChecks, lastChecks } from './kept-checks.ts';
import { requestReview } from './request-review.ts';

export interface Checks {
  readonly findings: readonly Finding[];
  /** Null until it is known, or if the page could not be rendered. */
  readonly weight: PageWeight | null;
  readonly isChecking: boolean;
  /** What could not be checked, and why. */
  readonly error: string | undefined;
  /** Why the page was not checked at all; absent once it was. */
  readonly failure?: CheckFailure | undefined;
  /** Requests the checks again; only after a failure. */
  readonly retry?: (() => void) | undefined;
}

interface CheckFailure {
  readonly error: Error;
  /** How often the request has failed in a row. */
  readonly count: number;
}

const initialChecks: Checks = { findings: [], weight: null, isChecking: true, error: undefined };

/**
 * Reviews the page, and reviews it again when it changes: on the server, and in the first viewport of the canvas. The
 * result is kept until the page or published content changes, so that it is there when a dialog opens again. The service
 * checks what is published in any case. If the request fails, it is repeated until the page is checked. Errors that the
 * editor knows by itself do not depend on the request.
 */
export function useFindings({ path }: PreviewTarget): Checks {
  const { history, problems } = useEditorState();
  const page = history.present;
  const client = useQueryClient();
  const [checks, setChecks] = useState(() => {
    const last = lastChecks(client, page, path);
    return last ? { ...last.checks, isChecking: true } : initialChecks;
  });
  const [attempt, setAttempt] = useState(0);
  // biome-ignore lint/correctness/useExhaustiveDependencies: each attempt requests the checks again
  useEffect(() => {
    const controller = new AbortController();
    const { signal } = controller;
    const check = async (): Promise<void> => {
      const last = lastChecks(client, page, path);
      if (last && (await isCurrent(last, signal))) {
        if (!signal.aborted) setChecks(last.checks);
        return;
      }
      const frame = describeMeasuredFrame();
      // The canvas is measured meanwhile.
      const measured = checkContrast(page, signal).catch(() => undefined);
      const { findings, weight, contentState } = await requestReview(page, path, signal);
      if (signal.aborted) return;
      setChecks({ findings, weight, isChecking: true, error: undefined });
      const contrast = await measured;
      if (signal.aborted) return;
      const error = contrast ? undefined : 'Contrast was not checked. Select a screen size in the canvas to check it.';
      const result = { findings: [...findings, ...(contrast ?? [])], weight, isChecking: false, error };
      setChecks(result);
      if (contrast && contentState && frame !== undefined && frame === describeMeasuredFrame())
        keepChecks(client, path, { checks: result, page, contentState, frame });
    };
    setChecks((before) => ({ ...before, isChecking: true, error: undefined }));
    check().catch((error: unknown) => {
      if (signal.aborted) return;
      const failure = error instanceof Error ? error : new Error(errorMessageOf(error));
      setChecks((before) => ({
        ...initialChecks,
        isChecking: false,
        failure: { error: failure, count: (before.failure?.count ?? 0) + 1 },
      }));
    });
    return () => controller.abort();
  }, [client, page, path, attempt]);
  const { failure, findings } = checks;
  const retry = useCallback(() => setAttempt((before) => before + 1), []);
  useEffect(() => {
    if (!failure || !isTransient(failure.error)) return undefined;
    const timer = setTimeout(retry, retriedQuery.retryDelay(failure.count));
    addEventListener('online', retry);
    return () => {
      clearTimeout(timer);
      removeEventListener('online', retry);
    };
  }, [failure, retry]);
  const all = useMemo(() => addKnownErrors(findings, problems), [findings, problems]);
  return { ...checks, findings: all, retry: failure && retry };
}
