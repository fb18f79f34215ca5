import { useEffect, useState } from 'react';
import { messageOf } from '#preview/app/api/ask-server.ts';
import type { PageWeight } from '#preview/app/api/page-weight.ts';
import type { Sight } from '#preview/app/canvas/render/draw-draft.ts';
import { usePage } from '#preview/app/editor/editor-context.ts';
import type { Finding } from '#preview/review/finding.ts';
import { checkContrast } from '../contrast/check-contrast.ts';
import { askReview } from './ask-review.ts';

export interface Checks {
  readonly findings: readonly Finding[];
  /** Null until it is known, or if the page could not be rendered. */
  readonly weight: PageWeight | null;
  readonly isChecking: boolean;
  /** What could not be checked, and why. */
  readonly trouble: string | undefined;
}

const begun: Checks = { findings: [], weight: null, isChecking: true, trouble: undefined };

/**
 * Reviews the page, and reviews it again when it changes: first on the server, then in the first viewport of the
 * canvas.
 */
export function useFindings({ path }: Sight): Checks {
  const page = usePage();
  const [checks, setChecks] = useState(begun);
  useEffect(() => {
    const ending = new AbortController();
    const { signal } = ending;
    const check = async (): Promise<void> => {
      const { findings, weight } = await askReview(page, path, signal);
      if (!signal.aborted) setChecks({ findings, weight, isChecking: true, trouble: undefined });
      const contrast = await checkContrast(page, signal).catch(() => undefined);
      const trouble = contrast
        ? undefined
        : 'Contrast was not checked. Select a screen size in the canvas to check it.';
      if (!signal.aborted)
        setChecks({ findings: [...findings, ...(contrast ?? [])], weight, isChecking: false, trouble });
    };
    setChecks((before) => ({ ...before, isChecking: true, trouble: undefined }));
    check().catch((error: unknown) => {
      if (!signal.aborted) setChecks({ ...begun, isChecking: false, trouble: messageOf(error) });
    });
    return () => ending.abort();
  }, [page, path]);
  return checks;
}
