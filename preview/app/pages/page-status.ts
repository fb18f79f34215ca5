import type { PageState } from '#schemas/api/content/editing.ts';
import { shortMoment } from '../ui/time/moment-words.ts';

/** The status of a page: “Live: revision 2 · Unpublished changes · Scheduled for 24 Dec 2026, 18:00”. */
export function pageStatus(state: PageState, hasChanges = state.hasDraft): string {
  const { deletedAt, publishedRevision, scheduledAt, unpublishAt } = state;
  if (deletedAt) return `Deleted ${shortMoment(deletedAt)}`;
  const isLive = typeof publishedRevision === 'number';
  return [
    isLive ? `Live: revision ${publishedRevision}` : [],
    isLive && hasChanges ? 'Unpublished changes' : [],
    isLive || scheduledAt ? [] : 'Not published',
    scheduledAt ? `Scheduled for ${shortMoment(scheduledAt)}` : [],
    unpublishAt ? `Unpublishes ${shortMoment(unpublishAt)}` : [],
  ]
    .flat()
    .join(' · ');
}
