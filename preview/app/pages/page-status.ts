import type { PageState } from '#schemas/api/content/editing.ts';
import { isPermanentPage } from '#schemas/content/page/is-permanent-page.ts';
import { isPageTemplate, sharedNameOf } from '#schemas/content/page/page-without-address.ts';
import { formatDateTime, formatWeekdayTime } from '../ui/time/format-date-time.ts';

interface PageStatusOptions {
  readonly hasChanges?: boolean | undefined;
  /** Whether the draft has changed since it was scheduled. */
  readonly hasLaterChanges?: boolean | undefined;
}

/** The status of a page: “Changes not live · Goes live Thu 24 Dec, 18:00”. */
export const pageStatus = (state: PageState, options?: PageStatusOptions): string =>
  pageStatusParts(state, options)
    .map(({ text }) => text)
    .join(' · ');

interface StatusPart {
  readonly text: string;
  /** What waits to go live, which lists mark; absent for other facts. */
  readonly mark?: 'changed' | 'scheduled';
}

/** The facts about the status of a page. */
export function pageStatusParts(
  state: PageState,
  { hasChanges = state.hasDraft, hasLaterChanges = false }: PageStatusOptions = {},
): readonly StatusPart[] {
  const { deletedAt, publishedRevision, scheduledAt, unpublishAt } = state;
  if (deletedAt) return [{ text: `Deleted ${formatDateTime(deletedAt)}` }];
  const isLive = typeof publishedRevision === 'number';
  return [
    ...(isLive ? [hasChanges ? ({ text: 'Changes not live', mark: 'changed' } as const) : { text: 'Live' }] : []),
    ...(isLive || (scheduledAt && !state.wasPublished) ? [] : [{ text: describeNotLive(state) }]),
    ...(scheduledAt ? [{ text: describeScheduled(scheduledAt, hasLaterChanges), mark: 'scheduled' } as const] : []),
    ...(unpublishAt ? [{ text: `Ends ${formatWeekdayTime(unpublishAt)}` }] : []),
  ];
}

/** “Goes live Thu 24 Dec, 18:00 without your later changes”: what is scheduled does not follow the draft. */
export const describeScheduled = (scheduledAt: string, hasLaterChanges: boolean): string =>
  `Goes live ${formatWeekdayTime(scheduledAt)}${hasLaterChanges ? ' without your later changes' : ''}`;

/** Of a page that is not live: “Unpublished 24 Dec 2026, 18:00”. */
function describeNotLive({ wasPublished, liveChangedAt }: PageState): string {
  if (!wasPublished) return 'Never published';
  return liveChangedAt ? `Unpublished ${formatDateTime(liveChangedAt)}` : 'Unpublished';
}

/** The address of a page for editors, or what a page without one is. */
export function addressOfPage(id: string): string {
  if (id === 'home') return '/';
  const noun = nounOfPage(id);
  if (noun !== 'page') return noun;
  return id.startsWith('_') ? `Template: ${id.slice(1).replaceAll('-', ' ')}` : `/${id}`;
}

/** What a page is called in a sentence. */
export function nounOfPage(id: string): 'page' | 'shared tiles' | 'page template' {
  if (sharedNameOf(id) !== undefined) return 'shared tiles';
  return isPageTemplate(id) ? 'page template' : 'page';
}

/** Why a page cannot be unpublished or deleted; undefined if it can. */
export function whyPermanent(id: string): string | undefined {
  if (!isPermanentPage(id)) return undefined;
  return id === 'home' ? 'The site needs a home page.' : 'Other addresses need this template.';
}
