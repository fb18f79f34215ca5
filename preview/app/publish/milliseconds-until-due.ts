import type { PageState } from '#schemas/api/content/editing.ts';

/** The shortest interval at which the service is asked whether it has published or unpublished the page. */
const minWaitMs = 2000;

const maxWaitMs = 86_400_000;

/** Milliseconds until the service is due to publish or unpublish content; false if nothing is scheduled. */
export function millisecondsUntilDue(
  { scheduledAt, unpublishAt }: Pick<PageState, 'scheduledAt' | 'unpublishAt'>,
  nowMs: number,
): number | false {
  const waits = [scheduledAt, unpublishAt].flatMap((due) => (due ? [Date.parse(due) - nowMs] : []));
  return waits.length > 0 && Math.min(Math.max(minWaitMs, Math.min(...waits)), maxWaitMs);
}
