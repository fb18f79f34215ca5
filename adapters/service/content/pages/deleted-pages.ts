import type { Connection } from '#adapters/service/database/tables.ts';
import type { PageState } from '#schemas/api/content/editing.ts';
import { isPermanentPage } from '#schemas/content/page/is-permanent-page.ts';
import { recordChange } from '../changes/changes.ts';
import { changePage, clearedSchedule, readPageRow } from './page-row.ts';
import { toPageState } from './page-state.ts';

/** Milliseconds for which a deleted page can be restored. */
export const restorePeriodMs = 30 * 86_400_000;

export type PageRemovalResult =
  | { readonly kind: 'done'; readonly state: PageState }
  | { readonly kind: 'missing' }
  | { readonly kind: 'lasting' };

/** Marks a page as deleted. Its content stays, so that it can be restored. Call within `withContentLock`. */
export async function deletePage(connection: Connection, id: string, at: string): Promise<PageRemovalResult> {
  const row = await readPageRow(connection, id);
  if (!row) return { kind: 'missing' };
  if (isPermanentPage(id)) return { kind: 'lasting' };
  if (row.deleted_at !== null) return { kind: 'done', state: toPageState(row) };
  const changed = await changePage(connection, id, { ...clearedSchedule, deleted_at: at });
  if (row.published !== null) await recordChange(connection, 'page', id, at);
  return { kind: 'done', state: toPageState(changed) };
}

/** Restores a deleted page as it was. Call within `withContentLock`. */
export async function restorePage(connection: Connection, id: string, at: string): Promise<PageRemovalResult> {
  const row = await readPageRow(connection, id);
  if (!row) return { kind: 'missing' };
  if (row.deleted_at === null) return { kind: 'done', state: toPageState(row) };
  const changed = await changePage(connection, id, { deleted_at: null });
  if (row.published !== null) await recordChange(connection, 'page', id, at);
  return { kind: 'done', state: toPageState(changed) };
}

const sweptFactName = (id: string): string => `page-swept/${id}`;

/** Whether a page with this id was deleted permanently; demo data must not create it again. */
export async function isPermanentlyDeleted(connection: Connection, id: string): Promise<boolean> {
  const fact = await connection
    .selectFrom('facts')
    .select('name')
    .where('name', '=', sweptFactName(id))
    .executeTakeFirst();
  return fact !== undefined;
}

/**
 * Permanently deletes the pages deleted before `before`, with their revisions, and returns their number. Call within
 * `withContentLock`.
 */
export async function purgeDeletedPages(connection: Connection, before: string): Promise<number> {
  const rows = await connection.selectFrom('pages').select('id').where('deleted_at', '<=', before).execute();
  for (const { id } of rows) {
    await connection.deleteFrom('revisions').where('kind', '=', 'page').where('subject', '=', id).execute();
    await connection.deleteFrom('pages').where('id', '=', id).execute();
    await connection
      .insertInto('facts')
      .values({ name: sweptFactName(id), value: before })
      .onConflict((conflict) => conflict.column('name').doNothing())
      .execute();
  }
  return rows.length;
}
