import { useEffect, useState } from 'react';
import type { PageWeight } from '#preview/app/api/page-weight.ts';
import type { PreviewTarget } from '#preview/app/canvas/render/render-draft.ts';
import { usePage } from '#preview/app/editor/editor-context.ts';
import type { Finding } from '#preview/review/finding.ts';
import { errorMessageOf } from '#schemas/content/problem/error-message.ts';
import { checkContrast } from '../contrast/check-contrast.ts';
import { requestReview } from './request-review.ts';

export interface Checks {
  readonly findings: readonly Finding[];
  /** Null until it is known, or if the page could not be rendered. */
  readonly weight: PageWeight | null;
  readonly isChecking: boolean;
  /** What could not be checked, and why. */
  readonly error: string | undefined;
}

const initialChecks: Checks = { findings: [], weight: null, isChecking: true, error: undefined };

/**
 * Reviews the page, and reviews it again when it changes: on the server, and in the first viewport of the canvas.
 */
export function useFindings({ path }: PreviewTarget): Checks {
  const page = usePage();
  const [checks, setChecks] = useState(initialChecks);
  useEffect(() => {
    const controller = new AbortController();
    const { signal } = controller;
    const check = async (): Promise<void> => {
      // The canvas is measured meanwhile.
      const measured = checkContrast(page, signal).catch(() => undefined);
      const { findings, weight } = await requestReview(page, path, signal);
      if (!signal.aborted) setChecks({ findings, weight, isChecking: true, error: undefined });
      const contrast = await measured;
      const error = contrast ? undefined : 'Contrast was not checked. Select a screen size in the canvas to check it.';
      if (!signal.aborted)
        setChecks({ findings: [...findings, ...(contrast ?? [])], weight, isChecking: false, error });
    };
    setChecks((before) => ({ ...before, isChecking: true, error: undefined }));
    check().catch((error: unknown) => {
      if (!signal.aborted) setChecks({ ...initialChecks, isChecking: false, error: errorMessageOf(error) });
    });
    return () => controller.abort();
  }, [page, path]);
  return checks;
}
