import type { Connection } from '#adapters/service/database/tables.ts';
import type { ChangeKind } from '#schemas/api/content/changes.ts';
import { wasSwept } from '../pages/deleted-pages.ts';
import { isEdited } from '../pages/revisions.ts';

/**
 * Whether somebody else than the demo data made, changed or removed this. `current` is what is live, absent when nothing
 * is. It compares with the last revision, because an operator's own statements leave none.
 */
export async function isTouched(
  connection: Connection,
  kind: ChangeKind,
  id: string,
  current: string | undefined,
): Promise<boolean> {
  if (await isEdited(connection, kind, id)) return true;
  if (kind === 'page' && (await isPageTouched(connection, id))) return true;
  const last = await connection
    .selectFrom('revisions')
    .select('content')
    .where('kind', '=', kind)
    .where('subject', '=', id)
    .orderBy('number', 'desc')
    .limit(1)
    .executeTakeFirst();
  return current !== last?.content;
}

async function isPageTouched(connection: Connection, id: string): Promise<boolean> {
  const row = await connection
    .selectFrom('pages')
    .select(['draft_version', 'deleted_at', 'scheduled_at', 'unpublish_at'])
    .where('id', '=', id)
    .executeTakeFirst();
  if (!row) return wasSwept(connection, id);
  return row.draft_version > 0 || row.deleted_at !== null || row.scheduled_at !== null || row.unpublish_at !== null;
}

const contentTables = [
  'settings',
  'restaurants',
  'menus',
  'offers',
  'jobs',
  'social_posts',
  'booking_rules',
  'pages',
  'revisions',
] as const;

/** Whether nobody has put any content into the database yet. */
export async function holdsNoContent(connection: Connection): Promise<boolean> {
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
