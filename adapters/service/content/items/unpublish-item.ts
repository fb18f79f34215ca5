import type { Connection } from '#adapters/service/database/tables.ts';
import type { ContentKind } from '#schemas/api/content/content-kind.ts';
import { recordChange } from '../changes/changes.ts';
import { scheduleText } from '../pages/schedule-times.ts';
import { addRevision, readPublishedRevision } from '../revisions/revisions.ts';
import { readContent, readPosition, removeContent } from '../store/contents.ts';
import { doneWith, type ItemResult } from './item-drafts.ts';
import { changeItemRow, clearedEnd, clearedSchedule, type ItemKey, readItemRow } from './item-row.ts';

export type UnpublishedItem =
  | ItemResult
  | { readonly kind: 'permanent' | 'nothing-to-unpublish' }
  | { readonly kind: 'booked'; readonly bookings: number };

/** The site needs its settings, and a restaurant its booking rules. */
export const isAlwaysLive = (kind: ContentKind): boolean => kind === 'settings' || kind === 'booking-rules';

/**
 * Unpublishes an item and cancels its schedule, which is stored, unless it is kept. What was live is the draft if there
 * is no other, and a revision. Call within `withContentLock`.
 */
export async function unpublishItem(
  connection: Connection,
  key: ItemKey,
  at: string,
  { keepsSchedule = false }: { readonly keepsSchedule?: boolean | undefined } = {},
): Promise<UnpublishedItem> {
  const { kind, id } = key;
  const row = await readItemRow(connection, key);
  const live = await readContent(connection, kind, id);
  if (!row && live === undefined) return { kind: 'missing' };
  if (row && row.deleted_at !== null) return { kind: 'deleted' };
  if (isAlwaysLive(kind)) return { kind: 'permanent' };
  if (live === undefined) return cancelPublication(connection, key, row?.scheduled_at ?? null);
  const bookings = await countComingBookings(connection, key, at);
  if (bookings > 0) return { kind: 'booked', bookings };
  if ((await readPublishedRevision(connection, kind, id))?.content !== live)
    await addRevision(connection, { kind, subject: id, content: live, origin: 'editor', at });
  await changeItemRow(connection, key, {
    draft: row?.draft ?? live,
    unpublished_position: (await readPosition(connection, kind, id)) ?? null,
    ...(keepsSchedule
      ? { unpublished_schedule: null }
      : { unpublished_schedule: scheduleText(row), ...clearedSchedule, ...clearedEnd }),
  });
  await removeContent(connection, kind, id);
  await recordChange(connection, kind, id, at);
  return doneWith(connection, key);
}

/** An item that is only scheduled to go live stays a draft. */
async function cancelPublication(
  connection: Connection,
  key: ItemKey,
  scheduledAt: string | null,
): Promise<UnpublishedItem> {
  if (scheduledAt === null) return { kind: 'nothing-to-unpublish' };
  await changeItemRow(connection, key, { ...clearedSchedule, ...clearedEnd });
  return doneWith(connection, key);
}

/** The bookings and open enquiries of a restaurant from now on; none of other content. */
export async function countComingBookings(connection: Connection, { kind, id }: ItemKey, at: string): Promise<number> {
  if (kind !== 'restaurants') return 0;
  const rows = await connection
    .selectFrom('bookings')
    .select('reference')
    .where('store_id', '=', id)
    .where('status', '!=', 'cancelled')
    .where('starts_at', '>=', at)
    .limit(1000)
    .execute();
  return rows.length;
}
