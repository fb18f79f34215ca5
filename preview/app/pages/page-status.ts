import type { PageState } from '#schemas/api/content/editing.ts';
import { formatDateTime } from '../ui/time/format-date-time.ts';

interface PageStatusOptions {
  readonly hasChanges?: boolean | undefined;
  /** Whether the API stores pages. If not, it has no revisions. */
  readonly storesPages?: boolean | undefined;
}

/** The status of a page: “Live: revision 2 · Unpublished changes · Scheduled for 24 Dec 2026, 18:00”. */
export function pageStatus(
  state: PageState,
  { hasChanges = state.hasDraft, storesPages = true }: PageStatusOptions = {},
): string {
  const { deletedAt, publishedRevision, scheduledAt, unpublishAt } = state;
  if (deletedAt) return `Deleted ${formatDateTime(deletedAt)}`;
  const isLive = typeof publishedRevision === 'number';
  return [
    isLive ? (storesPages ? `Live: revision ${publishedRevision}` : 'Live') : [],
    isLive && hasChanges ? 'Unpublished changes' : [],
    isLive || scheduledAt ? [] : 'Not published',
    scheduledAt ? `Scheduled for ${formatDateTime(scheduledAt)}` : [],
    unpublishAt ? `Unpublishes ${formatDateTime(unpublishAt)}` : [],
  ]
    .flat()
    .join(' · ');
}
