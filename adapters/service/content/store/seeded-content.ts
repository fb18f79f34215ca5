import type { Connection } from '#adapters/service/database/tables.ts';
import type { ChangeKind } from '#schemas/api/content/changes.ts';
import type { ContentKind } from '#schemas/api/content/content-kind.ts';
import { isPermanentlyDeleted } from '../pages/deleted-pages.ts';
import { hasEditorRevision, readLastRevision } from '../revisions/revisions.ts';

/**
 * Whether anyone but the demo data created, changed or removed this item. `current` is the published content, if any.
 * It is compared with the last revision, because direct changes in the database leave no revision.
 */
export async function isModified(
  connection: Connection,
  kind: ChangeKind,
  id: string,
  current: string | undefined,
): Promise<boolean> {
  if (await hasEditorRevision(connection, kind, id)) return true;
  if (kind === 'page' ? await isPageModified(connection, id) : await isItemModified(connection, kind, id)) return true;
  return current !== (await readLastRevision(connection, kind, id))?.content;
}

async function isPageModified(connection: Connection, id: string): Promise<boolean> {
  const row = await connection
    .selectFrom('pages')
    .select(['draft_version', 'deleted_at', 'scheduled_at', 'unpublish_at'])
    .where('id', '=', id)
    .executeTakeFirst();
  if (!row) return isPermanentlyDeleted(connection, 'page', id);
  return row.draft_version > 0 || row.deleted_at !== null || row.scheduled_at !== null || row.unpublish_at !== null;
}

async function isItemModified(connection: Connection, kind: ContentKind, id: string): Promise<boolean> {
  const row = await connection
    .selectFrom('content_drafts')
    .select('id')
    .where('kind', '=', kind)
    .where('id', '=', id)
    .executeTakeFirst();
  return row !== undefined || isPermanentlyDeleted(connection, kind, id);
}

const contentTables = [
  'settings',
  'restaurants',
  'menus',
  'offers',
  'jobs',
  'social_posts',
  'booking_rules',
  'content_drafts',
  'pages',
  'revisions',
] as const;

/** Whether the database has no content at all. */
export async function hasNoContent(connection: Connection): Promise<boolean> {
  for (const table of contentTables) {
    const row = await connection
      .selectFrom(table)
      .select((each) => each.lit(1).as('one'))
      .limit(1)
      .executeTakeFirst();
    if (row) return false;
  }
  return true;
}
