import type { Connection, ContentDraftTable } from '#adapters/service/database/tables.ts';
import type { ContentKind } from '#schemas/api/content/content-kind.ts';

/** Identifies an item among all content but pages. */
export interface ItemKey {
  readonly kind: ContentKind;
  readonly id: string;
}

export type ItemRow = ContentDraftTable;

/** The draft, schedule and deletion of an item; undefined if it never had one. */
export const readItemRow = (connection: Connection, { kind, id }: ItemKey): Promise<ItemRow | undefined> =>
  connection.selectFrom('content_drafts').selectAll().where('kind', '=', kind).where('id', '=', id).executeTakeFirst();

/** Changes an item’s row, which is added if there is none. Call within `withContentLock`. */
export const changeItemRow = (
  connection: Connection,
  { kind, id }: ItemKey,
  change: Partial<Omit<ItemRow, 'kind' | 'id'>>,
): Promise<ItemRow> =>
  connection
    .insertInto('content_drafts')
    .values({ kind, id, version: 0, ...change })
    .onConflict((conflict) => conflict.columns(['kind', 'id']).doUpdateSet({ kind, ...change }))
    .returningAll()
    .executeTakeFirstOrThrow();

/** Column values that clear the scheduled publication of an item. */
export const clearedSchedule = { scheduled: null, scheduled_at: null, schedule_error: null } as const;

/** Column values that clear the scheduled end of an item. */
export const clearedEnd = { unpublish_at: null, unpublish_error: null } as const;
