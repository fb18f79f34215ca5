import type { Connection } from '#adapters/service/database/tables.ts';
import type { InvalidField } from '#adapters/service/http/response.ts';
import type { ContentUse } from '#schemas/api/content/content-kind.ts';
import { recordChange } from '../changes/changes.ts';
import { purgeRevisions } from '../pages/deleted-pages.ts';
import { readContent, readPosition, removeContent, saveContent } from '../store/contents.ts';
import { checkItem } from './check-item.ts';
import { doneWith, type ItemResult } from './item-drafts.ts';
import { changeItemRow, clearedEnd, clearedSchedule, type ItemKey, type ItemRow, readItemRow } from './item-row.ts';
import { countComingBookings } from './unpublish-item.ts';
import { findUses } from './uses/find-uses.ts';

export type ItemRemoval =
  | ItemResult
  | { readonly kind: 'permanent' }
  | { readonly kind: 'used'; readonly uses: readonly ContentUse[] }
  | { readonly kind: 'booked'; readonly bookings: number };

/** The site needs its settings, and a restaurant its booking rules. */
const isPermanent = ({ kind }: ItemKey, live: string | undefined): boolean =>
  kind === 'settings' || (kind === 'booking-rules' && live !== undefined);

/**
 * Deletes an item that nothing refers to. Its content and its schedule stay for 30 days, so that it can be restored. Call within
 * `withContentLock`.
 */
export async function deleteItem(connection: Connection, key: ItemKey, at: string): Promise<ItemRemoval> {
  const { kind, id } = key;
  const row = await readItemRow(connection, key);
  const live = await readContent(connection, kind, id);
  if (!row && live === undefined) return { kind: 'missing' };
  if (isPermanent(key, live)) return { kind: 'permanent' };
  if (row && row.deleted_at !== null) return doneWith(connection, key);
  const uses = await findUses(connection, key);
  if (uses.length > 0) return { kind: 'used', uses };
  const bookings = await countComingBookings(connection, key, at);
  if (bookings > 0) return { kind: 'booked', bookings };
  const position = await readPosition(connection, kind, id);
  await changeItemRow(connection, key, {
    deleted_at: at,
    deleted: live ?? null,
    deleted_position: position ?? null,
  });
  await removeContent(connection, kind, id);
  if (live !== undefined) await recordChange(connection, kind, id, at);
  return doneWith(connection, key);
}

export type RestoredItem = ItemResult | { readonly kind: 'invalid'; readonly errors: readonly InvalidField[] };

/** Clears the scheduled times that have passed. An item whose publication has passed meanwhile needs no end. */
function clearedTimes({ deleted, scheduled_at, unpublish_at }: ItemRow, at: string) {
  const publishes = scheduled_at !== null && scheduled_at > at;
  const ends = unpublish_at !== null && unpublish_at > at && (deleted !== null || publishes || scheduled_at === null);
  return { ...(scheduled_at !== null && !publishes && clearedSchedule), ...(!ends && clearedEnd) };
}

/** Restores a deleted item as it was, without the scheduled times that have passed, if it is still valid beside what is live now. Call within `withContentLock`. */
export async function restoreItem(connection: Connection, key: ItemKey, at: string): Promise<RestoredItem> {
  const { kind, id } = key;
  const row = await readItemRow(connection, key);
  if (!row || row.deleted_at === null) return doneWith(connection, key);
  const { deleted, deleted_position } = row;
  if (deleted !== null) {
    const errors = await checkItem(connection, key, deleted);
    if (errors.length > 0) return { kind: 'invalid', errors };
    await saveContent(connection, kind, {
      id,
      content: deleted,
      ...(deleted_position !== null && { position: deleted_position }),
    });
    await recordChange(connection, kind, id, at);
  }
  const restored = { deleted_at: null, deleted: null, deleted_position: null };
  await changeItemRow(connection, key, { ...clearedTimes(row, at), ...restored });
  return doneWith(connection, key);
}

/**
 * Permanently deletes the items deleted before `before` with their revisions, and the booking rules of restaurants. Call
 * within `withContentLock`.
 */
export async function purgeDeletedItems(connection: Connection, before: string): Promise<void> {
  const rows = await connection.selectFrom('content_drafts').selectAll().where('deleted_at', '<=', before).execute();
  for (const { kind, id } of rows) {
    await purgeItem(connection, { kind, id }, before);
    if (kind !== 'restaurants') continue;
    await removeContent(connection, 'booking-rules', id);
    await purgeItem(connection, { kind: 'booking-rules', id }, before);
  }
}

async function purgeItem(connection: Connection, { kind, id }: ItemKey, at: string): Promise<void> {
  await purgeRevisions(connection, kind, id, at);
  await connection.deleteFrom('content_drafts').where('kind', '=', kind).where('id', '=', id).execute();
}
