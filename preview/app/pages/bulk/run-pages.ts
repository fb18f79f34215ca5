import { isConflict, messageOf } from '../../api/send-request.ts';
import type { PlannedPage } from './plan-bulk.ts';

export interface PageResult extends PlannedPage {
  /** Why it failed; undefined if it is done. */
  readonly error: string | undefined;
}

/** Runs an action for each page, one after the other. A page that fails does not stop the others. */
export async function runPages(
  pages: readonly PlannedPage[],
  run: (page: PlannedPage) => Promise<unknown>,
  signal: AbortSignal,
  onResult: (result: PageResult) => void,
): Promise<void> {
  for (const page of pages) {
    if (signal.aborted) return;
    try {
      await run(page);
      onResult({ ...page, error: undefined });
    } catch (error) {
      onResult({
        ...page,
        error: isConflict(error) ? 'Somebody has changed this page since it was checked.' : messageOf(error),
      });
    }
  }
}
