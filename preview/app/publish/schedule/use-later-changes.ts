import { useDeferredValue, useMemo } from 'react';
import { isSame } from '#preview/review/compare/same-value.ts';

/** Whether a draft has changed since a version of it was scheduled, which goes live without these changes. */
export function useLaterChanges(draft: unknown, scheduled: unknown): boolean {
  const content = useDeferredValue(draft);
  return useMemo(() => scheduled !== undefined && !isSame(scheduled, content), [scheduled, content]);
}
