import { errorMessageOf } from '#schemas/content/problem/error-message.ts';
import { isConflict } from '../../api/send-request.ts';
import type { PlannedPage } from './plan-bulk.ts';

interface BulkOutcome {
  /** Why it failed; undefined if it is done. */
  readonly error: string | undefined;
}

export type BulkResult<Item> = Item & BulkOutcome;
export type PageResult = BulkResult<PlannedPage>;

/** Runs an action for each page or item, one after the other. One that fails does not stop the others. */
export async function runBulk<Item extends object>(
  items: readonly Item[],
  run: (item: Item) => Promise<unknown>,
  onResult: (result: BulkResult<Item>) => void,
  signal?: AbortSignal,
): Promise<void> {
  for (const item of items) {
    if (signal?.aborted) return;
    try {
      await run(item);
      onResult({ ...item, error: undefined });
    } catch (error) {
      const message = isConflict(error) ? 'Somebody has changed it since it was checked.' : errorMessageOf(error);
      onResult({ ...item, error: message });
    }
  }
}
