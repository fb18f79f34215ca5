import type { SqlBool } from 'kysely';
import type { Connection, Tables } from '#adapters/service/database/tables.ts';
import type { PageState } from '#schemas/api/content/editing.ts';

type PageRow = Tables['pages'];
type ContentColumn = 'draft' | 'published' | 'scheduled' | 'unpublished_schedule';

const toState = (row: Omit<PageRow, ContentColumn>, hasDraft: boolean): PageState => ({
  id: row.id,
  title: row.title ?? undefined,
  hasDraft,
  draftVersion: row.draft_version,
  draftSavedAt: row.draft_saved_at,
  // The published version of a deleted page is hidden.
  publishedRevision: row.deleted_at === null ? row.published_revision : null,
  publishedAt: row.deleted_at === null ? row.published_at : null,
  scheduledAt: row.scheduled_at,
  unpublishAt: row.unpublish_at,
  deletedAt: row.deleted_at,
  ...(row.deleted_at !== null && { restoresLive: row.published_revision !== null }),
});

/** The state of a page. A draft that equals the published version does not count as a draft. */
export const toPageState = (row: PageRow): PageState => toState(row, row.draft !== null && row.draft !== row.published);

const stateColumns = [
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

/** The states of all pages, including deleted ones. Reads no content, because there may be thousands of pages. */
export async function listPageStates(connection: Connection): Promise<PageState[]> {
  const rows = await connection
    .selectFrom('pages')
    .select(stateColumns)
    .select(({ and, or, eb }) =>
      and([eb('draft', 'is not', null), or([eb('published', 'is', null), eb('draft', '!=', eb.ref('published'))])]).as(
        'has_draft',
      ),
    )
    .orderBy('id')
    .execute();
  const formerlyPublished = await listFormerlyPublished(connection);
  return rows.map((row) => ({
    ...toState(row, isTrue(row.has_draft)),
    ...(formerlyPublished.has(row.id) && { wasPublished: true }),
  }));
}

/** The ids of the pages that are not live and were published before. */
async function listFormerlyPublished(connection: Connection): Promise<ReadonlySet<string>> {
  const rows = await connection
    .selectFrom('pages')
    .select('id')
    .where('published', 'is', null)
    .where(({ exists, selectFrom }) =>
      exists(
        selectFrom('revisions')
          .select('number')
          .where('kind', '=', 'page')
          .whereRef('subject', '=', 'pages.id')
          .where('origin', '!=', 'draft'),
      ),
    )
    .execute();
  return new Set(rows.map(({ id }) => id));
}
