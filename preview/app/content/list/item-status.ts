import { describeScheduled } from '#preview/app/pages/page-status.ts';
import { formatDateTime, formatDayNear, formatWeekdayTime } from '#preview/app/ui/time/format-date-time.ts';
import { productNow } from '#preview/app/ui/time/product-clock.ts';
import type { ContentState } from '#schemas/api/content/content-items.ts';
import { isOpenJob } from '#schemas/domain/job/job-category.ts';
import { dayInLondon } from '#schemas/domain/restaurant/time/day-in-london.ts';

const currentDay = (): string => dayInLondon(new Date(productNow()));

/** Whether a live vacancy or offer is in no list, because its last day has passed. */
const hasEnded = ({ isLive, lastDay }: ContentState, today: string): boolean =>
  isLive && !isOpenJob({ validThrough: lastDay }, today);

/** The status of a live item, with the day from which or until which visitors find it. */
function liveStatus(state: ContentState, today: string, hasChanges: boolean): string | readonly string[] {
  const { firstDay = '', lastDay = '' } = state;
  const changes = hasChanges ? ['Changes not live'] : [];
  if (hasEnded(state, today)) return [`Ended ${formatDayNear(lastDay, today)}`, ...changes];
  if (firstDay > today) {
    const shown = `shown from ${formatDayNear(firstDay, today)}`;
    return hasChanges ? [...changes, `${shown.charAt(0).toUpperCase()}${shown.slice(1)}`] : `Live, ${shown}`;
  }
  return hasChanges ? changes : 'Live';
}

interface ItemStatusOptions {
  readonly hasChanges?: boolean;
  /** Whether the draft has changed since it was scheduled. */
  readonly hasLaterChanges?: boolean;
  readonly today?: string;
}

/** The status of an item: “Changes not live · Goes live Fri 27 Nov, 10:00”. */
export function itemStatus(
  state: ContentState,
  { hasChanges = state.hasDraft, hasLaterChanges = false, today = currentDay() }: ItemStatusOptions = {},
): string {
  const { isLive, deletedAt, scheduledAt, scheduleError, unpublishAt, unpublishError } = state;
  if (deletedAt) return `Deleted ${formatDateTime(deletedAt)}`;
  return [
    isLive ? liveStatus(state, today, hasChanges) : state.publishedRevision ? 'Unpublished' : 'Never published',
    scheduledAt ? describeScheduled(scheduledAt, hasLaterChanges) : [],
    unpublishAt ? `Ends ${formatWeekdayTime(unpublishAt)}` : [],
    scheduleError ? `Not published when it was due: ${scheduleError}` : [],
    unpublishError ? `Not unpublished when it was due: ${unpublishError}` : [],
  ]
    .flat()
    .join(' · ');
}

/** How items can be filtered. Only vacancies and offers end. */
export const itemFilters = [
  ['all', 'All'],
  ['live', 'Live'],
  ['changed', 'Changes not live'],
  ['scheduled', 'Scheduled'],
  ['ended', 'Ended'],
  ['unpublished', 'Unpublished'],
  ['draft', 'Never published'],
  ['deleted', 'Deleted'],
] as const;

export type ItemFilter = (typeof itemFilters)[number][0];

export function matchesFilter(state: ContentState, filter: ItemFilter, today = currentDay()): boolean {
  const { isLive, hasDraft, scheduledAt, unpublishAt, deletedAt, publishedRevision } = state;
  if (filter === 'deleted') return Boolean(deletedAt);
  if (deletedAt) return false;
  switch (filter) {
    case 'all':
      return true;
    case 'live':
      return isLive && !hasEnded(state, today);
    case 'ended':
      return hasEnded(state, today);
    case 'changed':
      return isLive && hasDraft;
    case 'scheduled':
      return Boolean(scheduledAt ?? unpublishAt);
    case 'unpublished':
      return !isLive && Boolean(publishedRevision);
    case 'draft':
      return !isLive && !publishedRevision;
  }
}
