import type { Connection } from '#adapters/service/database/tables.ts';
import type { InvalidField } from '#adapters/service/http/response.ts';
import { findTimeError, type ScheduledTimes, type TimeError } from '../../pages/schedule-times.ts';
import { readContent } from '../../store/contents.ts';
import { checkPublication } from '../check-item.ts';
import { doneWith, findRefusal, type ItemResult } from '../item-drafts.ts';
import { changeItemRow, clearedSchedule, type ItemKey, type ItemRow, readItemRow } from '../item-row.ts';
import { isAlwaysLive } from '../unpublish-item.ts';

interface ItemSchedule extends ScheduledTimes {
  /** Version of the draft that was reviewed; undefined accepts any version. */
  readonly version?: number | undefined;
  /** Whether the version that is scheduled moves, instead of scheduling the draft. */
  readonly keepsScheduled?: boolean | undefined;
}

export type ScheduledItem =
  | ItemResult
  | TimeError
  | { readonly kind: 'permanent' }
  | { readonly kind: 'nothing-to-publish' }
  | { readonly kind: 'invalid'; readonly errors: readonly InvalidField[] };

/**
 * Sets when an item is published and unpublished. The current draft is what will be published, because it is what was
 * reviewed, unless the scheduled version is kept. An end stays when the publication is cancelled. Call within `withContentLock`.
 */
export async function scheduleItem(
  connection: Connection,
  key: ItemKey,
  schedule: ItemSchedule,
  now: string,
): Promise<ScheduledItem> {
  const { publishAt, unpublishAt, version, keepsScheduled } = schedule;
  const row = await readItemRow(connection, key);
  const isLive = (await readContent(connection, key.kind, key.id)) !== undefined;
  if (!row && !isLive) return { kind: 'missing' };
  const refusal = findRefusal(row, version);
  if (refusal) return refusal;
  if (unpublishAt && isAlwaysLive(key.kind)) return { kind: 'permanent' };
  const { scheduled_at = null, unpublish_at = null } = row ?? {};
  const timeError = findTimeError({ isLive, scheduled_at, unpublish_at }, schedule, now);
  if (timeError) return timeError;
  const content = (keepsScheduled ? row?.scheduled : row?.draft) ?? null;
  if (publishAt) {
    if (content === null) return { kind: 'nothing-to-publish' };
    const errors = await checkPublication(connection, key, content);
    if (errors.length > 0) return { kind: 'invalid', errors };
  }
  const change: Partial<ItemRow> = {
    ...(publishAt && { scheduled: content, scheduled_at: publishAt, schedule_error: null }),
    ...(publishAt === null && clearedSchedule),
    ...(unpublishAt !== undefined && { unpublish_at: unpublishAt, unpublish_error: null }),
  };
  if (row || publishAt || unpublishAt) await changeItemRow(connection, key, change);
  return doneWith(connection, key);
}
