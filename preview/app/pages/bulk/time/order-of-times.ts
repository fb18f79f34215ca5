import type { PageState } from '#schemas/api/content/editing.ts';
import { formatDateTime } from '../../../ui/time/format-date-time.ts';
import type { BulkAction } from '../plan-bulk.ts';

const isReached = (time: string | null | undefined, at: string): time is string =>
  typeof time === 'string' && Date.parse(time) <= Date.parse(at);

/** Why a page cannot have the time that the editor has chosen; undefined if it can. The service refuses the same times. */
export function findTimeReason(
  action: BulkAction,
  { scheduledAt, unpublishAt }: PageState,
  at: string | undefined,
): string | undefined {
  if (at === undefined) return undefined;
  if (action === 'schedule' && isReached(unpublishAt, at))
    return `It ends ${formatDateTime(unpublishAt)}, so it cannot go live then.`;
  if (action === 'schedule-end' && scheduledAt && isReached(at, scheduledAt))
    return `It goes live ${formatDateTime(scheduledAt)}, so it cannot end by then.`;
  return undefined;
}

/** The pages that end by a time that the editor has chosen. */
export const listEnded = <Page extends { readonly endsAt?: string | undefined }>(
  pages: readonly Page[],
  at: string | undefined,
): readonly (Page & { readonly endsAt: string })[] =>
  at === undefined
    ? []
    : pages.flatMap((page) => (isReached(page.endsAt, at) ? [{ ...page, endsAt: page.endsAt }] : []));
