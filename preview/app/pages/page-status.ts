import type { PageState } from '#schemas/api/content/editing.ts';
import { isPermanentPage } from '#schemas/content/page/is-permanent-page.ts';
import { isPageTemplate, sharedNameOf } from '#schemas/content/page/page-without-address.ts';
import { formatDateTime, formatWeekdayDateTime } from '../ui/time/format-date-time.ts';

interface PageStatusOptions {
  readonly hasChanges?: boolean | undefined;
  /** Whether the API stores pages. If not, it has no revisions. */
  readonly storesPages?: boolean | undefined;
}

/** The status of a page: “Live: revision 2 · Changes not live · Goes live Thu, 24 Dec 2026, 18:00”. */
export function pageStatus(
  state: PageState,
  { hasChanges = state.hasDraft, storesPages = true }: PageStatusOptions = {},
): string {
  const { deletedAt, publishedRevision, scheduledAt, unpublishAt } = state;
  if (deletedAt) return `Deleted ${formatDateTime(deletedAt)}`;
  const isLive = typeof publishedRevision === 'number';
  return [
    isLive ? (storesPages ? `Live: revision ${publishedRevision}` : 'Live') : [],
    isLive && hasChanges ? 'Changes not live' : [],
    isLive || (scheduledAt && !state.wasPublished) ? [] : describeNotLive(state),
    scheduledAt ? `Goes live ${formatWeekdayDateTime(scheduledAt)}` : [],
    unpublishAt ? `Ends ${formatWeekdayDateTime(unpublishAt)}` : [],
  ]
    .flat()
    .join(' · ');
}

/** Of a page that is not live: “Unpublished 24 Dec 2026, 18:00”. */
function describeNotLive({ wasPublished, liveChangedAt }: PageState): string {
  if (!wasPublished) return 'Not published';
  return liveChangedAt ? `Unpublished ${formatDateTime(liveChangedAt)}` : 'Unpublished';
}

/** The address of a page for editors, or what a page without one is. */
export function addressOfPage(id: string): string {
  if (id === 'home') return '/';
  const noun = nounOfPage(id);
  if (noun !== 'page') return noun;
  return id.startsWith('_') ? `template ${id.slice(1)}` : `/${id}`;
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
