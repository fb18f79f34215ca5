import type { PageState } from '#schemas/api/content/editing.ts';
import type { ScheduledTimes } from '../../../api/pages.ts';
import type { BulkAction } from '../plan-bulk.ts';
import { isUndoable } from './use-latest-bulk.ts';

/** How an action with a page is undone. */
export type BulkUndo =
  | { readonly kind: 'restore' }
  /** `keepsSchedule`: what was scheduled before the publication stays. */
  | { readonly kind: 'unpublish'; readonly keepsSchedule?: boolean; readonly scheduledAt?: string }
  /** Publishes what was live before. `keepsDraft`: what was published becomes the draft again. Otherwise the schedule returns. */
  | {
      readonly kind: 'republish';
      readonly revision: number;
      readonly keepsDraft: boolean;
      readonly scheduledAt?: string;
    }
  | { readonly kind: 'schedule'; readonly times: ScheduledTimes };

/** How an action will be undone, from the state before it; undefined if it cannot be. */
export function planUndo(action: BulkAction, state: PageState, keepsScheduled = false): BulkUndo | undefined {
  const { publishedRevision: live, scheduledAt, unpublishAt } = state;
  switch (action) {
    case 'publish': {
      const schedule = scheduledAt ? { scheduledAt } : {};
      if (typeof live === 'number') return { kind: 'republish', revision: live, keepsDraft: true, ...schedule };
      return { kind: 'unpublish', ...((scheduledAt || unpublishAt) && { keepsSchedule: true }), ...schedule };
    }
    case 'unpublish':
      return typeof live === 'number' ? { kind: 'republish', revision: live, keepsDraft: false } : undefined;
    case 'schedule':
      if (scheduledAt && keepsScheduled) return { kind: 'schedule', times: { publishAt: scheduledAt, keepsScheduled } };
      // The version that was scheduled before is replaced.
      return scheduledAt ? undefined : { kind: 'schedule', times: { publishAt: null } };
    case 'schedule-end':
      return { kind: 'schedule', times: { unpublishAt: unpublishAt ?? null } };
    case 'delete':
      return { kind: 'restore' };
    case 'restore':
      return undefined;
  }
}

/** What undo does not bring back; empty if it brings back everything. */
export function describeUndoLimit(action: BulkAction, undo: BulkUndo | undefined): string {
  if (!isUndoable(action) || action === 'delete') return '';
  return undo === undefined ? ' This cannot be undone.' : '';
}
