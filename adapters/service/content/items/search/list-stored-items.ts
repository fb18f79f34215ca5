import type { Connection } from '#adapters/service/database/tables.ts';
import type { ContentKind } from '#schemas/api/content/content-kind.ts';
import { listLastSequences } from '../../changes/changes.ts';
import { listPositions, readContents } from '../../store/contents.ts';
import { type Item, type ItemVersions, selectPublications } from '../item-state.ts';

/** An item of which no content was read. */
export interface StoredItem extends Item {
  /** Changes whenever the draft, what is live, or what was deleted does. */
  readonly stamp: string;
}

const columns = [
  'id',
  'version',
  'saved_at',
  'scheduled_at',
  'schedule_error',
  'unpublish_at',
  'unpublish_error',
  'deleted_at',
  'unpublished_position',
  'deleted_position',
] as const;

const selectRows = (connection: Connection, kind: ContentKind) =>
  connection
    .selectFrom('content_drafts')
    .select(columns)
    .select(({ eb }) => eb('draft', 'is', null).as('is_draft_absent'))
    .where('kind', '=', kind)
    .orderBy('id')
    .execute();

/**
 * All items of a kind in the order of the site. One that was unpublished or deleted stays where it was; what was never
 * live comes last.
 */
export async function listStoredItems(connection: Connection, kind: ContentKind): Promise<StoredItem[]> {
  const rows = await selectRows(connection, kind);
  const publications = await selectPublications(connection, kind).execute();
  const sequences = await listLastSequences(connection, kind);
  const live = await listPositions(connection, kind);
  const rowById = new Map(rows.map((row) => [row.id, row]));
  const publicationById = new Map(publications.map((each) => [each.subject, each]));
  const liveIds = new Set(live.map(({ id }) => id));
  const hidden = rows.flatMap(({ id, deleted_position, unpublished_position }) =>
    liveIds.has(id) ? [] : { id, position: deleted_position ?? unpublished_position ?? Number.MAX_SAFE_INTEGER },
  );
  return [...live, ...hidden]
    .sort((one, other) => one.position - other.position)
    .map(({ id }) => {
      const row = rowById.get(id);
      // Every change of what is live is recorded, and every other change of a draft has a new version.
      const stamp = [sequences.get(id), row?.version, row?.saved_at, row?.is_draft_absent, row?.deleted_at].join(' ');
      return { key: { kind, id }, row, isLive: liveIds.has(id), publication: publicationById.get(id), stamp };
    });
}

/** The versions of some items of a kind, by id. */
export async function readVersions(
  connection: Connection,
  kind: ContentKind,
  ids: readonly string[],
): Promise<ReadonlyMap<string, ItemVersions>> {
  const rows = await connection
    .selectFrom('content_drafts')
    .select(['id', 'draft', 'deleted'])
    .where('kind', '=', kind)
    .where('id', 'in', ids)
    .execute();
  const live = await readContents(connection, kind, ids);
  const rowById = new Map(rows.map((row) => [row.id, row]));
  return new Map(
    ids.map((id) => {
      const { draft = null, deleted = null } = rowById.get(id) ?? {};
      return [id, { draft, live: live.get(id), deleted }];
    }),
  );
}
