import type { Connection, Tables } from '#adapters/service/database/tables.ts';
import type { ChangeKind } from '#schemas/api/content/changes.ts';
import type { ContentUse } from '#schemas/api/content/content-kind.ts';
import type { PageState } from '#schemas/api/content/editing.ts';
import { isPermanentPage } from '#schemas/content/page/is-permanent-page.ts';
import { recordChange } from '../changes/changes.ts';
import { readFact, saveFact } from '../store/facts.ts';
import { changePage, clearedSchedule, readPageRow } from './page-row.ts';
import { toPageState } from './page-state.ts';
import { findPageUses } from './shared-uses.ts';

type PageRow = Tables['pages'];

/** Milliseconds for which deleted content can be restored. */
export const restorePeriodMs = 30 * 86_400_000;

export type PageRemovalResult =
  | { readonly kind: 'done'; readonly state: PageState }
  | { readonly kind: 'missing' }
  | { readonly kind: 'lasting' }
  | { readonly kind: 'used'; readonly uses: readonly ContentUse[] };

/** Marks a page as deleted that nothing refers to. Its content and its schedule stay, so that it can be restored. Call within `withContentLock`. */
export async function deletePage(connection: Connection, id: string, at: string): Promise<PageRemovalResult> {
  const row = await readPageRow(connection, id);
  if (!row) return { kind: 'missing' };
  if (isPermanentPage(id)) return { kind: 'lasting' };
  if (row.deleted_at !== null) return { kind: 'done', state: toPageState(row) };
  const uses = await findPageUses(connection, id);
  if (uses.length > 0) return { kind: 'used', uses };
  const changed = await changePage(connection, id, { deleted_at: at });
  if (row.published !== null) await recordChange(connection, 'page', id, at);
  return { kind: 'done', state: toPageState(changed) };
}

/** A page that was not live has no version to restore as a draft: its draft stays. */
const asDraftOf = ({ draft, published }: PageRow) => ({
  draft: draft ?? published,
  published: null,
  published_revision: null,
  published_at: null,
});

/** The times that are still to come. A page whose publication has passed meanwhile needs no end. */
function remainingSchedule({ published, scheduled, scheduled_at, unpublish_at }: PageRow, at: string) {
  const publishes = scheduled_at !== null && scheduled_at > at;
  const ends = unpublish_at !== null && unpublish_at > at && (published !== null || publishes || scheduled_at === null);
  return {
    scheduled: publishes ? scheduled : null,
    scheduled_at: publishes ? scheduled_at : null,
    unpublish_at: ends ? unpublish_at : null,
  };
}

/**
 * Restores a deleted page as it was, without the scheduled times that have passed; or as a draft without a schedule.
 * Call within `withContentLock`.
 */
export async function restorePage(
  connection: Connection,
  id: string,
  { at, asDraft = false }: { readonly at: string; readonly asDraft?: boolean | undefined },
): Promise<PageRemovalResult> {
  const row = await readPageRow(connection, id);
  if (!row) return { kind: 'missing' };
  if (row.deleted_at === null) return { kind: 'done', state: toPageState(row) };
  const changed = await changePage(connection, id, {
    deleted_at: null,
    ...(asDraft ? { ...asDraftOf(row), ...clearedSchedule } : remainingSchedule(row, at)),
  });
  if (row.published !== null && !asDraft) await recordChange(connection, 'page', id, at);
  return { kind: 'done', state: toPageState(changed) };
}

const sweptFactName = (kind: ChangeKind, id: string): string => `${kind}-swept/${id}`;

/** Whether content was deleted permanently; demo data must not create it again. */
export const isPermanentlyDeleted = async (connection: Connection, kind: ChangeKind, id: string): Promise<boolean> =>
  (await readFact(connection, sweptFactName(kind, id))) !== undefined;

/** Records that content is gone, so that demo data does not create it again. Call within `withContentLock`. */
export const recordRemoval = (connection: Connection, kind: ChangeKind, id: string, at: string): Promise<void> =>
  saveFact(connection, sweptFactName(kind, id), at);

/** Deletes the revisions of content permanently, and records it. Call within `withContentLock`. */
export async function purgeRevisions(connection: Connection, kind: ChangeKind, id: string, at: string): Promise<void> {
  await connection.deleteFrom('revisions').where('kind', '=', kind).where('subject', '=', id).execute();
  await recordRemoval(connection, kind, id, at);
}

/**
 * Permanently deletes the pages deleted before `before`, with their revisions, and returns their number. Call within
 * `withContentLock`.
 */
export async function purgeDeletedPages(connection: Connection, before: string): Promise<number> {
  const rows = await connection.selectFrom('pages').select('id').where('deleted_at', '<=', before).execute();
  for (const { id } of rows) await removePage(connection, id, before);
  return rows.length;
}

async function removePage(connection: Connection, id: string, at: string): Promise<void> {
  await purgeRevisions(connection, 'page', id, at);
  await connection.deleteFrom('pages').where('id', '=', id).execute();
}

/** Permanently deletes a deleted page with its revisions, so that its address is free. Call within `withContentLock`. */
export async function purgePage(
  connection: Connection,
  id: string,
  at: string,
): Promise<'purged' | 'missing' | 'not-deleted'> {
  const row = await readPageRow(connection, id);
  if (!row) return 'missing';
  if (row.deleted_at === null) return 'not-deleted';
  await removePage(connection, id, at);
  return 'purged';
}
