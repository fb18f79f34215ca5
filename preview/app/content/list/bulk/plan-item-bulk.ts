import type { ContentState } from '#schemas/api/content/content-items.ts';
import type { ContentUse } from '#schemas/api/content/content-kind.ts';

export type ItemBulkAction = 'publish' | 'unpublish' | 'delete';

interface PlannedItem {
  readonly item: ContentState;
  /** What visitors will notice. */
  readonly effect: string;
  readonly uses: readonly ContentUse[];
}

interface BlockedItem {
  readonly item: ContentState;
  readonly reason: string;
  readonly uses: readonly ContentUse[];
}

/** What an action will do with each item, before it is done. `usesOf` is what uses an item. Pure. */
export function planItemBulk(
  action: ItemBulkAction,
  items: readonly ContentState[],
  usesOf: (item: ContentState) => readonly ContentUse[],
): { readonly planned: readonly PlannedItem[]; readonly blocked: readonly BlockedItem[] } {
  const planned: PlannedItem[] = [];
  const blocked: BlockedItem[] = [];
  for (const item of items) {
    const uses = action === 'publish' ? [] : usesOf(item);
    const reason = findReason(action, item, uses);
    if (reason === undefined) planned.push({ item, effect: effectOf(action, item), uses });
    else blocked.push({ item, reason, uses: action === 'delete' ? uses : [] });
  }
  return { planned, blocked };
}

/** Why an item is left out; undefined if it is not. */
function findReason(action: ItemBulkAction, item: ContentState, uses: readonly ContentUse[]): string | undefined {
  switch (action) {
    case 'publish':
      return item.hasDraft ? undefined : 'There are no changes to publish.';
    case 'unpublish':
      return item.isLive ? undefined : 'It is not live.';
    case 'delete':
      return uses.length > 0 ? 'Other content still refers to it. Change that first:' : undefined;
  }
}

function effectOf(action: ItemBulkAction, { isLive, scheduledAt, unpublishAt }: ContentState): string {
  switch (action) {
    case 'publish': {
      const schedule = scheduledAt
        ? ' If this version is the scheduled one, its schedule ends. Undo brings it back.'
        : '';
      return `${isLive ? 'The changes go live.' : 'It goes live.'}${schedule}`;
    }
    case 'unpublish': {
      const schedule = scheduledAt || unpublishAt ? ' The schedule is cancelled. Undo brings it back.' : '';
      return `Visitors will no longer see it.${schedule}`;
    }
    case 'delete':
      return `${isLive ? 'Visitors will no longer see it. ' : ''}You can restore it for 30 days.`;
  }
}
