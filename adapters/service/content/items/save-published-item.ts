import type { Connection } from '#adapters/service/database/tables.ts';
import { recordChange } from '../changes/changes.ts';
import { addPublishedRevision } from '../revisions/revisions.ts';
import { saveContent } from '../store/contents.ts';
import { changeItemRow, type ItemKey, readItemRow } from './item-row.ts';

interface NewContent {
  readonly content: string;
  readonly at: string;
}

/**
 * Publishes valid content with a revision and a change, and keeps its draft. An item that was deleted is there again,
 * and one that was unpublished is at its former position. Call within `withContentLock`.
 */
export async function savePublishedItem(connection: Connection, key: ItemKey, { content, at }: NewContent) {
  const { kind, id } = key;
  const row = await readItemRow(connection, key);
  const position = row?.unpublished_position;
  await saveContent(connection, kind, { id, content, ...(position != null && { position }) });
  const revision = await addPublishedRevision(connection, { kind, subject: id, content, origin: 'editor', at });
  if (row)
    await changeItemRow(connection, key, {
      unpublished_position: null,
      unpublished_schedule: null,
      ...(row.deleted_at !== null && { deleted_at: null, deleted: null, deleted_position: null }),
    });
  return { revision, sequence: await recordChange(connection, kind, id, at) };
}
