import type { SqlBool } from 'kysely';
import type { Connection, Tables } from '#adapters/service/database/tables.ts';
import type { PageState } from '#schemas/api/content/editing.ts';

type PageRow = Tables['pages'];
type Contents = 'draft' | 'published' | 'scheduled';

const stateOf = (row: Omit<PageRow, Contents>, hasDraft: boolean): PageState => ({
  id: row.id,
  title: row.title ?? undefined,
  hasDraft,
  draftVersion: row.draft_version,
  draftSavedAt: row.draft_saved_at,
  // What a deleted page had published is nobody's to see.
  publishedRevision: row.deleted_at === null ? row.published_revision : null,
  publishedAt: row.deleted_at === null ? row.published_at : null,
  scheduledAt: row.scheduled_at,
  unpublishAt: row.unpublish_at,
  deletedAt: row.deleted_at,
});

/** How a page stands. A draft that is the same as what is published is none. */
export const pageStateOf = (row: PageRow): PageState => stateOf(row, row.draft !== null && row.draft !== row.published);

const withoutContents = [
  'id',
  'title',
  'draft_version',
  'draft_saved_at',
  'published_revision',
  'published_at',
  'scheduled_at',
  'unpublish_at',
  'deleted_at',
] as const;

const isTrue = (value: SqlBool): boolean => value === true || value === 1;

/** How all pages stand, the deleted ones too. Their contents stay in the database: there may be thousands of them. */
export async function listPageStates(connection: Connection): Promise<PageState[]> {
  const rows = await connection
    .selectFrom('pages')
    .select(withoutContents)
    .select(({ and, or, eb }) =>
      and([eb('draft', 'is not', null), or([eb('published', 'is', null), eb('draft', '!=', eb.ref('published'))])]).as(
        'has_draft',
      ),
    )
    .orderBy('id')
    .execute();
  return rows.map((row) => stateOf(row, isTrue(row.has_draft)));
}
