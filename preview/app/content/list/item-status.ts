import { formatDateTime, formatWeekdayTime } from '#preview/app/ui/time/format-date-time.ts';
import type { ContentState } from '#schemas/api/content/content-items.ts';

/** The status of an item: “Changes not live · Goes live Fri 27 Nov, 10:00”. */
export function itemStatus(state: ContentState, hasChanges = state.hasDraft): string {
  const { isLive, deletedAt, scheduledAt, scheduleError } = state;
  if (deletedAt) return `Deleted ${formatDateTime(deletedAt)}`;
  return [
    isLive ? (hasChanges ? 'Changes not live' : 'Live') : 'Draft',
    scheduledAt ? `Goes live ${formatWeekdayTime(scheduledAt)}` : [],
    scheduleError ? `Not published when it was due: ${scheduleError}` : [],
  ]
    .flat()
    .join(' · ');
}

/** How items can be filtered. */
export const itemFilters = [
  ['all', 'All'],
  ['live', 'Live'],
  ['changed', 'Changes not live'],
  ['scheduled', 'Scheduled'],
  ['draft', 'Draft'],
  ['deleted', 'Deleted'],
] as const;

export type ItemFilter = (typeof itemFilters)[number][0];

export function matchesFilter({ isLive, hasDraft, scheduledAt, deletedAt }: ContentState, filter: ItemFilter): boolean {
  if (filter === 'deleted') return Boolean(deletedAt);
  if (deletedAt) return false;
  switch (filter) {
    case 'all':
      return true;
    case 'live':
      return isLive;
    case 'changed':
      return isLive && hasDraft;
    case 'scheduled':
      return Boolean(scheduledAt);
    case 'draft':
      return !isLive;
  }
}
