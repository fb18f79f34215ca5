import { useEffect, useState } from 'react';
import type { Finding } from '#preview/review/finding.ts';
import { messageOf } from '../calls/call-preview.ts';
import type { Sight } from '../canvas/draw-draft.ts';
import { useEditorState } from '../editor/editor-context.ts';
import { askReview } from './ask-review.ts';

export interface Checks {
  readonly findings: readonly Finding[];
  readonly isChecking: boolean;
  readonly trouble: string | undefined;
}

/** Has the page checked, and checked again when it changes: by its schema at once, by the site and its links a moment later. */
export function useFindings({ path }: Sight): Checks {
  const { history } = useEditorState();
  const page = history.present;
  const [checks, setChecks] = useState<Checks>({ findings: [], isChecking: true, trouble: undefined });
  useEffect(() => {
    const ending = new AbortController();
    setChecks(({ findings }) => ({ findings, isChecking: true, trouble: undefined }));
    askReview(page, path, ending.signal)
      .then((findings) => setChecks({ findings, isChecking: false, trouble: undefined }))
      .catch((error: unknown) => {
        if (!ending.signal.aborted) setChecks({ findings: [], isChecking: false, trouble: messageOf(error) });
      });
    return () => ending.abort();
  }, [page, path]);
  return checks;
}
