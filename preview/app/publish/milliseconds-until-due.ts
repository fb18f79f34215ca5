import type { PageState } from '#schemas/api/content/editing.ts';

/** The service is asked no more often than this whether it has done what is due. */
const shortestWaitMs = 2000;

const longestWaitMs = 86_400_000;

/** Milliseconds until the service should publish or take off a page; false where nothing is planned. */
export function millisecondsUntilDue(
  { scheduledAt, unpublishAt }: Pick<PageState, 'scheduledAt' | 'unpublishAt'>,
  nowMs: number,
): number | false {
  const waits = [scheduledAt, unpublishAt].flatMap((due) => (due ? [Date.parse(due) - nowMs] : []));
  return waits.length > 0 && Math.min(Math.max(shortestWaitMs, Math.min(...waits)), longestWaitMs);
}
