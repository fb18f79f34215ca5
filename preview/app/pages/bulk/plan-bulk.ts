import type { ContentUse } from '#schemas/api/content/content-kind.ts';
import type { PageState } from '#schemas/api/content/editing.ts';
import { isPageWithoutAddress, sharedNameOf } from '#schemas/content/page/page-without-address.ts';
import type { CheckedPage } from '../../api/page-checks.ts';
import { nameOfPage } from '../../content/name-of-page.ts';
import { tilesInUse } from '../deletion/page-uses.ts';
import { pageAfterUnpublishing } from '../page-after-unpublishing.ts';
import { whyPermanent } from '../page-status.ts';
import { findTimeReason } from './time/order-of-times.ts';
import { type BulkUndo, describeUndoLimit, planUndo } from './undo/bulk-undo.ts';

export type BulkAction = 'publish' | 'unpublish' | 'schedule' | 'schedule-end' | 'delete' | 'restore';

/** What can run on pages: an action, or the undo of one. */
export type BulkRun = BulkAction | 'undo';

/** A page that the action changes. */
export interface PlannedPage {
  readonly id: string;
  readonly title: string;
  /** The version that was checked. */
  readonly version: number;
  /** What visitors will notice. */
  readonly effect: string;
  /** When it is unpublished, if a time is set. */
  readonly endsAt?: string | undefined;
  /** Whether the time of the version that is scheduled changes, instead of scheduling the draft. */
  readonly keepsScheduled?: boolean;
  /** The content that links to it. */
  readonly uses?: readonly ContentUse[];
  /** How the action can be undone; undefined if it cannot. */
  readonly undo: BulkUndo | undefined;
}

/** A page that the action leaves out. */
export interface BlockedPage {
  readonly id: string;
  readonly title: string;
  readonly reason: string;
  /** The content because of which it is left out. */
  readonly uses?: readonly ContentUse[];
}

export interface BulkPlan {
  readonly planned: readonly PlannedPage[];
  readonly blocked: readonly BlockedPage[];
}

export interface BulkOptions {
  /** Whether drafts replace the versions that are scheduled. */
  readonly schedulesDrafts?: boolean;
  /** The instant that the editor has chosen for a scheduled action. */
  readonly at?: string | undefined;
}

/** Whether the editor chooses what is scheduled: a page has a scheduled version that the draft may differ from. */
export const hasVersionChoice = (action: BulkAction, pages: readonly CheckedPage[]): boolean =>
  action === 'schedule' && pages.some(({ state }) => state?.scheduledAt && state.hasDraft && !state.deletedAt);

/** What an action will do with each page, before it is done. Pure. */
export function planBulk(
  action: BulkAction,
  pages: readonly CheckedPage[],
  { schedulesDrafts = false, at }: BulkOptions = {},
): BulkPlan {
  const planned: PlannedPage[] = [];
  const blocked: BlockedPage[] = [];
  for (const page of pages) {
    const { id, state } = page;
    const title = nameOfPage(state?.title ?? id);
    const keepsScheduled = action === 'schedule' && !schedulesDrafts && Boolean(state?.scheduledAt);
    const preventing = preventingUses(action, page);
    const reason = state
      ? (findReason(action, page, state, keepsScheduled) ?? findTimeReason(action, state, at))
      : 'This page no longer exists.';
    if (reason !== undefined || !state) blocked.push({ id, title, reason: reason ?? '' });
    else if (preventing.length > 0)
      blocked.push({ id, title, reason: describePreventing(id, preventing), uses: preventing });
    else {
      const undo = planUndo(action, state, keepsScheduled);
      const change = keepsScheduled ? 'The scheduled version goes live then.' : effectOf(action, state, page);
      const effect =
        change + (action === 'schedule' ? replacedBy(state.scheduledAt) : '') + describeUndoLimit(action, undo);
      planned.push({
        id,
        title,
        version: state.draftVersion,
        effect,
        keepsScheduled,
        undo,
        ...(state.unpublishAt && { endsAt: state.unpublishAt }),
        ...linksTo(action, page),
      });
    }
  }
  return { planned, blocked };
}

/** What prevents that a page is deleted, or that shared tiles are taken off the site. Only deletion is prevented by drafts. */
function preventingUses(action: BulkAction, { id, uses = [] }: CheckedPage): readonly ContentUse[] {
  if (action === 'delete') return uses;
  return sharedNameOf(id) === undefined || action === 'restore' ? [] : uses.filter(({ isLive }) => isLive);
}

const describePreventing = (id: string, uses: readonly ContentUse[]): string =>
  sharedNameOf(id) === undefined ? 'Other content still refers to it. Change that first:' : tilesInUse(uses);

const removing: readonly BulkAction[] = ['unpublish', 'schedule-end'];

/** The content that links to a page which will be taken off the site. */
const linksTo = (action: BulkAction, { uses = [] }: CheckedPage) =>
  removing.includes(action) && uses.length > 0 ? { uses } : {};

const isLive = ({ publishedRevision }: PageState): boolean => typeof publishedRevision === 'number';

/** Why a page is left out; undefined if it is not. */
function findReason(
  action: BulkAction,
  { id, errors }: CheckedPage,
  state: PageState,
  keepsScheduled: boolean,
): string | undefined {
  if (action === 'restore') return state.deletedAt ? undefined : 'This page is not deleted.';
  if (state.deletedAt) return 'This page is deleted. Restore it first.';
  switch (action) {
    case 'publish':
    case 'schedule':
      // What is scheduled was checked when it was scheduled.
      if (keepsScheduled) return undefined;
      if (!state.hasDraft) return 'There are no changes to publish.';
      return errors.length > 0 ? describeErrors(errors) : undefined;
    case 'unpublish':
    case 'schedule-end':
      return whyPermanent(id) ?? (isLive(state) || state.scheduledAt ? undefined : 'This page is not live.');
    case 'delete':
      return whyPermanent(id);
  }
}

const describeErrors = ([first = '', ...others]: readonly string[]): string =>
  others.length === 0 ? first : `${first} And ${others.length} more ${others.length === 1 ? 'error' : 'errors'}.`;

/** Publishing cancels the schedule only of the version that is published. */
const afterPublishing = (isScheduledDraft = false): string =>
  isScheduledDraft
    ? ' This version is scheduled. Publishing now ends its schedule.'
    : ' Another version that is scheduled stays scheduled.';

function effectOf(action: BulkAction, state: PageState, { hasBuiltIn, isScheduledDraft }: CheckedPage): string {
  const schedule = state.scheduledAt || state.unpublishAt ? ' The schedule is cancelled.' : '';
  switch (action) {
    case 'publish':
      return `${isLive(state) ? 'The changes go' : 'The page goes'} live.${state.scheduledAt ? afterPublishing(isScheduledDraft) : ''}`;
    case 'schedule':
      if (state.scheduledAt) return 'Today’s draft goes live then, instead of the version that is scheduled.';
      return isLive(state) ? 'The changes go live then.' : 'The page goes live then.';
    case 'schedule-end':
      return describeEnd(state, hasBuiltIn);
    case 'unpublish':
      return isLive(state)
        ? `${afterwards(state.id, hasBuiltIn)}${schedule}`
        : 'The scheduled publication is cancelled.';
    case 'delete':
      return isLive(state)
        ? `${afterwards(state.id, hasBuiltIn)} You can restore it for 30 days.`
        : 'You can restore it for 30 days.';
    case 'restore':
      return 'The page is restored, and is live if it was live.';
  }
}

function describeEnd({ id, unpublishAt }: PageState, hasBuiltIn: boolean): string {
  return `From then on: ${afterwards(id, hasBuiltIn)}${replacedBy(unpublishAt)}`;
}

const replacedBy = (time: string | null | undefined): string => (time ? ' This replaces the time that is set.' : '');

/** What visitors notice when a page is no longer live. The service does not end shared tiles that a page shows. */
function afterwards(id: string, hasBuiltIn: boolean): string {
  if (sharedNameOf(id) !== undefined) return 'Pages can no longer show it. It is left out if a page shows it now.';
  if (isPageWithoutAddress(id)) return 'New pages can no longer start with it.';
  return `Visitors get ${pageAfterUnpublishing(hasBuiltIn)}.`;
}
