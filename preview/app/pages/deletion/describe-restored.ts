import type { PageState } from '#schemas/api/content/editing.ts';
import { nameOfPage } from '../../content/name-of-page.ts';
import { formatFullDateTime } from '../../ui/time/format-date-time.ts';
import { addressOfPage } from '../page-status.ts';

const isSet = (time: string | null | undefined): time is string => typeof time === 'string';

/** Says whether visitors see a page that was restored, and what has become of the times that it had. */
export function describeRestored(before: PageState, restored: PageState): string {
  const { id, title, publishedRevision, scheduledAt, unpublishAt } = restored;
  const isLive = typeof publishedRevision === 'number';
  const times = [
    ['publish', before.scheduledAt, scheduledAt],
    ['unpublish', before.unpublishAt, unpublishAt],
  ] as const;
  const lost = times.flatMap(([action, had, has]) => (isSet(had) && !isSet(has) ? [{ action, had }] : []));
  return [
    isLive
      ? `${nameOfPage(title ?? id)} was restored. It is live at ${addressOfPage(id)} again.`
      : `${nameOfPage(title ?? id)} was restored as a draft. Visitors do not see it.`,
    isSet(scheduledAt) ? `It goes live on ${formatFullDateTime(scheduledAt)}.` : [],
    isSet(unpublishAt) ? `It unpublishes on ${formatFullDateTime(unpublishAt)}.` : [],
    lost.map(({ action, had }) => `The time to ${action} it, ${formatFullDateTime(had)}, is gone.`),
  ]
    .flat(2)
    .join(' ');
}
